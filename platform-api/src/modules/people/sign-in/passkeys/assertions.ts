import type { PasskeyAssertion } from '@marquee/contract/calls/passkeys';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { CallContext } from '../../../../platform/http/call-context';
import type { Platform } from '../../../../platform/platform';
import type { PublicIds } from '../../../../platform/public-id';
import type { Audit } from '../../../operators/audit/audit';
import { byMember } from '../../../operators/audit/by-member';
import type { LoginHistory } from '../../login-history/service';
import type { Member } from '../../member/account';
import type { MemberService } from '../../member/service';
import { type Expected, verifyAssertion } from './ceremony';
import type { PasskeyRow, SignedState } from './passkey';
import { readPasskey, recordUse } from './repository';
import { tellOfPasskey } from './tell-of-passkey';

type Visit = Pick<CallContext<'public'>, 'brand' | 'ip' | 'userAgent' | 'requestId'>;

/** Answers of passkeys, at a log-in and as the confirmation of a change. */
export interface PasskeyAssertions {
  /**
   * Verifies an answer and counts the use. An unknown passkey, a removed one and a wrong signature are answered alike. Where a key that is
   * never copied counts backwards, somebody has a copy of it: that is refused, and its member is told.
   * @returns whose passkey it is
   * @throws Failure `passkey_refused`
   */
  use(assertion: PasskeyAssertion, expected: Expected, visit: Visit): Promise<Member>;
}

interface AssertionParts {
  readonly platform: Platform;
  readonly members: Pick<MemberService, 'byId'>;
  readonly audit: Audit;
  readonly ids: PublicIds;
  readonly loginHistory: Pick<LoginHistory, 'failed'>;
}

export function createPasskeyAssertions(parts: AssertionParts): PasskeyAssertions {
  const { platform, members, audit, ids, loginHistory } = parts;
  const { clock, jobs } = platform;
  const { pool } = platform.database;

  const failed = (member: Member, visit: Visit): Failure => {
    loginHistory.failed(member, visit, { way: 'passkey', outcome: 'wrong_passkey' });
    return new Failure('passkey_refused');
  };

  /** A copied key is written down before the answer, which is a refusal. */
  const reportCopy = (passkey: PasskeyRow, member: Member, { requestId }: Visit) =>
    inTransaction(pool, async (tx) => {
      await tellOfPasskey(tx, jobs, 'passkey_copied', passkey, clock.now());
      await audit.record(
        {
          ...byMember(member, member.brandId),
          action: 'member.passkey-copied',
          details: { passkeyId: ids.encode(passkey.id) },
          requestId,
        },
        tx,
      );
    });

  return {
    async use(assertion, expected, visit) {
      const { credentialId, userHandle } = assertion;
      const passkey = await readPasskey(
        pool,
        visit.brand.id,
        expected.party.id,
        Buffer.from(credentialId, 'base64url'),
      );
      const member = passkey && (await members.byId(passkey.memberId));
      if (!passkey || !member) throw new Failure('passkey_refused');
      if (userHandle !== null && userHandle !== passkey.handle.toString('base64url')) throw failed(member, visit);
      const signed = await verifyAssertion(assertion, passkey.publicKey, expected).catch(() => null);
      if (!signed || signed.isSyncable !== passkey.isSyncable) throw failed(member, visit);
      if (await recordUse(pool, passkey.id, signed, clock.now())) return member;
      if (isCopy(passkey, signed)) await reportCopy(passkey, member, visit);
      throw failed(member, visit);
    },
  };
}

/** As the row stood when it was read; a passkey that was removed meanwhile is no copy. */
const isCopy = ({ counter, isSyncable }: PasskeyRow, signed: SignedState): boolean =>
  !isSyncable && signed.counter <= counter && (signed.counter > 0n || counter > 0n);
