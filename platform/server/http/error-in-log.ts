/** What a log says of an error. Errors of a database carry much more: the connection with its keys, and the rows in question. */
export function errorInLog(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: name, message, stack, ...code };
}
