import { ROUNDS, TURNS } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import { arrowGroup, explainedPicture } from '@chambord/ui';
import type { ComponentChildren } from 'preact';
import type { Desk } from '../touch/desk.ts';

interface Props {
  readonly desk: Desk;
  readonly brand: ComponentChildren;
  readonly tools: ComponentChildren;
}

/** The first row: whose house this is, round and turn, and the frame's tools. */
export function Top({ desk, brand, tools }: Props) {
  const { view, words } = desk;
  const past = (index: number, now: number) => (index < now ? 'past' : index === now ? 'on' : '');
  return (
    <header class="top" {...arrowGroup}>
      <span class="brand-name">{brand}</span>
      <span class="cap">{words.gameName}</span>
      <span
        class="clock"
        {...explainedPicture(desk.explain.plain('clock'), words.turnSaid(at(ROUNDS, view.round), view.turn + 1), true)}
      >
        <span class="rounds">
          <span class="lead">{words.round}</span>
          {ROUNDS.map((round, index) => (
            <b key={round} class={past(index, view.round)}>
              {round}
            </b>
          ))}
        </span>
        <span class="turns">
          {Array.from({ length: TURNS }, (_, turn) => (
            <i key={turn} class={past(turn, view.turn)} />
          ))}
          <span class="long">{words.turn(view.turn + 1)}</span>
        </span>
      </span>
      {tools}
    </header>
  );
}
