import { at } from '@chambord/kernel';
import { gradeOf, isFault, isFinished, lossOf, reviewWords, roundedRow } from '@chambord/review';
import type { Grade } from '@chambord/review';
import { gameTitle } from '../../game/game-title.ts';
import { DASHES } from '../../result/chart.tsx';
import { lang, words } from '../../shell/settings.ts';
import { reviewPageWords } from '../../words/review.ts';
import { figure } from './figures.ts';
import { luckyOf } from './graph.tsx';
import { contenderName } from '../reviewed-game.ts';
import type { ReviewSoFar, ReviewedGame } from '../reviewed-game.ts';
import { ledgerBars, ledgerScale } from './waterfall.ts';

const WIDTH = 1000;
const MARGIN = 40;
/** Where the lines of the graph are. */
const PLOT = { left: 90, right: WIDTH - MARGIN, top: 120, bottom: 380 };
const LEGEND = 434;
/** Where the accounts begin, two beside each other, and how much room each has. */
const ACCOUNTS = 470;
const ACCOUNT = { width: (WIDTH - 2 * MARGIN - 40) / 2, height: 216 };
const WHOLE = 10_000;

/** Colours of the page as it looks now: a picture has no style sheet. */
interface Colours {
  readonly of: (token: string) => string;
  readonly lines: readonly string[];
}

function coloursOfPage(): Colours {
  const style = getComputedStyle(document.documentElement);
  const of = (token: string) => style.getPropertyValue(`--${token}`).trim();
  return { of, lines: ['ultra', 'rubric', 'verdigris', 'ink', 'gilt'].map(of) };
}

/** Graph and ledger as one picture that needs nothing else. */
export function graphPicture(game: ReviewedGame, soFar: ReviewSoFar): string {
  const colours = coloursOfPage();
  const seats = soFar.summary.play.length;
  const height = ACCOUNTS + Math.ceil(seats / 2) * ACCOUNT.height + MARGIN / 2;
  const say = reviewPageWords[lang.value];
  const title = say.reviewOf(gameTitle(game.replay.page.game.id));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="'Alegreya Sans', 'Gill Sans', 'Segoe UI', sans-serif" font-size="16" fill="${colours.of('ink')}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="${colours.of('panel')}"/>`,
    text(MARGIN, 56, title, 'font-family="Alegreya, Georgia, serif" font-size="30" font-weight="700"'),
    text(MARGIN, 92, say.chances, 'font-size="18" font-weight="700"'),
    text(WIDTH - MARGIN, 92, resultOf(game), 'text-anchor="end"'),
    ...graph(game, soFar, colours),
    ...legend(game, colours),
    ...soFar.summary.play.map((_, seat) => account(game, soFar, seat, colours)),
    '</svg>',
  ].join('\n');
}

/** Everybody's points at the end; nothing for a game that is not over. */
function resultOf({ record, contenders }: ReviewedGame): string {
  const points = record.result?.points ?? [];
  return points.map((each, contender) => `${contenders.value[contender] ?? ''} ${each}`).join(' · ');
}

/** The least distance of two names of rounds. */
const APART = 90;

function graph({ replay }: ReviewedGame, { summary, review, sure }: ReviewSoFar, { of, lines }: Colours): string[] {
  const curve = summary.curve.chance;
  const x = (ply: number) => rounded(PLOT.left + (ply / Math.max(1, replay.most)) * (PLOT.right - PLOT.left));
  const y = (value: number) => rounded(PLOT.bottom - (value / WHOLE) * (PLOT.bottom - PLOT.top));
  const grid = [0, 25, 50, 75, 100].flatMap((percent) => [
    `<path d="M${PLOT.left} ${y(percent * 100)}H${PLOT.right}" stroke="${of('line-strong')}" stroke-opacity="${percent === 50 ? 1 : 0.5}"/>`,
    text(PLOT.left - 10, y(percent * 100) + 5, words.value.percent(percent), 'text-anchor="end" font-size="14"'),
  ]);
  let named = -Infinity;
  const rounds = replay.rounds.flatMap((ply, index) => {
    const name = replay.page.text[lang.value].round(index);
    const here = x(ply);
    const shown = here - named >= APART && here + name.length * LETTER <= WIDTH;
    if (shown) named = here;
    return [
      `<path d="M${here} ${PLOT.top}V${PLOT.bottom + (shown ? 5 : 0)}" stroke="${of('line-strong')}" stroke-opacity="${shown ? 0.6 : 0.25}"/>`,
      ...(shown ? [text(here + 3, PLOT.bottom + 17, name, 'font-size="13"')] : []),
    ];
  });
  const paths = at(curve, 0).map((_, contender) => {
    const points = curve.map((values, ply) => `${x(ply)},${y(at(values, contender))}`).join(' ');
    return `<polyline points="${points}" fill="none" stroke="${lines[contender]}" stroke-width="2.5" stroke-linejoin="round" stroke-dasharray="${DASHES[contender]}"/>`;
  });
  const marks = review.steps.slice(0, sure).flatMap((step) => {
    const grade = gradeOf(lossOf(step));
    const lucky = luckyOf(step);
    const after = curve[step.ply + 1];
    return [
      ...(isFault(grade)
        ? [fault(x(step.ply), y(at(at(curve, step.ply), step.seat)), of(colourOf(grade)), of('panel'))]
        : []),
      ...(lucky !== null && after !== undefined
        ? [star(x(step.ply + 1), y(at(after, lucky)), of('leaf'), of('ink'))]
        : []),
    ];
  });
  return [...grid, ...rounds, ...paths, ...marks];
}

function colourOf(grade: Grade): string {
  return grade === 'inaccuracy' ? 'gilt' : 'rubric';
}

function fault(x: number, y: number, fill: string, stroke: string): string {
  return `<path transform="translate(${x} ${y})" d="M0 7L-6.5 -4.5H6.5Z" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`;
}

function star(x: number, y: number, fill: string, stroke: string): string {
  return `<path transform="translate(${x} ${y})" d="M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z" fill="${fill}" stroke="${stroke}"/>`;
}

/** About how wide a letter is, in pixels: a picture cannot measure. */
const LETTER = 8.5;

function legend({ contenders }: ReviewedGame, { of, lines }: Colours): string[] {
  const say = reviewPageWords[lang.value];
  let x = PLOT.left;
  const entry = (sign: (x: number) => string, name: string) => {
    const drawn = `${sign(x)}${text(x + 34, LEGEND, name)}`;
    x += 34 + name.length * LETTER + 24;
    return drawn;
  };
  return [
    ...contenders.value.map((name, contender) =>
      entry(
        (from) =>
          `<path d="M${rounded(from)} ${LEGEND - 5}h26" stroke="${lines[contender]}" stroke-width="2.5" stroke-dasharray="${DASHES[contender]}"/>`,
        name,
      ),
    ),
    ...(['mistake', 'inaccuracy'] as const).map((grade) =>
      entry((from) => fault(rounded(from) + 22, LEGEND - 6, of(colourOf(grade)), of('panel')), say.gradeTitle[grade]),
    ),
    entry((from) => star(rounded(from) + 22, LEGEND - 6, of('leaf'), of('ink')), say.luck),
  ];
}

function account(game: ReviewedGame, { summary, review }: ReviewSoFar, seat: number, { of }: Colours): string {
  const say = reviewPageWords[lang.value];
  const { columns } = reviewWords[lang.value];
  const rows = summary.ledger.chance.map((row) => roundedRow(row, 10));
  const { low, high } = ledgerScale(rows, WHOLE);
  const left = MARGIN + (seat % 2) * (ACCOUNT.width + 40);
  const top = ACCOUNTS + Math.floor(seat / 2) * ACCOUNT.height;
  const right = left + ACCOUNT.width;
  const [from, width] = [left + 130, ACCOUNT.width - 130 - 120];
  const x = (value: number) => from + ((value - low) / (high - low)) * width;
  const { accuracy } = at(summary.play, seat);
  const bars = ledgerBars(at(rows, seat), review.over && isFinished(review)).map(
    ({ column, from: begin, to, text: amount, error }, index) => {
      const y = top + 48 + index * 25;
      const ends = column === 'start' || column === 'end' || column === 'now';
      const fill = ends ? 'ink-2' : column === 'untold' ? 'ink-3' : to < begin ? 'rubric' : 'verdigris';
      const uncertain = error === null || error === 0 ? '' : ` ±${figure(error)}`;
      return [
        text(left, y + 13, columns[column], ends ? 'font-weight="700"' : ''),
        `<rect x="${rounded(x(Math.min(begin, to)))}" y="${y}" width="${rounded(Math.max(2, x(Math.max(begin, to)) - x(Math.min(begin, to))))}" height="16" rx="3" fill="${of(fill)}"${column === 'untold' ? ' fill-opacity="0.5"' : ''}/>`,
        text(right, y + 13, `${amount}${uncertain}`, `text-anchor="end"${ends ? ' font-weight="700"' : ''}`),
      ].join('');
    },
  );
  return [
    text(left, top + 24, contenderName(game, seat), 'font-size="20" font-weight="700"'),
    accuracy === null
      ? ''
      : text(
          right,
          top + 24,
          say.accuracy(Math.round(accuracy.value).toString()),
          'text-anchor="end" font-weight="700"',
        ),
    `<path d="M${rounded(left)} ${top + 34}H${rounded(right)}" stroke="${of('line-strong')}" stroke-width="1.5"/>`,
    `<path d="M${rounded(x(0))} ${top + 42}V${top + ACCOUNT.height - 24}" stroke="${of('line-strong')}" stroke-opacity="0.6"/>`,
    ...bars,
  ].join('\n');
}

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${rounded(x)}" y="${rounded(y)}" ${attributes}>${escaped(content)}</text>`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
