import { MAX_PROJECTS } from '@chambord/burgundy/rules';
import type { Card as CardId, Move } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import { arrowGroup, explainedPicture, memo } from '@chambord/ui';
import { Card } from '../parts/card.tsx';
import { stateOf, waysTo } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { PriceBadge, priceSaid } from '../middle/display.tsx';
import { meaningsOf } from '../touch/ways.ts';

/** A touch on a project means to place it. */
export function places(card: CardId): (move: Move) => boolean {
  return (move) => move.do === 'place' && move.card === card;
}

/** Touches a project: it goes to its place, or, where there are several, waits for one to be touched. */
export function touchProject(desk: Desk, card: CardId, spot: Element): void {
  if (meaningsOf(waysTo(desk, places(card))).length > 1) desk.chooseProject(card);
  else desk.touch(places(card), { do: 'place', card, on: null }, spot);
}

/** The own projects, at most three. */
export const Projects = memo(function Projects({ desk }: { readonly desk: Desk }) {
  const { view, own, words } = desk;
  const { projects } = at(view.players, own);
  const holes = Array.from({ length: MAX_PROJECTS - projects.length }, (_, index) => index);
  return (
    <section class="projects" data-zone="projects" aria-label={words.yourProjects} {...arrowGroup}>
      <h2>{words.projects}</h2>
      <div class="three">
        {projects.map((card) => (
          <Project key={card} desk={desk} card={card} />
        ))}
        {holes.map((index) => (
          <div key={`hole ${index}`} class="project">
            <span class="hole" {...explainedPicture(desk.explain.plain('project'), words.emptyProject, index === 0)} />
          </div>
        ))}
      </div>
    </section>
  );
});

function Project({ desk, card }: { readonly desk: Desk; readonly card: CardId }) {
  const ways = waysTo(desk, places(card));
  const otherwise: Move = { do: 'place', card, on: null };
  const several = meaningsOf(ways).length > 1;
  const chosen = desk.project === card;
  return (
    <div class="project">
      <Card
        desk={desk}
        card={card}
        class={`${stateOf(desk, ways)} ${chosen ? 'chosen' : ''}`}
        said={priceSaid(desk, ways, otherwise)}
        {...(several ? { pressed: chosen } : {})}
        onTouch={(spot) => touchProject(desk, card, spot)}
      />
      <PriceBadge desk={desk} ways={ways} otherwise={otherwise} />
    </div>
  );
}
