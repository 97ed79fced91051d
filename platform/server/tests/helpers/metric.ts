/** A figure that the server says of itself at /metrics; 0 where it says nothing. */
export async function metric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}metrics`)).text();
  const [, value = '0'] = new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\S+)`, 'm').exec(text) ?? [];
  return Number(value);
}
