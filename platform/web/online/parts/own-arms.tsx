import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Arms, read } from '@chambord/protocol';
import { armsNumber, blazonOf, Heraldry, Sym } from '@chambord/ui';
import { ArmsSheet, armsInWords } from '../../pages/arms-sheet.tsx';
import { keep, recall } from '../connection/device-memory.ts';
import { say } from '../words.ts';

/** The arms that this device's guest brings along to tables; undefined as long as none were chosen. */
export const ownArms = signal(read(Arms, recall('arms')));

function choose(arms: number): void {
  ownArms.value = arms;
  keep('arms', arms);
}

/** As they go along with sitting down. Parts that do not show do not count, so that what looks alike is alike. */
export function broughtArms(): { arms?: number } {
  const { value } = ownArms;
  if (value === undefined) return {};
  const blazon = blazonOf(value);
  if (blazon === null) return { arms: value };
  const { field, ordinary, charge } = blazon;
  const second = ordinary === 'plain' ? field : blazon.second;
  const third = charge === 'none' ? field : blazon.third;
  return { arms: armsNumber({ field, ordinary, second, charge, third }) };
}

/** Shows the own arms, and lets one choose others. Whoever has none is shown those that the seat would give. */
export function OwnArms({ otherwise }: { readonly otherwise: number }) {
  const [composing, setComposing] = useState(false);
  const arms = ownArms.value ?? otherwise;
  return (
    <>
      <button
        type="button"
        class="armsbtn"
        aria-label={say.value.term(say.value.yourArms, armsInWords(arms))}
        title={say.value.yourArms}
        aria-haspopup="dialog"
        onClick={() => setComposing(true)}
      >
        <Sym id={`arms-${arms}`} />
      </button>
      <Heraldry numbers={[arms]} />
      {composing && <ArmsSheet arms={arms} choose={choose} close={() => setComposing(false)} />}
    </>
  );
}
