import { createHmac } from 'node:crypto';

/** Encodes database numbers as public ids, and back. Ids reveal neither order nor count. */
export interface PublicIds {
  /** @returns 13 characters, digits and capitals without I, L, O and U */
  encode(id: bigint): string;
  /** @returns null for an invalid id */
  decode(text: string): bigint | null;
}

/** Crockford's alphabet: no characters that are confused when read aloud or typed. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 13;
const ROUNDS = 10;
const HALF = 0xffff_ffffn;
const LARGEST = 2n ** 63n;

/**
 * A permutation of 64-bit numbers under a key: a Feistel network of ten rounds, as in FF1 of NIST SP 800-38G, with
 * HMAC-SHA256 as the round function. Without the key, ids reveal neither order nor number of others.
 * @param key secret of the deployment; another key changes all ids
 */
export function createPublicIds(key: string): PublicIds {
  const round = (place: number, half: bigint): bigint => {
    const block = Buffer.alloc(5);
    block[0] = place;
    block.writeUInt32BE(Number(half), 1);
    return BigInt(createHmac('sha256', key).update(block).digest().readUInt32BE(0));
  };
  return {
    encode(id) {
      if (id <= 0n || id >= LARGEST) throw new RangeError(`no id of the database: ${id}`);
      let [left, right] = [id >> 32n, id & HALF];
      for (let place = 0; place < ROUNDS; place += 1) [left, right] = [right, left ^ round(place, right)];
      return encodeBlock((left << 32n) | right);
    },
    decode(text) {
      const block = read(text);
      if (block === null) return null;
      let [left, right] = [block >> 32n, block & HALF];
      for (let place = ROUNDS - 1; place >= 0; place -= 1) [left, right] = [right ^ round(place, left), left];
      const id = (left << 32n) | right;
      return id > 0n && id < LARGEST ? id : null;
    },
  };
}

function encodeBlock(block: bigint): string {
  let text = '';
  for (let rest = block, place = 0; place < LENGTH; place += 1, rest >>= 5n) text = DIGITS[Number(rest & 31n)] + text;
  return text;
}

function read(text: string): bigint | null {
  if (text.length !== LENGTH) return null;
  let block = 0n;
  for (const digit of text.toUpperCase()) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return null;
    block = (block << 5n) | BigInt(value);
  }
  return block <= 0xffff_ffff_ffff_ffffn ? block : null;
}
