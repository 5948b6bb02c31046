import { Failure } from '../../../../platform/failure';
import type { MemberService } from '../../member/service';
import type { LoginCheck } from '../../session/login';
import type { PhoneProof } from './phone-proof';

export interface FirebaseParts {
  readonly provePhone: PhoneProof;
  readonly members: MemberService;
  /** @throws Failure for a member who may not log in here */
  readonly refuseUnfit: (member: Parameters<MemberService['mobileVerified']>[0], site: 'member' | 'agent') => void;
}

/**
 * Logs in by the ID token of Firebase phone authentication. The account is the one with the token's phone number.
 * @throws Failure `feature_disabled`, `login_failed`, `account_disabled`, `agents_only`, `members_only`
 */
export function createFirebaseLogin({ provePhone, members, refuseUnfit }: FirebaseParts): LoginCheck {
  return async ({ password: idToken, site }, { brand }) => {
    const phone = await provePhone(brand.code, idToken);
    const member = phone === null ? null : await members.byMobile(brand.id, phone);
    if (!member) throw new Failure('login_failed');
    refuseUnfit(member, site ?? 'member');
    await members.mobileVerified(member);
    return member;
  };
}
