import { standardEdition } from '@chambord/burgundy/edition';
import type { Lang } from '@chambord/kernel';
import { Points, Sym } from '@chambord/ui';
import { Land } from './land.tsx';
import { words } from './words.ts';

interface Props {
  readonly lang: Lang;
}

/** Two cards; the real ones are drawn by the table. */
export function Emblem({ lang }: Props) {
  return (
    <>
      <Card lang={lang} type="cloister" die={4} />
      <Card lang={lang} type="castle" die={6} />
    </>
  );
}

interface CardProps extends Props {
  readonly type: 'castle' | 'cloister';
  readonly die: number;
}

function Card({ lang, type, die }: CardProps) {
  const { name, effect } = words[lang].emblem[type];
  return (
    <span class={`card emblem ${type}`}>
      <span class="shown">
        <span class="band field">
          <Sym id={`die-${die}`} class="die" />
          <Sym id={type} class="card-figure" />
        </span>
        <span class="art">
          <Land />
          <Sym id={type} class="card-picture" />
        </span>
        <span class="name">{name}</span>
        <span class="rule" />
        <span class="foot">
          <span class="card-effect">
            <em>{effect}</em>
          </span>
          <Points count={standardEdition.triple[type]} />
        </span>
      </span>
    </span>
  );
}
