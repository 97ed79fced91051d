/** Games cannot be kept where they should be. The message says which file, what is wrong with it, and what to do. */
export class DataTrouble extends Error {
  override readonly name = 'DataTrouble';
}

/** What an error of the system or of SQLite means for whoever runs the server; what is not known stays as it is. */
export function troubleWith(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DataTrouble) return error;
  const advice = adviceOn(codeOf(error));
  return advice === null ? error : new DataTrouble(`${file} ${advice} Nothing was changed. (${error.message})`);
}

export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A file that cannot be opened has no code but this.
  return code === '' && error instanceof Error && error.message.endsWith(' 14")') ? 'SQLITE_CANTOPEN' : code;
}

function adviceOn(code: string): string | null {
  // Extended codes have a second word: SQLITE_IOERR_WRITE.
  const [first = ''] = /^SQLITE_[A-Z]+|^E[A-Z]+/.exec(code) ?? [];
  switch (first) {
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return 'is damaged, or is not a database at all. Put a backup in its place (docs/hosting.md), or move it away to begin without games.';
    case 'SQLITE_FULL':
    case 'ENOSPC':
    case 'EDQUOT':
      return 'cannot be written: the disk is full. Make room, and start again.';
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_PERM':
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return 'cannot be opened for writing. Let the user who runs the server write to the folder and its files, or choose another folder with --data.';
    case 'SQLITE_BUSY':
    case 'SQLITE_LOCKED':
      return 'is held by another program. Wait until it is done, or stop it, and start again.';
    case 'SQLITE_IOERR':
    case 'EIO':
      return 'cannot be read or written: the disk fails. Look into the log of the system.';
    default:
      return null;
  }
}
