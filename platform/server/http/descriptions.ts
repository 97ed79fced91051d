import type { FastifyInstance } from 'fastify';
import { asyncapi, openapi, SCHEMAS } from '@chambord/schemas';

/** What a server says of itself, and of the files that it gives: for programs, which may come from anywhere. */
export function serveDescriptions(app: FastifyInstance): void {
  const files = Object.entries(SCHEMAS).map(([name, schema]) => [`/schemas/${name}.json`, schema] as const);
  for (const [path, description] of [
    ['/openapi.json', openapi] as const,
    ['/asyncapi.json', asyncapi] as const,
    ...files,
  ]) {
    const text = JSON.stringify(description);
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' })
        .type('application/json; charset=utf-8')
        .send(text),
    );
  }
}
