import { createHash } from 'node:crypto';

/** A bet id derived from the session and the client's intent: a repeat is the same bet, and no client can name another's. */
export const derivedId = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64url');
