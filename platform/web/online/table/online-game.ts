import { computed } from '@preact/signals';
import type { GamePage } from '@chambord/games/page';
import { askBeforeEnd } from '../../frame/questions/ask-before-end.ts';
import { lang, words } from '../../shell/settings.ts';
import { noteOf, ONLY_LOOKED_AT } from '../../game/shown-game.ts';
import type { ShownGame } from '../../game/shown-game.ts';
import { connection } from '../connection/connection.ts';
import type { Snapshot } from '../connection/snapshot.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { seatInfos } from '../connection/people.ts';
import { say } from '../words.ts';

/** A game on the server as the frame shows it: the view is what the server tells this seat or spectator. */
export function onlineGame(table: OnlineTable, page: GamePage, first: Snapshot): ShownGame {
  const { game } = page;
  const options = game.options(first.facts.terms.options);
  const snapshot = computed(() => table.snapshot.value ?? first);
  const { deciding } = table;
  const plies = computed(() => snapshot.value.plies);
  const view = computed(() => snapshot.value.view);
  const seats = computed(() => seatInfos(snapshot.value));
  const names = computed(() => seats.value.map(({ name }) => name));
  const you = computed(() => (typeof snapshot.value.viewer === 'number' ? snapshot.value.viewer : null));
  const over = computed(() => snapshot.value.status.phase === 'over');
  // Another note only for another answer: whatever is new in the bar is said aloud.
  const idling = computed(() => idleTitle(table, snapshot.value));
  const idle = computed(() => (idling.value === null ? null : { title: idling.value, rule: null }));
  const refused = computed(() => {
    const { value } = table.answer;
    if (value === null) return null;
    const why = value.kind === 'forbidden' ? value.why : value.kind === 'refused' ? value.refusal.why : undefined;
    if (why !== undefined) return noteOf(page, why, options);
    const title = value.kind === 'refused' ? say.value.refusals[value.refusal.code] : say.value.stale;
    return { title, rule: null };
  });
  return {
    ...ONLY_LOOKED_AT,
    page,
    options,
    seats,
    names,
    viewer: computed(() => snapshot.value.viewer),
    you,
    view,
    begin: computed(() => snapshot.value.begin),
    plies,
    over,
    verdict: computed(() => {
      // Who resigns has not lost by points: the sheet says that in its own words.
      if (!over.value || snapshot.value.status.outcome?.by === 'resignation') return null;
      return page.text[lang.value].sheet(view.value, names.value, you.value).verdict;
    }),
    deciding,
    note: computed(() => refused.value ?? idle.value),
    ...askBeforeEnd({ page, view, plies, deciding }, (...moves) =>
      table.play(...moves.map((move) => game.format(move, options))),
    ),
    forbid: table.forbid,
    clearNote: table.clearAnswer,
    undo: computed(() =>
      (snapshot.value.status.canUndo && deciding.value) || mayAskUndo(table, snapshot.value) ? table.undo : null,
    ),
  };
}

/** Whether the others can be asked to take something back: there are some, one has decided something, and it is not free anyway. */
export function mayAskUndo(table: OnlineTable, { status, plies }: Snapshot): boolean {
  const seat = table.seat.value;
  const own = seat === null ? undefined : status.seats[seat];
  if (own === undefined || own.resigned || own.away !== null || status.phase !== 'playing') return false;
  const others = status.seats.some(({ played }, other) => other !== seat && played === 'person');
  return others && status.offer === null && !status.canUndo && plies.some(({ actor }) => actor === seat);
}

/** What the bar says where it would be one's turn, and is not: the table itself knows no such moment. */
function idleTitle(table: OnlineTable, { status, viewer }: Snapshot): string | null {
  if (status.phase === 'over') return words.value.gameOver;
  if (status.turn !== viewer || table.deciding.value) return null;
  const own = status.seats[viewer];
  if (own?.resigned === true) return say.value.youResigned;
  if (own !== undefined && own.away !== null) return say.value.youAreAway[own.away];
  return connection.value === 'open' ? say.value.sending : say.value.unsent;
}
