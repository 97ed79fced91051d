import markdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { newAnchors } from './anchors.ts';
import { drawn } from './mermaid.ts';

/** A heading, and what is said below it until the next one. */
export interface Section {
  readonly level: number;
  readonly title: string;
  readonly anchor: string;
  text: string;
}

export interface Rendered {
  readonly html: string;
  readonly sections: readonly Section[];
}

/** Where a link leads in the site, and what the page there is called; null if there is nothing that a reader of it could open. */
export type Leads = (href: string) => { readonly href: string; readonly title?: string } | null;

/** The end of a link that leads to nothing that could be opened. */
const ELSEWHERE = { elsewhere: true };

const markdown = markdownIt({ html: true, linkify: false, typographer: false });
const { escapeHtml } = markdown.utils;
/** Wide tables go to the side by themselves, and not the page with them. */
markdown.renderer.rules['table_open'] = () => '<div class="wide" tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['link_open'] = (tokens, i, options, _env, self) =>
  tokens[i]?.attrGet('href') === null ? '<span class="elsewhere">' : self.renderToken(tokens, i, options);
const fence = markdown.renderer.rules['fence'];
markdown.renderer.rules['link_close'] = (tokens, i, options, _env, self) =>
  tokens[i]?.meta === ELSEWHERE ? '</span>' : self.renderToken(tokens, i, options);
markdown.renderer.rules['fence'] = (tokens, i, options, env, self) => {
  const token = tokens[i];
  if (token?.info.trim() === 'mermaid') return drawn(token.content);
  const listing = token?.info.trim() === '' ? listed(token.content) : null;
  return listing ?? withinReach(fence?.(tokens, i, options, env, self) ?? '');
};

/**
 * A listing: names, and in a column beside them what each is. Its lines break below that column instead of running out of the page. Null for whatever
 * else stands in a block.
 */
function listed(content: string): string | null {
  const lines = content.trimEnd().split('\n');
  const entries = lines.map((line) => /^( *)(\S.*?)( {2,})(\S.*)$/.exec(line) ?? /^( *)(\S+)$/.exec(line));
  const columns = entries.flatMap((entry) => (entry?.[4] === undefined ? [] : [entry[0].length - entry[4].length]));
  if (entries.includes(null) || columns.length < 3 || 2 * columns.length < lines.length) return null;
  const column = Math.min(...columns);
  const html = entries.map((entry) => {
    const [, before = '', name = '', gap = '', what = ''] = entry ?? [];
    const text = `${before}<b>${escapeHtml(name)}</b><span class="gap">${gap.slice(1)}</span> ${escapeHtml(what)}`;
    return `<span class="entry" style="--column: ${column}; --in: ${before.length + 2}">${text}</span>`;
  });
  return `<pre class="listing"><code>${html.join('')}</code></pre>\n`;
}
const block = markdown.renderer.rules['code_block'];
markdown.renderer.rules['code_block'] = (...line) => withinReach(block?.(...line) ?? '');

/** Whoever has no mouse moves wide lines by keys. */
function withinReach(html: string): string {
  return html.replace('<pre>', '<pre tabindex="0">').replace('<pre ', '<pre tabindex="0" ');
}

/** Markdown of a page as HTML: headings can be linked to, links lead where `leads` says. */
export function render(text: string, leads: Leads): Rendered {
  const tokens = markdown.parse(text, {});
  const anchorOf = newAnchors();
  const sections: Section[] = [];
  for (const [i, token] of tokens.entries()) {
    const inline = tokens[i + 1];
    if (token.type === 'heading_open' && inline !== undefined) {
      const title = plainText(inline);
      const anchor = anchorOf(title);
      token.attrSet('id', anchor);
      sections.push({ level: Number(token.tag.slice(1)), title, anchor, text: '' });
    } else if (token.type === 'inline' && tokens[i - 1]?.type !== 'heading_open') {
      const section = sections.at(-1);
      if (section !== undefined) section.text += ` ${plainText(token)}`;
    } else if (token.type === 'fence' && token.info.trim() !== 'mermaid') {
      const section = sections.at(-1);
      if (section !== undefined) section.text += ` ${token.content}`;
    }
    if (token.type === 'inline') lead(token.children ?? [], leads);
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), sections };
}

function plainText({ children }: Token): string {
  return (children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : type === 'html_inline' ? '' : content))
    .join('');
}

function lead(tokens: readonly Token[], leads: Leads): void {
  /** Links do not lie in each other. */
  let isElsewhere = false;
  for (const [i, token] of tokens.entries()) {
    if (token.type === 'link_open') {
      const target = leads(String(token.attrGet('href') ?? ''));
      isElsewhere = target === null;
      if (target === null) token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'href');
      else token.attrSet('href', target.href);
      const text = tokens[i + 1];
      // In the repository pages are called after their files.
      if (target?.title !== undefined && text?.content.endsWith('.md') === true) text.content = target.title;
    } else if (token.type === 'link_close' && isElsewhere) token.meta = ELSEWHERE;
    else if (token.type === 'image') {
      const source = leads(String(token.attrGet('src') ?? ''));
      if (source !== null) token.attrSet('src', source.href);
      token.attrSet('loading', 'lazy');
    }
  }
}
