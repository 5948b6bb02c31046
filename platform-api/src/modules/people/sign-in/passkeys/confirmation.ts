import type { PasskeyAssertion, PasskeyRequestOptions } from '@marquee/contract/calls/passkeys';
import { Failure } from '../../../../platform/failure';
import type { CallContext } from '../../../../platform/http/call-context';
import type { Platform } from '../../../../platform/platform';
import type { PasskeyAssertions } from './assertions';
import type { PasskeyChallenges } from './challenges';
import { requestOptions } from './options';
import { relyingPartyOf } from './relying-party';
import { readPasskeysOf } from './repository';

type Context = CallContext<'member'>;

/** A passkey as the proof that it is the member who changes something, in place of the password. */
export interface PasskeyConfirmation {
  /** @throws Failure `passkey_refused` where the member has none that works at this host */
  begin(context: Context): Promise<PasskeyRequestOptions>;
  /** @throws Failure `passkey_expired`, `passkey_refused` */
  require(assertion: PasskeyAssertion, context: Context): Promise<void>;
}

export function createPasskeyConfirmation(
  { config, database: { pool } }: Platform,
  challenges: PasskeyChallenges,
  assertions: PasskeyAssertions,
): PasskeyConfirmation {
  return {
    async begin({ brand, member, request }) {
      const party = relyingPartyOf(config, request);
      const passkeys = await readPasskeysOf(pool, member.id);
      if (!passkeys.some(({ host }) => host === party.id)) throw new Failure('passkey_refused');
      const challenge = await challenges.issue('confirmation', { brand, party, by: member });
      return requestOptions(challenge, party, passkeys);
    },
    async require(assertion, context) {
      const { brand, member, request } = context;
      const party = relyingPartyOf(config, request);
      const challenge = await challenges.take('confirmation', { brand, party, by: member });
      if (challenge === null) throw new Failure('passkey_expired');
      const owner = await assertions.use(assertion, { challenge, party }, context);
      if (owner.id !== member.id) throw new Failure('passkey_refused');
    },
  };
}
