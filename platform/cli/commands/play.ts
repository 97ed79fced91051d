import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { GameEntry } from '@chambord/games';
import {
  at,
  BadInput,
  LANGS,
  LONGEST_NAME,
  makeMove,
  newSession,
  recordOf,
  resume,
  undo,
  waysBack,
} from '@chambord/kernel';
import type { Lang, Seat, Session, Shape } from '@chambord/kernel';
import { reasonText, sheetText } from '@chambord/prose';
import { oneOf, readArgs, seedArgument, wholeNumber } from '../args.ts';
import { hintLines } from '../hint.ts';
import { readRecords } from '../record-file.ts';
import { gameArgument, OPTION_FLAGS, optionsArgument } from '../table-options.ts';
import { harmless, openTerminal } from '../terminal.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage.ts';
import { ownLang, words } from '../words.ts';

/** How many decisions are told again when the screen changes hands. */
const RECAP = 6;

/** A game in the terminal. */
interface Sitting {
  readonly entry: GameEntry;
  readonly session: Session<Shape>;
  readonly lang: Lang;
  readonly terminal: Terminal;
}

/** What is said of a new game only. */
const FRESH = ['players', ...OPTION_FLAGS, 'seed', 'names'];

/** `play`: a game in the terminal, new or resumed. */
export async function play(args: readonly string[]): Promise<void> {
  const read = readArgs(args, { values: ['players', ...OPTION_FLAGS, 'seed', 'lang', 'names', 'resume'] }, 1);
  const lang = oneOf(read, 'lang', ownLang(), LANGS);
  const file = read.value('resume');
  if (file !== undefined) {
    const other = FRESH.find((flag) => read.has(flag));
    if (other !== undefined)
      throw new UsageError(`--resume goes on with a game as it was begun: it takes no --${other}.`);
    const [game] = read.positionals;
    if (game !== undefined) throw new UsageError(`--resume goes on with the game of the file: leave "${game}" away.`);
    return playOn(file, lang);
  }
  const entry = gameArgument(read);
  const least = Math.min(...entry.game.variants.map(({ players }) => players));
  const options = optionsArgument(entry, read, wholeNumber(read, 'players', least, 1, 9));
  const names = readNames(read.value('names'), options.players, lang);
  return sit(entry, newSession(entry.game, options, seedArgument(read, newSeed()), names), lang);
}

function newSeed(): string {
  return randomBytes(16).toString('hex');
}

function readNames(list: string | undefined, players: number, lang: Lang): readonly string[] {
  const { player } = words[lang];
  if (list === undefined) return Array.from({ length: players }, (_, i) => player(i + 1));
  const names = list.split(',').map((name) => name.trim());
  if (names.length !== players) throw new UsageError(`--names takes ${players} names, not ${names.length}.`);
  const bad = names.find((name) => name === '' || name.length > LONGEST_NAME || name !== harmless(name));
  if (bad !== undefined) {
    throw new UsageError(`A name has 1 to ${LONGEST_NAME} characters that can be shown, unlike "${bad}".`);
  }
  return names;
}

async function playOn(file: string, lang: Lang): Promise<void> {
  const [found, another] = readRecords(file);
  if (found === undefined || another !== undefined)
    throw new BadInput(file, 'expected exactly one record to go on with');
  const session = resume(found.entry.game, found.record);
  return sit(found.entry, session, lang);
}

async function sit(entry: GameEntry, session: Session<Shape>, lang: Lang): Promise<void> {
  const terminal = openTerminal();
  const sitting: Sitting = { entry, session, lang, terminal };
  if (session.plies.length > 0) terminal.print(words[lang].resumed(session.plies.length));
  else for (const event of session.begin) report(sitting, event);
  let before: Seat | null = null;
  for (;;) {
    const actor = entry.game.actor(session.state);
    if (actor === null) break;
    if (!(await handOver(sitting, before, actor)) || !(await decide(sitting, actor))) {
      terminal.print(words[lang].goodbye);
      terminal.close();
      return;
    }
    before = actor;
  }
  terminal.print(`\n${sheetText(entry.text[lang].sheet(session.state, session.names))}`);
  const answer = terminal.live ? await terminal.ask('> ') : undefined;
  if (answer?.startsWith('save')) save(sitting, answer.slice(4).trim());
  terminal.close();
}

/** Between two people at one screen the hand is hidden until the other one sits there. False if they have left. */
async function handOver(sitting: Sitting, before: Seat | null, actor: Seat): Promise<boolean> {
  const { session, lang, terminal } = sitting;
  if (!terminal.live || before === null || before === actor || session.names.length === 1) return true;
  const answer = await terminal.ask(`\n${words[lang].pass(at(session.names, actor))} `);
  terminal.clear();
  for (const event of recentEvents(session)) report(sitting, event);
  return answer !== undefined;
}

/** What happened in the last few decisions, for whoever sits down now. */
function recentEvents({ plies }: Session<Shape>): readonly unknown[] {
  return plies.slice(-RECAP).flatMap(({ events }) => events);
}

/** Shows the table and takes commands until a move is made; false if the player leaves. */
async function decide(sitting: Sitting, actor: Seat): Promise<boolean> {
  const { entry, session, lang, terminal } = sitting;
  const { game } = entry;
  const text = entry.text[lang];
  const view = game.view(session.state, actor);
  const moves = game.legal(view);
  const width = String(moves.length).length;
  const table = `\n${text.table(view, session.names)}\n`;
  const list = moves
    .map((move, index) => `${String(index + 1).padStart(width + 1)}  ${text.move(move, view)}`)
    .join('\n');
  terminal.print(table);
  // What is asked must not push off the screen what it is about.
  if (fits(`${table}\n${list}`, terminal.height)) terminal.print(list);
  else terminal.print(words[lang].movesApart(moves.length));
  for (;;) {
    const line = await terminal.ask(`\n${words[lang].turn(at(session.names, actor))} `);
    if (line === undefined || line === 'q' || line === 'quit') return false;
    const [verb = ''] = line.split(' ');
    if (line === '' || line === '?' || line === 'help') terminal.print(words[lang].help);
    else if (line === 'm' || line === 'moves') terminal.print(list);
    else if (line === 't' || line === 'table') terminal.print(table);
    else if (line === 'u' || line === 'undo') {
      const [back] = waysBack(session, actor);
      if (back !== undefined) {
        undo(session, back);
        terminal.print(words[lang].undone);
        return true;
      }
      terminal.print(words[lang].nothingToUndo);
    } else if (line === 'h' || line === 'hint') {
      terminal.print(words[lang].hint);
      for (const hint of hintLines(entry, view, session.names, lang)) terminal.print(hint);
    } else if (line === 'log') printLog(sitting);
    else if (verb === 'save') save(sitting, line.slice(4).trim());
    else if (/^\d+$/.test(line)) {
      const move = moves[Number(line) - 1];
      if (move !== undefined) return make(sitting, move);
      terminal.print(words[lang].notANumber(moves.length));
    } else if (tryNotation(sitting, line, moves.length)) return true;
  }
}

/** Whether a text can be seen as a whole, with the question below it. */
function fits(text: string, height: number): boolean {
  const question = 3;
  return text.split('\n').length + question <= height;
}

/** A typed move; one that is not legal is answered with the rule that forbids it. */
function tryNotation(sitting: Sitting, line: string, most: number): boolean {
  const { entry, session, lang, terminal } = sitting;
  let move;
  try {
    move = entry.game.parse(line, session.options);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    terminal.print(words[lang].notANumber(most));
    return false;
  }
  const why = entry.game.whyNot(session.state, move);
  if (why === null) return make(sitting, move);
  terminal.print(reasonText(entry.text[lang].whyNot(why, session.options)));
  return false;
}

function make(sitting: Sitting, move: Shape['move']): true {
  sitting.terminal.print('');
  for (const event of makeMove(sitting.session, move)) report(sitting, event);
  return true;
}

/** What everyone at the screen may read. */
function report({ entry, session, lang, terminal }: Sitting, event: unknown): void {
  if (!entry.game.sees(event, 'spectator')) return;
  terminal.print(`  ${entry.text[lang].event(event, session.names, session.options)}`);
}

function printLog(sitting: Sitting): void {
  const { begin, plies } = sitting.session;
  for (const event of begin) report(sitting, event);
  for (const { events } of plies) for (const event of events) report(sitting, event);
}

function save({ session, lang, terminal }: Sitting, file: string): void {
  if (file === '') return terminal.print(words[lang].saveWhere);
  try {
    writeFileSync(file, `${JSON.stringify(recordOf(session))}\n`);
    terminal.print(words[lang].saved(file));
  } catch (error) {
    terminal.print(words[lang].notSaved(error instanceof Error ? error.message : String(error)));
  }
}
