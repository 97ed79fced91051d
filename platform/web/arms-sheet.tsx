import { armsNumber, blazonOf, CHARGES, Heraldry, HOUSE_ARMS, ORDINARIES, Sheet, Sym, TINCTURES } from '@chambord/ui';
import type { Blazon } from '@chambord/ui';
import { lang } from './settings.ts';
import { blazonInWords, heraldryWords } from './words/heraldry.ts';

interface Props {
  readonly arms: number;
  readonly choose: (arms: number) => void;
  readonly close: () => void;
}

/** What someone begins to compose with who bore arms of the house. */
const FIRST: Blazon = { field: 'azure', ordinary: 'chevron', second: 'or', charge: 'rose', third: 'argent' };

const HOUSE = Array.from({ length: HOUSE_ARMS }, (_, index) => index + 1);

/** Chooses a coat of arms: one of the house, or one's own from heraldic parts. Every choice shows what it would look like. */
export function ArmsSheet({ arms, choose, close }: Props) {
  const text = heraldryWords[lang.value];
  const blazon = blazonOf(arms) ?? FIRST;
  const options = {
    field: TINCTURES.map((field) => ({ name: text.tinctures[field], number: armsNumber({ ...blazon, field }) })),
    ordinary: ORDINARIES.map((ordinary) => ({
      name: text.ordinaries[ordinary],
      number: armsNumber({ ...blazon, ordinary }),
    })),
    second: TINCTURES.map((second) => ({ name: text.tinctures[second], number: armsNumber({ ...blazon, second }) })),
    charge: CHARGES.map((charge) => ({ name: text.charges[charge], number: armsNumber({ ...blazon, charge }) })),
    third: TINCTURES.map((third) => ({ name: text.tinctures[third], number: armsNumber({ ...blazon, third }) })),
  };
  const shown = (Object.keys(options) as (keyof Blazon)[])
    .filter((part) => part !== 'second' || blazon.ordinary !== 'plain')
    .filter((part) => part !== 'third' || blazon.charge !== 'none');
  return (
    <Sheet lang={lang.value} title={text.title} label={text.title} onClose={close}>
      <Heraldry numbers={shown.flatMap((part) => options[part].map(({ number }) => number))} />
      <div class="armory">
        <figure>
          <Sym id={`arms-${arms}`} />
          <figcaption>{armsInWords(arms)}</figcaption>
          <button type="button" class="btn main" onClick={close}>
            {text.done}
          </button>
        </figure>
        <div>
          <Choices
            title={text.house}
            arms={arms}
            choose={choose}
            options={HOUSE.map((number) => ({ name: armsInWords(number), number }))}
          />
          {shown.map((part) => (
            <Choices key={part} title={text.parts[part]} arms={arms} choose={choose} options={options[part]} />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

/** The name of a coat of arms. */
export function armsInWords(arms: number): string {
  const blazon = blazonOf(arms);
  return blazon === null ? `${heraldryWords[lang.value].house} ${arms}` : blazonInWords(lang.value, blazon);
}

interface ChoicesProps {
  readonly title: string;
  readonly arms: number;
  readonly options: readonly { readonly name: string; readonly number: number }[];
  readonly choose: (arms: number) => void;
}

function Choices({ title, arms, options, choose }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map(({ name, number }) => (
        <button
          key={name}
          type="button"
          class="armsbtn"
          aria-pressed={arms === number}
          aria-label={name}
          title={name}
          onClick={() => choose(number)}
        >
          <Sym id={`arms-${number}`} />
        </button>
      ))}
    </fieldset>
  );
}
