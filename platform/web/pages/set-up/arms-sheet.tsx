import './index.css';
import { armsNumber, blazonOf, CHARGES, Heraldry, HOUSE_ARMS, ORDINARIES, Sheet, Sym, TINCTURES } from '@chambord/ui';
import type { Blazon } from '@chambord/ui';
import { lang } from '../../shell/settings.ts';
import { blazonInWords, heraldryWords } from '../../words/heraldry.ts';

interface Props {
  readonly arms: number;
  readonly choose: (arms: number) => void;
  readonly close: () => void;
}

/** What someone begins to compose with who bore arms of the house. */
const FIRST: Blazon = { field: 'azure', ordinary: 'chevron', second: 'or', charge: 'rose', third: 'argent' };

const HOUSE = Array.from({ length: HOUSE_ARMS }, (_, index) => index + 1);

/** On this every part is shown by itself: a colour, a division, a figure. */
const BARE: Blazon = { field: 'argent', ordinary: 'plain', second: 'azure', charge: 'none', third: 'azure' };

/** Something to choose: the arms that it makes, and those that show what it is. */
interface Option {
  readonly name: string;
  readonly number: number;
  readonly picture: number;
}

/** Chooses a coat of arms: one of the house, or one's own from heraldic parts. */
export function ArmsSheet({ arms, choose, close }: Props) {
  const text = heraldryWords[lang.value];
  const blazon = blazonOf(arms) ?? FIRST;
  const option = (name: string, part: Partial<Blazon>, bare = part): Option => ({
    name,
    number: armsNumber({ ...blazon, ...part }),
    picture: armsNumber({ ...BARE, ...bare }),
  });
  const options = {
    field: TINCTURES.map((field) => option(text.tinctures[field], { field })),
    ordinary: ORDINARIES.map((ordinary) => option(text.ordinaries[ordinary], { ordinary })),
    second: TINCTURES.map((second) => option(text.tinctures[second], { second }, { field: second })),
    charge: CHARGES.map((charge) => option(text.charges[charge], { charge })),
    third: TINCTURES.map((third) => option(text.tinctures[third], { third }, { field: third })),
  };
  const shown = (Object.keys(options) as (keyof Blazon)[])
    .filter((part) => part !== 'second' || blazon.ordinary !== 'plain')
    .filter((part) => part !== 'third' || blazon.charge !== 'none');
  return (
    <Sheet lang={lang.value} title={text.title} label={text.title} onClose={close}>
      <Heraldry numbers={shown.flatMap((part) => options[part].map(({ picture }) => picture))} />
      <div class="armory">
        <figure>
          <Sym id={`arms-${arms}`} />
          <figcaption>{armsInWords(arms)}</figcaption>
          <button type="button" class="btn main" onClick={close}>
            {text.done}
          </button>
        </figure>
        <div>
          <ArmsRow
            title={text.house}
            arms={arms}
            choose={choose}
            options={HOUSE.map((number) => ({ name: armsInWords(number), number, picture: number }))}
          />
          {shown.map((part) => (
            <ArmsRow key={part} title={text.parts[part]} arms={arms} choose={choose} options={options[part]} />
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

interface ArmsRowProps {
  readonly title: string;
  readonly arms: number;
  readonly options: readonly Option[];
  readonly choose: (arms: number) => void;
}

function ArmsRow({ title, arms, options, choose }: ArmsRowProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map(({ name, number, picture }) => (
        <button
          key={name}
          type="button"
          class="armsbtn"
          aria-pressed={arms === number}
          aria-label={name}
          title={name}
          onClick={() => choose(number)}
        >
          <Sym id={`arms-${picture}`} />
        </button>
      ))}
    </fieldset>
  );
}
