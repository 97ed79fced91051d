import { armsNumber, blazonOf } from '@chambord/ui';
import { ArmsButton } from '../../pages/set-up/seat-card.tsx';
import { chooseArms, ownArms } from '../../shell/own.ts';
import { say } from '../words.ts';

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
  return <ArmsButton arms={ownArms.value ?? otherwise} label={say.value.yourArms} choose={chooseArms} />;
}
