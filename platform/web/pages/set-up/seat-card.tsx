import './index.css';
import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Heraldry, Icon, Sym, uiWords } from '@chambord/ui';
import { armsInWords, ArmsSheet } from './arms-sheet.tsx';
import { lang, words } from '../../shell/settings.ts';
import { setUpWords } from '../../words/set-up.ts';

interface Props {
  readonly arms: number;
  /** What the card says of who sits there. */
  readonly children: ComponentChildren;
  /** What the seat is called by ear. */
  readonly label: string;
  /** Lets other arms be chosen; left out where they are not ours to choose. */
  readonly chooseArms?: (arms: number) => void;
  /** Takes the seat away; left out where it has to stay. */
  readonly remove?: (() => void) | undefined;
  readonly class?: string;
}

/** A seat as a heraldic card: whose arms, who, and what can be done with it. */
export function SeatCard({ arms, children, label, chooseArms, remove, class: more = '' }: Props) {
  return (
    <li class={`seatcard ${more}`}>
      <Heraldry numbers={[arms]} />
      {chooseArms === undefined ? (
        <span class="bearing">
          <Sym id={`arms-${arms}`} />
        </span>
      ) : (
        <ArmsButton arms={arms} label={uiWords[lang.value].pair(label, words.value.arms)} choose={chooseArms} />
      )}
      {children}
      {remove !== undefined && (
        <button type="button" class="tool remove" aria-label={setUpWords[lang.value].remove(label)} onClick={remove}>
          <Icon id="close" />
        </button>
      )}
    </li>
  );
}

interface ArmsButtonProps {
  readonly arms: number;
  readonly label: string;
  readonly choose: (arms: number) => void;
}

/** Shows arms, and lets others be chosen. */
export function ArmsButton({ arms, label, choose }: ArmsButtonProps) {
  const [composing, setComposing] = useState(false);
  return (
    <>
      <button
        type="button"
        class="bearing"
        aria-label={uiWords[lang.value].pair(label, armsInWords(arms))}
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
