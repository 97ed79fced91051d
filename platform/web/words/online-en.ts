import type { Away, Phrase, RefusalCode } from '@chambord/protocol';
import type { ClockTerms } from '@chambord/protocol';

/** So many seconds as one says it. */
const span = (seconds: number) => (seconds % 60 === 0 && seconds > 0 ? `${seconds / 60} min` : `${seconds} s`);

const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  goodLuck: 'Good luck!',
  thanks: 'Thank you',
  wellPlayed: 'Well played!',
  nice: 'Nice one!',
  oops: 'Oops!',
  hurry: 'Your turn!',
  thinking: 'Let me think',
  moment: 'Back in a moment',
  goodGame: 'Good game!',
  rematch: 'Another one?',
  bye: 'Goodbye!',
};

const refusals: Readonly<Record<RefusalCode, string>> = {
  malformed: 'The server did not understand this page. Reload it.',
  tooFast: 'That was too fast. It goes on in a moment.',
  noGuest: 'The server does not know you. Give your name once more.',
  noTable: 'There is no such table.',
  noGame: 'The server does not know this game.',
  foreign: 'The server refuses what other pages send.',
  closed: 'This table is not open to spectators.',
  seatTaken: 'Somebody else has this seat. Choose another one.',
  alreadySeated: 'You sit at this table already.',
  notSeated: 'You have no seat at this table.',
  notStarted: 'The game has not begun yet.',
  started: 'The game has begun without a seat for you.',
  over: 'The game is over.',
  notOver: 'The game is not over yet.',
  notYourTurn: 'It is not your turn.',
  illegal: 'The rules do not allow this.',
  cannotUndo: 'This can no longer be taken back.',
  noOffer: 'Nobody asks to take back any more.',
  away: 'You are away. Return to your seat first.',
  resigned: 'You have resigned.',
  badTerms: 'A table cannot be set up like this.',
  tooManyTables: 'You have too many tables open. Finish one first.',
  saidEnough: 'You have said as much as this table can keep.',
  badLink: 'This link was used already, or is too old. Make a new one.',
  tooLarge: 'That is too long.',
  notFound: 'The server does not have this.',
  otherRules:
    'This game was begun by rules that this server does not have: it cannot be gone on with here. Nothing is lost.',
  trouble: 'The server is in trouble. Nothing was changed; try again.',
};

const away: Readonly<Record<Away, string>> = { left: 'has left', gone: 'connection lost', time: 'out of time' };

function clock(terms: ClockTerms): string {
  switch (terms.kind) {
    case 'none':
      return 'No clock';
    case 'move':
      return `${span(terms.seconds)} a turn`;
    case 'game':
      return `${span(terms.seconds)} a game, +${span(terms.increment)} a turn`;
    case 'days':
      return terms.days === 1 ? 'One day a turn' : `${terms.days} days a turn`;
  }
}

export const en = {
  online: 'Play online',
  noServer: 'There is no server to play online with',
  noServerHint:
    'It cannot be reached, or this page comes from a place without one. Playing on this device works as ever.',
  noServerFor: 'The page keeps trying.',
  connecting: 'Connecting…',
  lost: 'Connection lost. Trying again…',
  sending: 'Sending…',
  unsent: 'Your move is kept and goes out with the connection.',
  refusals,
  stale: 'The table had changed before your move arrived. Decide again.',

  name: 'Your name',
  nameHint: 'Others at the table see it. No account is needed.',
  nameFirst: 'First say who you are, above.',
  nameDo: 'That is me',
  youAre: (name: string) => `You are ${name}`,
  rename: 'Change name',
  term: (name: string, value: string) => `${name}: ${value}`,
  yourArms: 'Your arms',
  armsHint: 'Your arms: you bear them at every table, unless somebody there came with the same before you.',
  renamed: 'From now on you go by this name.',

  yourGames: 'Your games',
  noGames: 'You sit at no table.',
  yourTurn: 'your turn',
  waiting: (free: number) => (free === 1 ? 'waits for one more' : `waits for ${free} more`),
  turnOf: (name: string) => `${name} plays`,
  openTables: 'Open tables',
  noTables: 'Nobody waits for players just now. Open a table: others will see it here.',
  openOne: 'Open a table',
  join: 'Join',
  goOn: 'Go on',
  watch: 'Watch',
  freeSeat: 'free',
  rated: 'rated',

  openTitle: (game: string) => `Open a table: ${game}`,
  you: 'You',
  anyPerson: 'A person',
  nobody: 'Nobody',
  access: 'Who may come',
  accesses: { invite: 'Whoever has the link', open: 'Anybody: the table stands in the lobby' },
  clockTitle: 'Clock',
  clock,
  leaver: 'Who leaves or runs out of time',
  leavers: { wait: 'The others wait', bot: 'A bot plays until they return' },
  spectators: 'Spectators',
  spectatorsAre: { none: 'None', live: 'Welcome', delayed: 'Welcome, two minutes behind' },
  ratedHint: 'The game counts for the ratings (people only)',
  openDo: 'Open the table',

  waitingTitle: 'The table waits for people',
  share: 'Send this link to whom you want to play with:',
  copy: 'Copy the link',
  copied: 'Copied',
  send: 'Send',
  sit: 'Sit here',
  keptFor: 'kept',
  yourSeat: 'Your seat is kept for you.',
  stand: 'Stand up',
  begins: 'The game begins when the last seat is taken.',
  joinAs: 'Give your name and choose a seat.',

  people: 'Who is at the table',
  here: 'here',
  notHere: 'not here',
  botPlays: 'a bot plays',
  away,
  resignedMark: 'resigned',
  watching: (count: number) => (count === 1 ? 'one spectator' : `${count} spectators`),
  youWatch: 'You watch',
  youWatchDelayed: 'You watch, two minutes behind',
  timeLeft: (name: string, time: string) => `${name}: ${time} left`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,

  chat: 'Chat',
  chatUnread: (count: number) => `Chat, ${count} new`,
  chatOlder: 'Earlier messages',
  chatEmpty: 'Nothing has been said yet.',
  chatPlaceholder: 'Say something',
  quick: 'Quick phrases',
  phrases,
  mute: (name: string) => `Mute ${name}`,
  said: (name: string, text: string) => `${name}: ${text}`,

  askUndo: 'Ask to take back',
  offerYours: (left: number) =>
    left === 1 ? 'You ask to take back. One more has to agree.' : `You ask to take back. ${left} more have to agree.`,
  offerOther: (name: string) => `${name} asks to take a decision back.`,
  agree: 'Agree',
  decline: 'Decline',
  agreed: 'You have agreed.',
  offerGone: 'Your wish to take back was not granted.',
  leave: 'Leave the table',
  leaveSure: {
    wait: 'Leave the table? The others wait until you return.',
    bot: 'Leave the table? A bot plays for you until you return.',
  },
  resign: 'Resign',
  resignSure: 'Resign? You take the last place, and there is no way back.',
  youAreAway: {
    left: 'You have left the table.',
    gone: 'You were gone.',
    time: 'Your time ran out.',
  } satisfies Readonly<Record<Away, string>>,
  meanwhileBot: 'A bot decides for you.',
  meanwhileWait: 'The others wait for you.',
  comeBack: 'Return to your seat',
  youResigned: 'You have resigned; a bot plays your seat to the end.',
  tableLink: 'Link to this table',

  byResigning: 'The game ended by resignation.',
  place: (place: number, name: string) => `${place}. ${name}`,
  ratingChange: (name: string, before: number, after: number) => `${name}: ${before} → ${after}`,
  ratings: 'Ratings',
  rematch: 'Rematch',
  joinRematch: 'To the rematch',
  rematchAsked: 'A rematch has been set up.',
  replay: 'Replay',
  save: 'Save the record as a file',
  lobby: 'Lobby',

  verify: 'Verify the shuffle',
  verified: 'Yes: nobody chose these cards.',
  notVerified: 'No. This record does not prove a fair shuffle.',
  checks: {
    commitment: 'The server’s part is the one it bound itself to before anybody sat down.',
    seed: 'The server’s part and the players’ parts together give the seed of this game.',
    replay: 'This seed and these moves give exactly this game.',
    own: 'Your own part, made on this device, is among them, and the server was bound before you sent it.',
  },
  noOwnPart: 'This device had no part in it.',
  couldNotCheck: 'The record cannot be fetched just now. Try again.',

  me: 'You',
  toMe: 'Your name and devices',
  devices: 'Other devices',
  devicesHint:
    'A personal link makes another device you: the same name, the same games. It works once, for an hour. Keep it to yourself.',
  makeLink: 'Make a personal link',
  linkUntil: (time: string) => `Good once, until ${time}.`,
  signOut: 'Sign all other devices out',
  signedOut: 'Only this device is you now.',
  claimTitle: 'Is this you?',
  claimHint: 'This device becomes the one who made the link: the same name, the same games.',
  claimWarn: (name: string) =>
    `Here you are ${name} so far. The games of ${name} can then no longer be reached from this device.`,
  claim: 'Yes, use this device',
  noToken: 'This link is not complete. Copy all of it.',
  notify: 'Tell me when it is my turn',
  notifyHint: 'The browser shows a message while this page is open in the background.',
  notifyDenied: 'This browser does not let the page show messages. Allow it in the settings of the browser.',
  notifyText: (game: string) => `It is your turn: ${game}`,
  history: 'Finished games',
  noHistory: 'No finished games yet.',
  more: 'Show more',
  won: 'won',
  placed: (place: number, seats: number) => `place ${place} of ${seats}`,
  ratingOf: (rating: number, deviation: number, games: number) =>
    `${rating} ± ${deviation}, after ${games} ${games === 1 ? 'game' : 'games'}`,
  noRating: 'no rated game yet',
  best: 'The best',
};
export type OnlineWords = typeof en;
