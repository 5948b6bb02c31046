import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Authenticator } from '../../../platform/login/authenticator/service';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { RequirePassword } from './own-password';

interface Proof {
  readonly password: string | undefined;
  readonly authenticatorCode: string | undefined;
}

/** What a session has to prove before it changes how an account is recovered, however recent its login is. */
export interface Reauthenticate {
  proofOf(member: MemberRef): Promise<'password' | 'authenticator'>;
  /**
   * Requires a code of the authenticator where it is on, else the password.
   * @throws Failure `password_incorrect`, `authenticator_code_wrong`, `too_many_requests`
   */
  require(member: MemberRef, brand: BrandRef, proof: Proof): Promise<void>;
}

const TRIES_PER_HOUR = 10;

export function createReauthenticate(
  { database: { pool }, config }: Platform,
  authenticator: Pick<Authenticator<bigint>, 'state' | 'accepts'>,
  requirePassword: RequirePassword,
): Reauthenticate {
  const tries = createThrottle(pool, { name: 'own-authenticator', windowMs: 3_600_000 });
  const proofOf: Reauthenticate['proofOf'] = async ({ id }) =>
    (await authenticator.state(id)).enabled ? 'authenticator' : 'password';
  return {
    proofOf,
    async require(member, brand, { password, authenticatorCode }) {
      if ((await proofOf(member)) === 'password') return requirePassword(member, brand, password ?? '');
      const key = String(member.id);
      if (authenticatorCode === undefined) throw new Failure('authenticator_code_wrong');
      if (config.rateLimits && (await tries.add(key)) > TRIES_PER_HOUR) throw new Failure('too_many_requests');
      if (!(await authenticator.accepts(member.id, authenticatorCode))) throw new Failure('authenticator_code_wrong');
      await tries.clear(key);
    },
  };
}
