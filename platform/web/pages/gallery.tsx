import './gallery.css';
import { useEffect, useState } from 'preact/hooks';
import { HOUSE } from '@chambord/games/page';
import { armsNumber, CHARGES, Heraldry, ORDINARIES, Sym, TINCTURES } from '@chambord/ui';
import type { DrawingGroup, GameGallery } from '@chambord/ui';
import { hangAllDrawings } from '../game/drawings.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { lang, words } from '../shell/settings.ts';
import { blazonInWords } from '../words/heraldry.ts';
import { galleryWords, houseGroups } from '../words/gallery.ts';

/** A drawing of the sheet. */
interface Drawing {
  readonly id: string;
  readonly viewBox: string;
  /** Width for a height of 1. */
  readonly aspect: number;
}

/** Which drawings of the house itself hang where; what nothing takes is a sign. */
const HANGING: readonly DrawingGroup[] = [
  { id: 'marks', title: houseGroups.marks, holds: (id) => id === 'point' || id === 'seal' },
  { id: 'arms', title: houseGroups.arms, holds: (id) => id.startsWith('arms-') },
  {
    id: 'ornament',
    title: houseGroups.ornament,
    holds: (id) => ['vine', 'flourish', 'back', 'chateau', 'map'].includes(id),
  },
  { id: 'signs', title: houseGroups.signs, holds: () => true },
];

const SIZES = [160, 64, 24];
const THEMES = ['parchment', 'candlelight'];

/** Every drawing at every size, by day and by candlelight. It reads the sheet itself, so none can be missing. */
export function Gallery() {
  const text = galleryWords[lang.value];
  const [drawings, setDrawings] = useState<readonly Drawing[]>([]);
  const [galleries, setGalleries] = useState<readonly GameGallery[]>([]);
  useEffect(() => {
    const loading = HOUSE.flatMap(({ load }) => load.gallery?.() ?? []);
    void Promise.all([Promise.all(loading), hangAllDrawings()]).then(([loaded]) => {
      setDrawings(readSheet());
      setGalleries(loaded);
    });
  }, []);
  const groups = [...galleries.flatMap((gallery) => gallery.groups), ...HANGING];
  // Before the games have said which are theirs nothing is hung, or it would be hung twice.
  if (galleries.length === 0) return null;
  return (
    <div class="page gallery">
      <PageHead />
      <main>
        <PageTitle name={words.value.gallery} />
        <p>{text.intro}</p>
        <h2>{text.fields}</h2>
        <p>{text.fieldsHint}</p>
        {THEMES.map((theme) => (
          <div key={theme} class={`wall by-${theme}`}>
            {galleries
              .flatMap(({ tinctures }) => tinctures)
              .map((id) => (
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
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`gallery-${group.id}`}>
            <h2 id={`gallery-${group.id}`}>{group.title[lang.value]}</h2>
            {THEMES.map((theme) => (
              <div key={theme} class={`wall by-${theme}`}>
                {drawings
                  .filter(({ id }) => groups.find(({ holds }) => holds(id)) === group)
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
function Frame({ drawing, group }: { readonly drawing: Drawing; readonly group: DrawingGroup }) {
  const sizes = group.id === 'signs' ? [24] : group.id === 'ornament' ? [160] : SIZES;
  return (
    <figure class={group.frame ?? ''}>
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

function readSheet(): readonly Drawing[] {
  return [...document.querySelectorAll('#symbols > symbol')].map(({ id, attributes }) => {
    const viewBox = attributes.getNamedItem('viewBox')?.value ?? '0 0 64 64';
    const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
    return { id, viewBox, aspect: width / height };
  });
}
