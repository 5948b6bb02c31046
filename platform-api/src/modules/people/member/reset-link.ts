import type pg from 'pg';
import { hashToken } from '../../../platform/secrets';
import { putReset } from './reset-repository';

/** Keeps the link to set a new password that was sent to a member, in place of the one before. @param memberId null: it was sent to nobody */
export const keepResetLink = (pool: pg.Pool, memberId: bigint | null, token: string, expiresAt: Date): Promise<void> =>
  putReset(pool, memberId, hashToken(token), expiresAt);
