import { Sym } from '@chambord/ui';

/** Two cards; the real ones are drawn by the table. */
export function Emblem() {
  return (
    <>
      <Card gem="emerald" points={2} scene="2a" price="emerald" count={5} />
      <Card gem="ruby" points={4} scene="3a" price="emerald" count={7} />
    </>
  );
}

interface CardProps {
  readonly gem: string;
  readonly points: number;
  readonly scene: string;
  readonly price: string;
  readonly count: number;
}

function Card({ gem, points, scene, price, count }: CardProps) {
  return (
    <span class={`development emblem ${gem}`}>
      <span class="shown">
        <span class="band field">
          <b>{points}</b>
          <Sym id={gem} />
        </span>
        <span class="art">
          <svg viewBox="0 0 120 84" preserveAspectRatio="xMidYMax slice">
            <use href={`#scene-${scene}`} width="120" height="84" />
          </svg>
        </span>
        <span class="price">
          <span class={`gem-price ${price}`}>
            <Sym id={`gs-${price}`} />
            {count}
          </span>
        </span>
      </span>
    </span>
  );
}
