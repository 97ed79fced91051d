import { Sym } from '@chambord/ui';

/** Two eights. */
export function Emblem() {
  return (
    <>
      {['suit-H', 'suit-S'].map((suit) => (
        <span key={suit} class="pcard emblem">
          <b>8</b>
          <Sym id={suit} />
        </span>
      ))}
    </>
  );
}
