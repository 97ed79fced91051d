import type * as v from 'valibot';
import * as protocol from '@chambord/protocol';
import { ANY_REFUSAL, BODY_REFUSALS, ROUTES, statusOf } from '@chambord/protocol/routes';
import type { HttpRoute } from '@chambord/protocol/routes';
import { definitions, refTo } from './convert.ts';
import type { JsonSchema } from './convert.ts';

/** Schemas of the protocol that answers and requests are made of, by name. */
const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  Id: protocol.Id,
  GuestName: protocol.GuestName,
  Me: protocol.Me,
  NameMe: protocol.NameMe,
  PersonalLink: protocol.PersonalLink,
  ClaimLink: protocol.ClaimLink,
  BotLevel: protocol.BotLevel,
  ClockTerms: protocol.ClockTerms,
  SeatPlan: protocol.SeatPlan,
  TableTerms: protocol.TableTerms,
  TableMade: protocol.TableMade,
  SeatState: protocol.SeatState,
  Outcome: protocol.Outcome,
  TableSummary: protocol.TableSummary,
  TableList: protocol.TableList,
  Rating: protocol.Rating,
  RatingList: protocol.RatingList,
  DealOutcome: protocol.DealOutcome,
  DealStanding: protocol.DealStanding,
  HandIn: protocol.HandIn,
  BestTry: protocol.BestTry,
  MatchTerms: protocol.MatchTerms,
  MatchMade: protocol.MatchMade,
  JoinMatch: protocol.JoinMatch,
  MatchResult: protocol.MatchResult,
  MatchState: protocol.MatchState,
  MatchRecords: protocol.MatchRecords,
  RefusalCode: protocol.RefusalCode,
  Refusal: protocol.Refusal,
};

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const name = Object.keys(NAMED).find((each) => NAMED[each] === schema);
  if (name === undefined) throw new Error('a route takes or gives what has no name in the description');
  return refTo(name);
}

/** What is answered besides the requests of the protocol. */
const HOUSE_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/livez': simple('Whether the process lives.', 'application/json', { type: 'object' }),
  '/readyz': simple('Whether what is acknowledged could be kept.', 'application/json', { type: 'object' }, 503),
  '/healthz': simple('The same as /readyz.', 'application/json', { type: 'object' }, 503),
  '/metrics': simple('Figures for Prometheus.', 'text/plain', { type: 'string' }),
  '/openapi.json': simple('This description.', 'application/json', { type: 'object' }),
  '/asyncapi.json': simple('The description of the socket /ws.', 'application/json', { type: 'object' }),
};

function fileOf(name: string): readonly [string, JsonSchema] {
  return [`/schemas/${name}`, simple(`The JSON Schema of ${name}.`, 'application/json', { type: 'object' })];
}

function simple(summary: string, type: string, schema: unknown, otherwise?: number): JsonSchema {
  const content = { [type]: { schema } };
  return {
    get: {
      summary,
      responses: {
        200: { description: 'So it is.', content },
        ...(otherwise === undefined ? {} : { [otherwise]: { description: 'So it is not.', content } }),
      },
    },
  };
}

/** HTTP as it is spoken with the server: OpenAPI 3.1. */
export function openapi(version: string, files: readonly string[]): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of ROUTES) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chambord over HTTP',
      version,
      description:
        'Guests, tables, lists and records of a server of Chambord; moves are made over the socket (AsyncAPI). docs/protocol.md says what all of it means.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: { ...paths, ...HOUSE_PATHS, ...Object.fromEntries(files.map(fileOf)) },
    components: {
      securitySchemes: {
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: 'chambord',
          description: 'A guest’s secret; POST /api/me sets it.',
        },
      },
      schemas: { ...definitions(NAMED, 'draft-2020-12'), Record: RECORD },
    },
  };
}

/** A file of its own says it whole. */
const RECORD = {
  type: 'object',
  description: 'A record of a game: /schemas/record.json',
  properties: { game: { type: 'string' }, moves: { type: 'array', items: { type: 'string' } } },
  required: ['game', 'rulesVersion', 'options', 'seed', 'names', 'moves', 'result', 'proof'],
};

function operation({ path, what, cookie, query = {}, body, answer, status, refusals }: HttpRoute): JsonSchema {
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: name === 'id' ? refTo('Id') : { type: 'string' },
    })),
    ...Object.entries(query).map(([name, { pattern, what: description, needed = false }]) => ({
      name,
      in: 'query',
      description,
      required: needed,
      schema: { type: 'string', pattern },
    })),
  ];
  return {
    summary: what,
    ...(cookie === undefined ? {} : { security: cookie === 'needed' ? [{ guest: [] }] : [{}, { guest: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(schemaOf(body)) } }),
    responses: {
      [status]: {
        description: answer === 'nothing' ? 'Done.' : 'Done; this is the answer.',
        ...(answer === 'nothing' ? {} : json(answer === 'record' ? refTo('Record') : schemaOf(answer))),
      },
      ...refusalsOf([...refusals, ...(body === undefined ? [] : BODY_REFUSALS), ...ANY_REFUSAL]),
    },
  };
}

function refusalsOf(codes: readonly protocol.RefusalCode[]): JsonSchema {
  return Object.fromEntries(
    [...new Set(codes.map(statusOf))].map((status) => {
      const some = [...new Set(codes.filter((code) => statusOf(code) === status))];
      const schema = { allOf: [refTo('Refusal'), { properties: { code: { enum: some } } }] };
      return [status, { description: `Refused: ${some.join(', ')}.`, ...json(schema) }];
    }),
  );
}
