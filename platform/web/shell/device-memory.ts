/** What this device remembers under a name; a browser may forbid it, then it lasts as long as the page. */
const inMemory = new Map<string, string>();

export function recall(key: string): unknown {
  const name = `chambord.${key}`;
  try {
    return JSON.parse(inMemory.get(name) ?? localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  const name = `chambord.${key}`;
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    inMemory.delete(name);
  } catch {
    inMemory.set(name, text);
  }
}

export function forget(key: string): void {
  const name = `chambord.${key}`;
  inMemory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // A browser that forbids it has nothing there.
  }
}

/** Whether this device is somebody to a server. Only then it is asked. */
export const playsOnline = () => recall('guest') === true;
