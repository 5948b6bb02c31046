/**
 * Provably fair randomness: bytes = HMAC-SHA256(serverSeed, `clientSeed:nonce:round`), the same in the engine and in the
 * browser's verifier. SHA-256(serverSeed) is published before the first round and the seed itself on rotation.
 */

const encoder = new TextEncoder();

/** What decides a round of a single-player game. */
export interface RoundSeeds {
  /** Hex text; the HMAC key is its UTF-8 form, so that it can be checked with any tool. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a text's UTF-8 form, hex. */
export async function sha256Hex(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

/** HMAC-SHA256 of `message` under the UTF-8 form of `key`. */
export async function hmacSha256(key: string, message: string): Promise<Uint8Array> {
  const hmacKey = await crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', hmacKey, encoder.encode(message)));
}

/** An endless supply of a round's 32-bit words, big-endian, 8 of each HMAC block. */
export async function* fairWords({ serverSeed, clientSeed, nonce }: RoundSeeds): AsyncGenerator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = await hmacSha256(serverSeed, `${clientSeed}:${nonce}:${block}`);
    const view = new DataView(bytes.buffer);
    for (let offset = 0; offset < bytes.length; offset += 4) yield view.getUint32(offset);
  }
}

const WORDS = 2 ** 32;

/** A uniform integer of 0 to `bound - 1` by rejection sampling, never by a plain remainder. */
export async function fairInteger(words: AsyncGenerator<number, never>, bound: number): Promise<number> {
  const limit = WORDS - (WORDS % bound);
  for (;;) {
    const { value } = await words.next();
    if (value < limit) return value % bound;
  }
}
