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

/** The bytes of a hex text; of anything else, none. */
export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(/^(?:[0-9a-f]{2})*$/.test(hex) ? (hex.match(/../g) ?? []) : [], (byte) => parseInt(byte, 16));

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

/** A block of a round's words: 8 of 32 bits, big-endian. */
export async function fairBlock({ serverSeed, clientSeed, nonce }: RoundSeeds, block: number): Promise<number[]> {
  return wordsOf(await hmacSha256(serverSeed, `${clientSeed}:${nonce}:${block}`));
}

/** Words of 32 bits, big-endian. */
export function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, word) => view.getUint32(4 * word));
}

/** An endless supply of a round's words, block after block. */
export async function* fairWords(seeds: RoundSeeds): AsyncGenerator<number, never> {
  for (let block = 0; ; block++) yield* await fairBlock(seeds, block);
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
