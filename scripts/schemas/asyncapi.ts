import type * as v from 'valibot';
import * as protocol from '@chambord/protocol';
import { HEARD, SAID } from '@chambord/protocol/routes';
import { definitions, refTo } from './convert.ts';
import type { JsonSchema } from './convert.ts';

/** What messages are made of, by name. */
const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  TableTerms: protocol.TableTerms,
  TableFacts: protocol.TableFacts,
  TableStatus: protocol.TableStatus,
  SeatState: protocol.SeatState,
  Clocks: protocol.Clocks,
  UndoOffer: protocol.UndoOffer,
  Outcome: protocol.Outcome,
  SeenPly: protocol.SeenPly,
  ChatLine: protocol.ChatLine,
  News: protocol.News,
  ChangedNews: protocol.ChangedNews,
  Change: protocol.Change,
  RefusalCode: protocol.RefusalCode,
};

interface Message {
  readonly entries: { readonly type: { readonly literal: string } };
}
/** Some words are said by both sides. */
const byType = (side: string, options: readonly (Message & v.GenericSchema)[]) =>
  Object.fromEntries(options.map((option) => [nameOf(side, option.entries.type.literal), option]));
const nameOf = (side: string, type: string) => `${side}-${type}`;
const inChannel = (name: string) => ({ $ref: `#/channels/socket/messages/${name}` });

/** The socket as it is spoken: AsyncAPI 3, from where the server stands. */
export function asyncapi(version: string): JsonSchema {
  const heard = byType('client', protocol.FromClient.options);
  const said = byType('server', protocol.FromServer.options);
  const messages = { ...heard, ...said };
  const summaries: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(HEARD).map(([type, { what }]) => [nameOf('client', type), what])),
    ...Object.fromEntries(Object.entries(SAID).map(([type, what]) => [nameOf('server', type), what])),
  };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Chambord over the socket',
      version,
      description:
        'Tables that are watched and played at. Every message is one JSON text; docs/protocol.md says what all of it means.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: '/ws',
        description: 'A WebSocket of the same origin; the guest is whose cookie comes with its opening.',
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
        bindings: { ws: { method: 'GET' } },
      },
    },
    operations: {
      ...Object.fromEntries(
        Object.entries(HEARD).map(([type, { what, answers }]) => [
          `hear-${type}`,
          {
            action: 'receive',
            summary: what,
            channel: { $ref: '#/channels/socket' },
            messages: [inChannel(nameOf('client', type))],
            ...(answers.length === 0
              ? {}
              : {
                  reply: {
                    channel: { $ref: '#/channels/socket' },
                    messages: answers.map((answer) => inChannel(nameOf('server', answer))),
                  },
                }),
          },
        ]),
      ),
      say: {
        action: 'send',
        summary: 'What the server says by itself or as an answer.',
        channel: { $ref: '#/channels/socket' },
        messages: Object.keys(said).map(inChannel),
      },
    },
    components: {
      messages: Object.fromEntries(
        Object.keys(messages).map((name) => [name, { name, summary: summaries[name], payload: refTo(name) }]),
      ),
      schemas: definitions({ ...NAMED, ...messages }, 'draft-07'),
    },
  };
}
