import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { MemberService } from '../member/service';
import type { SessionService } from '../session/service';

/**
 * Requires the member's password before a change of the account's protection, except within 5 minutes of a login by it.
 * @throws Failure `password_incorrect`, `too_many_requests`
 */
export type RequirePassword = (member: MemberRef, brand: BrandRef, password: string | undefined) => Promise<void>;

const TRIES_PER_HOUR = 10;

export function createRequirePassword(
  { database: { pool }, config }: Platform,
  members: MemberService,
  sessions: SessionService,
): RequirePassword {
  const tries = createThrottle(pool, { name: 'own-password', windowMs: 3_600_000 });
  return async (member, brand, password) => {
    if (password === undefined && (await sessions.passwordIsConfirmed(member, brand.id))) return;
    const key = String(member.id);
    if (password === undefined) throw new Failure('password_incorrect');
    if (config.rateLimits && (await tries.add(key)) > TRIES_PER_HOUR) throw new Failure('too_many_requests');
    if (!(await members.passwordIs(member.id, password))) throw new Failure('password_incorrect');
    await tries.clear(key);
  };
}
