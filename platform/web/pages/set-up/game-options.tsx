import type { GameDescription } from '@chambord/games/page';
import type { ChosenOptions } from '../../game/chosen-options.ts';
import { RadioGroup } from '../../shell/radio-group.tsx';
import { lang } from '../../shell/settings.ts';

interface Props {
  readonly game: GameDescription;
  readonly chosen: ChosenOptions;
  readonly choose: (chosen: ChosenOptions) => void;
}

/** What can be chosen besides the players, as the game describes it. */
export function GameOptions({ game, chosen, choose }: Props) {
  const words = game.words[lang.value].options;
  return (
    <>
      {game.options.map(({ name, values }) => (
        <RadioGroup
          key={name}
          title={words[name]?.title ?? name}
          name={name}
          choices={values}
          chosen={chosen[name] ?? ''}
          choose={(value) => choose({ ...chosen, [name]: value })}
          text={(value) => <b>{words[name]?.values[value]?.name ?? value}</b>}
          hint={(value) => words[name]?.values[value]?.hint ?? ''}
        />
      ))}
    </>
  );
}

/** What was chosen, in words: one line an option. */
export function chosenInWords(
  { options, words }: GameDescription,
  chosen: Readonly<Record<string, string | number>>,
): string[] {
  return options.map(({ name, values: [first = ''] }) => {
    const value = String(chosen[name] ?? first);
    return words[lang.value].options[name]?.values[value]?.name ?? value;
  });
}
