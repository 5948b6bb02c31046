import { createHash } from 'node:crypto';

const VERSION = 0x80;
const VARIANT = 0x80;

/** A deterministic UUID (version 8): the key of a bet's only win or rollback. */
export function derivedUuid(id: string, purpose: string): string {
  const bytes = createHash('sha256').update(`${id}:${purpose}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | VERSION;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | VARIANT;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
