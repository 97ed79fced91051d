import { renderMermaidSVG } from 'beautiful-mermaid';

/** A picture in Mermaid's language, drawn beforehand in the colours of the page: nothing has to be loaded to see it. */
export function drawn(text: string): string {
  const svg = renderMermaidSVG(text, {
    bg: 'var(--field)',
    fg: 'var(--ink)',
    line: 'var(--line-strong)',
    accent: 'var(--rubric)',
    muted: 'var(--ink-2)',
    surface: 'var(--panel)',
    border: 'var(--line-strong)',
    font: 'Alegreya Sans',
    transparent: true,
  })
    // It would ask an outside host for the font.
    .replaceAll(/@import url\([^)]*\);?/g, '')
    .replace('<svg ', '<svg role="img" aria-label="Drawing: what is said in the text around it" ');
  return `<figure class="wide" tabindex="0">${svg}</figure>\n`;
}
