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
  tooFast: 'Too fast. Try again in a moment.',
  noGuest: 'The server does not know you. Enter your name again.',
  noTable: 'There is no such table.',
  noGame: 'The server does not know this game.',
  foreign: 'The server only answers its own page.',
  closed: 'This table is not open to spectators.',
  seatTaken: 'Somebody else has this seat. Choose another one.',
  alreadySeated: 'You already sit at this table.',
  notSeated: 'You have no seat at this table.',
  notStarted: 'The game has not begun yet.',
  started: 'The game has begun, and no seat is free.',
  over: 'The game is over.',
  notOver: 'The game is not over yet.',
  notYourTurn: 'It is not your turn.',
  illegal: 'The rules do not allow this.',
  cannotUndo: 'This can no longer be taken back.',
  noOffer: 'Nobody is asking to take back any more.',
  away: 'You are away. Return to your seat first.',
  resigned: 'You have resigned.',
  badTerms: 'A table cannot be set up like this.',
  tooManyTables: 'You have too many tables open. Finish one first.',
  saidEnough: 'You have reached the limit of messages at this table.',
  badLink: 'This link was used already, or is too old. Make a new one.',
  tooLarge: 'That is too long.',
  notFound: 'Not found on the server.',
  otherRules:
    'This game was begun with rules that this server does not have, so it cannot continue here. Nothing is lost.',
  noMatch: 'There is no such match.',
  notToday: 'This deal of the day is over: tries are no longer compared.',
  badTry: 'The server cannot confirm this try.',
  otherBots: 'The bots of this server have changed since this try.',
  noTry: 'You see other tries when you have handed in your own.',
  trouble: 'The server has a problem. Nothing was changed; try again.',
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
  noServer: 'No game server can be reached',
  noServerHint: 'It may be down, or this site has none. You can still play on this device.',
  noServerFor: 'The page keeps trying.',
  withoutServer: 'This site has no game server',
  withoutServerHint:
    'Here you can play on this device: against bots, alone, or several people at one screen. Online tables need a Chambord server.',
  connecting: 'Connecting…',
  lost: 'Connection lost. Trying again…',
  sending: 'Sending…',
  unsent: 'Your move is saved and will be sent as soon as the connection is back.',
  refusals,
  stale: 'The table changed before your move arrived. Choose again.',

  name: 'Your name',
  nameHint: 'Others at the table see it. No account is needed.',
  nameDo: 'Use this name',
  rename: 'Change name',
  term: (name: string, value: string) => `${name}: ${value}`,
  yourArms: 'Your arms',
  armsHint: 'Your coat of arms at every table, unless someone there already has the same.',
  renamed: 'Your name has been changed.',

  yourGames: 'Your games',
  noGames: 'You are not at any table.',
  yourTurn: 'your turn',
  waiting: (free: number) => (free === 1 ? 'waits for one more' : `waits for ${free} more`),
  turnOf: (name: string) => `${name} plays`,
  openTables: 'Open tables',
  noTables: 'Nobody waits for players just now. Open a table: others will see it here.',
  openOne: 'Open a table',
  join: 'Join',
  goOn: 'Continue',
  watch: 'Watch',
  freeSeat: 'free',
  rated: 'rated',

  openTitle: (game: string) => `Open a table: ${game}`,
  you: 'You',
  anyPerson: 'A person',
  nobody: 'Nobody',
  access: 'Who can join',
  accesses: { invite: 'Anyone with the link', open: 'Everyone: the table is listed in the lobby' },
  clockTitle: 'Clock',
  clock,
  leaver: 'If someone leaves or runs out of time',
  leavers: { wait: 'The others wait', bot: 'A bot plays until they return' },
  spectators: 'Spectators',
  spectatorsAre: { none: 'None', live: 'Allowed', delayed: 'Allowed, two minutes behind' },
  ratedHint: 'The game counts for the ratings (people only)',
  openDo: 'Open the table',

  waitingTitle: 'Waiting for players',
  share: 'Send this link to the people you want to play with:',
  copy: 'Copy the link',
  copied: 'Copied',
  send: 'Send',
  sit: 'Sit here',
  keptFor: 'reserved',
  yourSeat: 'Your seat is reserved for you.',
  stand: 'Give up this seat',
  begins: 'The game begins when the last seat is taken.',

  people: 'Who is at the table',
  here: 'here',
  notHere: 'not here',
  botPlays: 'a bot plays',
  away,
  resignedMark: 'resigned',
  watching: (count: number) => (count === 1 ? 'one spectator' : `${count} spectators`),
  youWatch: 'You are watching',
  youWatchDelayed: 'You are watching, two minutes behind',
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
  offerOther: (name: string) => `${name} asks to take back a move.`,
  agree: 'Agree',
  decline: 'Decline',
  agreed: 'You have agreed.',
  offerGone: 'Your request to take back was declined.',
  leave: 'Leave the table',
  leaveSure: {
    wait: 'Leave the table? The others wait until you return.',
    bot: 'Leave the table? A bot plays for you until you return.',
  },
  resign: 'Resign',
  resignSure: 'Resign? You finish last, and this cannot be undone.',
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
  joinRematch: 'Join the rematch',
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
    'A personal link signs you in on another device: the same name, the same games. It works once, for an hour. Do not share it.',
  makeLink: 'Make a personal link',
  linkUntil: (time: string) => `Works once, until ${time}.`,
  signOut: 'Sign all other devices out',
  signedOut: 'You are now signed in on this device only.',
  claimTitle: 'Is this you?',
  claimHint: 'This device will use the name and the games of whoever made the link.',
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
  best: 'Top players',
};
export type OnlineWords = typeof en;
