import MiniSearch from 'minisearch';
import type { Found } from '../site.ts';

/** Everything that can be found, put here when the site is built. */
declare const FOUND: readonly Found[];

const MOST = 12;
/** So much of the text around what was found is shown. */
const [BEFORE, AFTER] = [50, 110];

const root = document.currentScript?.dataset['root'] ?? '';
const search = new MiniSearch<Found>({
  fields: ['title', 'page', 'text'],
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
});
search.addAll(FOUND);

const form = document.querySelector('form');
const field = document.querySelector('input');
const list = document.querySelector<HTMLElement>('#found');

function show(): void {
  if (field === null || list === null) return;
  const wanted = field.value.trim();
  const hits = wanted === '' ? [] : search.search(wanted).slice(0, MOST);
  list.replaceChildren();
  list.hidden = wanted === '';
  const count = document.createElement('p');
  count.setAttribute('role', 'status');
  count.textContent =
    hits.length === 0 ? `Nothing about “${wanted}”` : `${hits.length === MOST ? 'The best ' : ''}${hits.length} found`;
  const items = document.createElement('ul');
  items.append(...hits.map(({ id, terms }) => item(id as number, terms)));
  list.append(count, items);
}

function item(id: number, terms: readonly string[]): HTMLElement {
  const hit = FOUND[id];
  const place = document.createElement('li');
  if (hit === undefined) return place;
  const link = document.createElement('a');
  link.href = root + hit.href;
  const title = document.createElement('b');
  title.textContent = hit.title;
  const page = document.createElement('small');
  page.textContent = hit.title === hit.page ? '' : hit.page;
  const text = document.createElement('span');
  const lower = hit.text.toLowerCase();
  const first = Math.min(...terms.map((term) => lower.indexOf(term)).filter((i) => i >= 0), hit.text.length);
  const wanted = first === hit.text.length ? 0 : first - BEFORE;
  // Words are not cut in two.
  const from = wanted <= 0 ? 0 : hit.text.indexOf(' ', wanted) + 1;
  const end = hit.text.indexOf(' ', from + BEFORE + AFTER);
  const part = hit.text.slice(from, end < 0 ? undefined : end);
  text.textContent = `${from > 0 ? '… ' : ''}${part}${end < 0 ? '' : ' …'}`;
  link.append(title, ' ', page, text);
  place.append(link);
  return place;
}

field?.addEventListener('input', show);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  list?.querySelector('a')?.click();
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || list === null || list.hidden) return;
  list.hidden = true;
  field?.focus();
});
document.addEventListener('click', ({ target }) => {
  // A link to a place of this very page leaves the page where it is.
  if (list !== null && target instanceof Element && (!form?.contains(target) || target.closest('a')))
    list.hidden = true;
});
show();
