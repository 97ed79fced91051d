import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { asyncapi, openapi, record } from '@chambord/schemas';

/** Whether something is as it is described, and if not, why. */
export type Verdict = string | null;

/** What is wrong with a message of this side, by the published description of the socket; `null` if nothing. */
export function describedMessage(side: 'client' | 'server', message: unknown): Verdict {
  const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
  const validate = messageForms().get(`${side}-${String(type)}`);
  if (validate === undefined) return `${side}s have no message of type ${String(type)}`;
  return validate(message) ? null : JSON.stringify(validate.errors);
}

let messages: ReadonlyMap<string, ValidateFunction> | undefined;

function messageForms(): ReadonlyMap<string, ValidateFunction> {
  if (messages !== undefined) return messages;
  const ajv = new Ajv({ strict: false }).addSchema({ ...asyncapi, $id: 'asyncapi' });
  const names = Object.keys((asyncapi['components'] as { readonly messages: object }).messages);
  messages = new Map(
    names.map((name) => [name, ajv.compile({ $ref: `asyncapi#/components/messages/${name}/payload` })] as const),
  );
  return messages;
}

interface Operation {
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** All requests that are described, as `GET /api/me`. */
export const describedRequests: readonly string[] = Object.entries(openapi['paths'] as Paths).flatMap(
  ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

let http: Ajv2020 | undefined;

/** What is wrong with an answer to such a request, by the published description of HTTP; `null` if nothing. */
export async function describedAnswer(request: string, answer: Response): Promise<Verdict> {
  const [method = '', path = ''] = request.split(' ');
  const response = (openapi['paths'] as Paths)[path]?.[method.toLowerCase()]?.responses[answer.status];
  if (response === undefined) return `${request} is not described to answer ${answer.status}`;
  const text = await answer.text();
  if (response.content === undefined) return text === '' ? null : `${request} answers with something`;
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (!(type in response.content)) return `${request} is not described to answer with ${type}`;
  if (type !== 'application/json') return null;
  const place = ['paths', path, method.toLowerCase(), 'responses', answer.status, 'content', type, 'schema'];
  const pointer = place.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')));
  http ??= new Ajv2020({ strict: false }).addSchema({ ...openapi, $id: 'openapi' });
  const validate = http.compile({ $ref: `openapi#/${pointer.join('/')}` });
  return validate(JSON.parse(text)) ? null : `${request}: ${JSON.stringify(validate.errors)}`;
}

/** Whether it is a record, by the schema of records. */
export function isRecord(value: unknown): boolean {
  return new Ajv2020({ strictTypes: false }).validate(record, value);
}
