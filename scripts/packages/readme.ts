/** An example of a README, and what it says that it prints; null if it does not say. */
export interface Example {
  readonly code: string;
  readonly prints: string | null;
}

const BLOCK = /^```(?<language>\w*)\n(?<text>[^]*?)^```$/gm;

/** Every block of TypeScript, with the block of text behind it, if the next block is one. */
export function examplesOf(markdown: string): Example[] {
  const blocks = [...markdown.matchAll(BLOCK)].map(({ groups }) => ({
    language: groups?.['language'] ?? '',
    text: groups?.['text'] ?? '',
  }));
  return blocks.flatMap(({ language, text }, i) => {
    if (language !== 'ts') return [];
    const next = blocks[i + 1];
    return [{ code: text, prints: next?.language === 'text' ? next.text : null }];
  });
}
