import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, ENCODINGS } from './encoding.ts';
import type { Encoding } from './encoding.ts';

/** What is shorter fits into one or two packets as it is. In characters. */
const LEAST = 2000;

/** Quick rather than small: a list of 50 tables becomes a tenth of itself in half a millisecond, in another thread. */
const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text, { level: 4 }),
};

/**
 * Long answers of the API are sent compressed. None of them holds both a secret and something that somebody else may have written: its
 * length would tell of the secret.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST || !request.url.startsWith('/api/')) return payload;
    reply.header('Vary', 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString(), ENCODINGS);
    if (encoding === null) return payload;
    const bytes = await compress[encoding](payload);
    reply.header('Content-Encoding', encoding).header('Content-Length', bytes.length);
    return bytes;
  });
}
