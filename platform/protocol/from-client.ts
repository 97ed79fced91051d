import * as v from 'valibot';
import { PHRASES } from './phrases.ts';
import { Arms, ChatText, Id, MessageId, MoveText, ShufflePart, Seat, Version } from './terms.ts';

/** To whom, and under which name of the sender's own. */
const to = { table: Id, id: MessageId };

/** What changes something: answered by `ack`, `stale` or `refused`. */
const commands = [
  /** Takes a free seat, with the own part of the shuffle, and the own arms, if one has any; the last one to sit starts the game. */
  v.strictObject({ type: v.literal('sit'), ...to, seat: Seat, part: ShufflePart, arms: v.optional(Arms) }),
  /** Before the game: stands up. During it: goes away; what then happens is in the table's terms. */
  v.strictObject({ type: v.literal('leave'), ...to }),
  /** Comes back to the own seat. */
  v.strictObject({ type: v.literal('back'), ...to }),
  /** A decision, made looking at this version of the table; `joined` if by the same touch as the one before: both are taken back together. */
  v.strictObject({
    type: v.literal('move'),
    ...to,
    version: Version,
    move: MoveText,
    joined: v.optional(v.literal(true)),
  }),
  /** Takes the own last touch back if that is free, else asks the others for it. */
  v.strictObject({ type: v.literal('undo'), ...to, version: Version }),
  /** Answers the offer of that version. */
  v.strictObject({ type: v.literal('answer'), ...to, offer: Version, agree: v.boolean() }),
  v.strictObject({ type: v.literal('resign'), ...to }),
  /** Sets up the next table with the same people, once; `next` in the status names it. */
  v.strictObject({ type: v.literal('rematch'), ...to }),
  v.strictObject({ type: v.literal('chat'), ...to, text: ChatText }),
  v.strictObject({ type: v.literal('phrase'), ...to, phrase: v.picklist(PHRASES) }),
] as const;
export const Command = v.variant('type', commands);
export type Command = v.InferOutput<typeof Command>;

/** Everything that a client may say over the socket. */
export const FromClient = v.variant('type', [
  /** News of this table from now on, and all since the version that the client has; as changes, where the server offers that. */
  v.strictObject({
    type: v.literal('watch'),
    table: Id,
    since: v.optional(Version),
    changes: v.optional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('unwatch'), table: Id }),
  /** What was said before that version: answered by `older`. */
  v.strictObject({ type: v.literal('older'), table: Id, before: Version }),
  v.strictObject({ type: v.literal('ping') }),
  ...commands,
]);
export type FromClient = v.InferOutput<typeof FromClient>;

export type MessageType = FromClient['type'];
