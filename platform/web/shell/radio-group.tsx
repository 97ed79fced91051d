import { useId } from 'preact/hooks';
import type { ComponentChildren } from 'preact';

interface Props<T extends string> {
  readonly title: string;
  /** What the buttons of one group share. */
  readonly name: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly choose: (choice: T) => void;
  readonly text: (choice: T) => ComponentChildren;
  /** What there is to say of a choice besides its name. */
  readonly hint?: (choice: T) => string;
  /** Few words each: beside each other. */
  readonly short?: boolean;
}

/** One of several, all of them in sight. */
export function RadioGroup<T extends string>(props: Props<T>) {
  const { title, name, choices, chosen, choose, text, hint, short = false } = props;
  const id = useId();
  return (
    <fieldset class={short ? 'short' : ''}>
      <legend>{title}</legend>
      <div class="choices">
        {choices.map((choice) => (
          <label key={choice} class={`choice ${chosen === choice ? 'chosen' : ''}`}>
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => choose(choice)}
              aria-labelledby={`${id}-${choice}`}
              aria-describedby={hint === undefined ? undefined : `${id}-${choice}-hint`}
            />
            <span>
              <span id={`${id}-${choice}`}>{text(choice)}</span>
              {hint !== undefined && (
                <span id={`${id}-${choice}-hint`} class="about">
                  {hint(choice)}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
