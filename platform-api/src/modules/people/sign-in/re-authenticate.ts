import type { PasskeyAssertion } from '@marquee/contract/calls/passkeys';
import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { MemberRef } from '../../../platform/http/visitor';
import type { Authenticator } from '../../../platform/login/authenticator/service';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { RequirePassword } from './own-password';
import type { PasskeyConfirmation } from './passkeys/confirmation';

interface Proof {
  readonly password?: string | undefined;
  readonly authenticatorCode?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
}

/** What a session has to prove before it changes how an account is recovered, however recent its login is. */
export interface Reauthenticate {
  /** What is asked for besides a passkey. */
  proofOf(member: MemberRef): Promise<'password' | 'authenticator'>;
  /**
   * Requires one of the own passkeys, or a code of the authenticator where it is on, else the password.
   * @throws Failure `password_incorrect`, `authenticator_code_wrong`, `passkey_expired`, `passkey_refused`, `too_many_requests`
   */
  require(proof: Proof, context: CallContext<'member'>): Promise<void>;
}

const TRIES_PER_HOUR = 10;

export function createReauthenticate(
  { database: { pool }, config }: Platform,
  authenticator: Pick<Authenticator<bigint>, 'state' | 'accepts'>,
  requirePassword: RequirePassword,
  passkeys: Pick<PasskeyConfirmation, 'require'>,
): Reauthenticate {
  const tries = createThrottle(pool, { name: 'own-authenticator', windowMs: 3_600_000 });
  const proofOf: Reauthenticate['proofOf'] = async ({ id }) =>
    (await authenticator.state(id)).enabled ? 'authenticator' : 'password';
  const limited = async ({ id }: MemberRef, check: () => Promise<void>): Promise<void> => {
    const key = String(id);
    if (config.rateLimits && (await tries.add(key)) > TRIES_PER_HOUR) throw new Failure('too_many_requests');
    await check();
    await tries.clear(key);
  };
  return {
    proofOf,
    async require({ password, authenticatorCode, passkey }, context) {
      const { member, brand } = context;
      if (passkey) return limited(member, () => passkeys.require(passkey, context));
      if ((await proofOf(member)) === 'password') return requirePassword(member, brand, password ?? '');
      if (authenticatorCode === undefined) throw new Failure('authenticator_code_wrong');
      return limited(member, async () => {
        if (!(await authenticator.accepts(member.id, authenticatorCode))) throw new Failure('authenticator_code_wrong');
      });
    },
  };
}
