import { createInterface } from 'node:readline';

/** A person at a terminal, or a file of answers at the other end of a pipe. */
export interface Terminal {
  /** Whether a person is there. */
  readonly live: boolean;
  /** How many lines can be seen at a time; endless where nobody looks. */
  readonly height: number;
  print(text: string): void;
  /** The next line; undefined when there is none any more. */
  ask(prompt: string): Promise<string | undefined>;
  clear(): void;
  close(): void;
}

/** A text without what would command a terminal instead of being shown: names come from files of anybody. */
export function harmless(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

export function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  const live = stdin.isTTY && stdout.isTTY;
  const reader = createInterface({ input: stdin, output: live ? stdout : undefined, terminal: live });
  // Ctrl-C ends the input, so that whoever asks next can leave in good order.
  reader.on('SIGINT', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  return {
    live,
    get height() {
      return live ? stdout.rows : Infinity;
    },
    print: (text) => void stdout.write(`${harmless(text)}\n`),
    async ask(prompt) {
      stdout.write(harmless(prompt));
      const line = await lines.next();
      if (!live) stdout.write('\n');
      return line.done === true ? undefined : line.value.trim();
    },
    clear() {
      if (live) stdout.write('\u001b[2J\u001b[3J\u001b[H');
    },
    close: () => reader.close(),
  };
}
