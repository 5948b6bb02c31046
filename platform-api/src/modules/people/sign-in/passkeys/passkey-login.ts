import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { networkOf } from '../../../../platform/network-of';
import { Failure } from '../../../../platform/failure';
import type { CallContext } from '../../../../platform/http/call-context';
import type { Platform } from '../../../../platform/platform';
import { newToken } from '../../../../platform/secrets';
import { createThrottle } from '../../../../platform/throttle';
import type { Member } from '../../member/account';
import type { PasskeyAssertions } from './assertions';
import type { PasskeyChallenges } from './challenges';
import { requestOptions } from './options';
import { relyingPartyOf } from './relying-party';

type Context = CallContext<'public'>;

/** The log-in by a passkey that the device offers by itself: no name is typed, and none is told. */
export interface PasskeyLogin {
  begin(context: Context): Promise<CallValue<'session.passkeyOptions'>>;
  /** @throws Failure `passkey_expired`, `passkey_refused`, `too_many_requests`, and those of an account that may not be used here */
  check(input: ParsedCallRequest<'session.passkeyLogin'>, context: Context): Promise<Member>;
}

interface PasskeyLoginParts {
  readonly platform: Platform;
  readonly challenges: PasskeyChallenges;
  readonly assertions: PasskeyAssertions;
  /** @throws Failure for a member who may not log in here */
  readonly refuseUnfit: (member: Member, site: 'member' | 'agent') => void;
}

const HOUR_MS = 3_600_000;
/** Of one address, behind which there may be a city. */
const FAILURES_PER_HOUR = 100;

export function createPasskeyLogin({ platform, challenges, assertions, refuseUnfit }: PasskeyLoginParts): PasskeyLogin {
  const { config } = platform;
  const failures = createThrottle(platform.database.pool, { name: 'passkey-login', windowMs: HOUR_MS });

  return {
    async begin({ brand, request }) {
      const attempt = newToken();
      const party = relyingPartyOf(config, request);
      const challenge = await challenges.issue('log-in', { brand, party, by: attempt });
      return { attempt, options: requestOptions(challenge, party) };
    },

    async check({ attempt, assertion, site }, context) {
      const { brand, ip, request } = context;
      if (config.rateLimits && (await failures.add(networkOf(ip))) > FAILURES_PER_HOUR)
        throw new Failure('too_many_requests');
      const party = relyingPartyOf(config, request);
      const challenge = await challenges.take('log-in', { brand, party, by: attempt });
      if (challenge === null) throw new Failure('passkey_expired');
      // Without it anybody's key could be tried on anybody's account by its id alone.
      if (assertion.userHandle === null) throw new Failure('passkey_refused');
      const member = await assertions.use(assertion, { challenge, party }, context);
      if (config.rateLimits) await failures.takeBack(networkOf(ip));
      refuseUnfit(member, site ?? 'member');
      return member;
    },
  };
}
