/** A browser with one window, driven from outside: as Playwright drives Chromium, but a browser as people have it. */
export interface Engine {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Makes the inside of the window this large. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** What an expression, or its promise, is in the page: plain data. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** A touch at a spot of the window. */
  readonly touch: (x: number, y: number) => Promise<void>;
  /** What is seen in the window, as PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Where a hand goes, in the words that both protocols share. */
export function touchAt(x: number, y: number): readonly object[] {
  return [
    {
      type: 'pointer',
      id: 'hand',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

/** Answers come as text: each protocol writes down anything else in its own way. */
export function asText(expression: string): string {
  return `Promise.resolve(${expression}).then((answer) => JSON.stringify(answer ?? null))`;
}
