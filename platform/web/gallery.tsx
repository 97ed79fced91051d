import { useMemo } from 'preact/hooks';
import { armsNumber, CHARGES, Heraldry, ORDINARIES, Sym, TINCTURES } from '@chambord/ui';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';
import { lang, words } from './settings.ts';
import { blazonInWords } from './words/heraldry.ts';
import { galleryWords, GROUPS } from './words/gallery.ts';
import type { Group } from './words/gallery.ts';

/** A drawing of the sheet. */
interface Drawing {
  readonly id: string;
  readonly viewBox: string;
  /** Width for a height of 1. */
  readonly aspect: number;
}

const TYPES = ['castle', 'mine', 'cloister', 'knowledge', 'ship', 'pasture', 'building'];
const GEMS = ['diamond', 'sapphire', 'emerald', 'ruby', 'onyx', 'gold'];

/** Which drawings hang where; what no line takes is a noble. */
const HANGING: readonly (readonly [Group, (id: string) => boolean])[] = [
  ['signs', (id) => id.startsWith('i-')],
  ['types', (id) => TYPES.includes(id.replace(/-[bc]$/, ''))],
  [
    'buildings',
    (id) => ['carpenter', 'church', 'market', 'watchtower', 'bank', 'inn', 'warehouse', 'cityhall'].includes(id),
  ],
  ['animals', (id) => ['chicken', 'sheep', 'pig', 'cattle'].includes(id)],
  ['goods', (id) => /^(good-\d|worker|silver|point|seal|start)$/.test(id)],
  ['dice', (id) => id.startsWith('die-')],
  ['gems', (id) => GEMS.includes(id.replace(/^gs-/, ''))],
  ['arms', (id) => id.startsWith('arms-')],
  ['vignettes', (id) => id.startsWith('scene-')],
  ['ornament', (id) => ['vine', 'flourish', 'back', 'chateau', 'map'].includes(id)],
  ['nobles', () => true],
];

const SIZES = [160, 64, 24];
const THEMES = ['parchment', 'candlelight'];

/** Every drawing at every size, by day and by candlelight. It reads the sheet itself, so none can be missing. */
export function Gallery() {
  const text = galleryWords[lang.value];
  const drawings = useMemo(readSheet, []);
  return (
    <div class="leafpage gallery">
      <PageHead />
      <main>
        <PageTitle name={words.value.gallery} />
        <p>{text.intro}</p>
        <h2>{text.fields}</h2>
        <p>{text.fieldsHint}</p>
        {THEMES.map((theme) => (
          <div key={theme} class={`wall by-${theme}`}>
            {[...TYPES, ...GEMS].map((id) => (
              <figure key={id} class="tile">
                <span class={`swatch field ${id}`}>
                  <Sym id={id} />
                </span>
                <span class={`swatch field grey ${id}`}>
                  <Sym id={id} />
                </span>
                <figcaption>{id}</figcaption>
              </figure>
            ))}
          </div>
        ))}
        {GROUPS.map((group) => (
          <section key={group} aria-labelledby={`gallery-${group}`}>
            <h2 id={`gallery-${group}`}>{text.groups[group]}</h2>
            {THEMES.map((theme) => (
              <div key={theme} class={`wall by-${theme}`}>
                {drawings
                  .filter(({ id }) => groupOf(id) === group)
                  .map((drawing) => (
                    <Frame key={drawing.id} drawing={drawing} group={group} />
                  ))}
              </div>
            ))}
          </section>
        ))}
        <Parts />
      </main>
    </div>
  );
}

/** One drawing at the three sizes; signs of the interface and ornament have one size of their own. */
function Frame({ drawing, group }: { readonly drawing: Drawing; readonly group: Group }) {
  const sizes = group === 'signs' ? [24] : group === 'ornament' ? [160] : SIZES;
  return (
    <figure class={group === 'vignettes' ? 'sapphire dev' : ''}>
      <div class="sizes">
        {sizes.map((size) => (
          <svg
            key={size}
            class={`at-${size}`}
            width={Math.min(size * drawing.aspect, 300)}
            height={Math.min(size, 300 / drawing.aspect)}
            viewBox={drawing.viewBox}
            aria-hidden="true"
          >
            <use href={`#${drawing.id}`} />
          </svg>
        ))}
      </div>
      <figcaption>{drawing.id}</figcaption>
    </figure>
  );
}

/** The heraldic parts, each on a coat of arms. */
function Parts() {
  const text = galleryWords[lang.value];
  const base = { field: 'azure', ordinary: 'plain', second: 'or', charge: 'none', third: 'argent' } as const;
  const coats = [
    ...TINCTURES.map((field) => ({ ...base, field })),
    ...ORDINARIES.slice(1).map((ordinary) => ({ ...base, ordinary })),
    ...CHARGES.slice(1).map((charge) => ({ ...base, field: 'gules' as const, charge })),
  ];
  return (
    <section aria-labelledby="gallery-parts">
      <h2 id="gallery-parts">{text.parts}</h2>
      <p>{text.partsHint}</p>
      <Heraldry numbers={coats.map(armsNumber)} />
      <div class="wall by-parchment">
        {coats.map((coat) => (
          <figure key={armsNumber(coat)}>
            <div class="sizes">
              <Sym id={`arms-${armsNumber(coat)}`} class="at-64" />
            </div>
            <figcaption>{blazonInWords(lang.value, coat)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function groupOf(id: string): Group | undefined {
  return HANGING.find(([, takes]) => takes(id))?.[0];
}

function readSheet(): readonly Drawing[] {
  return [...document.querySelectorAll('#symbols > symbol')].map(({ id, attributes }) => {
    const viewBox = attributes.getNamedItem('viewBox')?.value ?? '0 0 64 64';
    const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
    return { id, viewBox, aspect: width / height };
  });
}
