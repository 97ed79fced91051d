import { BadInput } from '@chambord/kernel';

/** How the text behind # is written: packed, or as it is where a browser cannot pack. */
const PACKED = 'z';
const PLAIN = 'p';

/** Longer than any challenge, packed and unpacked: what is longer is not even looked at. */
const LONGEST_LINK = 60_000;
const LONGEST_TEXT = 300_000;

/** The text as it stands behind # in a link: it never reaches a server, and holds nothing that other programs change on its way. */
export async function packLink(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (!('CompressionStream' in globalThis)) return PLAIN + base64(bytes);
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return PACKED + base64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Reads it back. Throws `BadInput` for what was cut off or changed. */
export async function unpackLink(link: string): Promise<string> {
  if (link.length > LONGEST_LINK) throw new BadInput('', 'the link is too long');
  const form = link.slice(0, 1);
  if (form !== PACKED && form !== PLAIN) throw new BadInput('', 'the link is cut off at its beginning');
  try {
    const bytes = bytesOf(link.slice(1));
    const read = form === PLAIN ? bytes : await unpacked(bytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(read);
  } catch {
    throw new BadInput('', 'the link is damaged or cut off');
  }
}

/** As much as a challenge can be: a few bytes may be packed from gigabytes. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LONGEST_TEXT) {
      await reader.cancel();
      throw new RangeError('too much');
    }
    chunks.push(part.value);
  }
  const all = new Uint8Array(size);
  let place = 0;
  for (const chunk of chunks) {
    all.set(chunk, place);
    place += chunk.length;
  }
  return all;
}

/** With the letters that need no escaping in an address. */
function base64(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
