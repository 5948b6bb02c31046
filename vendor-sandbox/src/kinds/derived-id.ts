import { createHash } from 'node:crypto';

/** A bet's id made of the session and the client's intent: a repeat is the same bet, and nobody can name a stranger's. */
export const derivedId = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64url');
