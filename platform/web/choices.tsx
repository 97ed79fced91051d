import type { ComponentChildren } from 'preact';

interface Props<T extends string> {
  readonly title: string;
  /** What the buttons of one group share. */
  readonly name: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly choose: (choice: T) => void;
  readonly text: (choice: T) => ComponentChildren;
  /** Few words each: beside each other. */
  readonly short?: boolean;
}

/** One of several, all of them in sight. */
export function Choices<T extends string>({ title, name, choices, chosen, choose, text, short = false }: Props<T>) {
  return (
    <fieldset class={short ? 'short' : ''}>
      <legend>{title}</legend>
      {choices.map((choice) => (
        <label key={choice} class="choice">
          <input type="radio" name={name} checked={chosen === choice} onChange={() => choose(choice)} />
          <span>{text(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}
