import { createHash, randomBytes } from 'node:crypto';

/** A new opaque 256-bit token, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored digest of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new opaque public id of 128 bits, base64url. */
export const newPublicId = (): string => randomBytes(16).toString('base64url');
