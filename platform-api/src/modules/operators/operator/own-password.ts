import { PASSWORD_CONFIRMED_MS } from '@marquee/contract/constants';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import { passwordMatches } from '../../../platform/password-hash';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import { readOwnPassword } from './repository';

/**
 * Requires the operator's password before a change of who may enter, except within 5 minutes of a login.
 * @throws Failure `password_incorrect`, `too_many_requests`
 */
export type RequireOperatorPassword = (operator: OperatorRef, password: string | undefined) => Promise<void>;

const TRIES_PER_HOUR = 10;

export function createRequireOperatorPassword({
  database: { pool },
  clock,
  config,
}: Platform): RequireOperatorPassword {
  const tries = createThrottle(pool, { name: 'operator-own-password', windowMs: 3_600_000 });
  return async ({ id, tokenHash }, password) => {
    const own = await readOwnPassword(pool, tokenHash);
    if (!own) throw new Failure('not_logged_in');
    if (password === undefined) {
      if (clock.now().getTime() - own.startedAt.getTime() <= PASSWORD_CONFIRMED_MS) return;
      throw new Failure('password_incorrect');
    }
    const key = String(id);
    if (config.rateLimits && (await tries.add(key)) > TRIES_PER_HOUR) throw new Failure('too_many_requests');
    if (!(await passwordMatches(own.passwordHash, password))) throw new Failure('password_incorrect');
    await tries.clear(key);
  };
}
