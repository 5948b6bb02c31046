import { Failure } from '../../../platform/failure';
import type { BrandService } from '../../site/brand/service';
import type { MemberService } from '../member/service';
import type { LoginHistory } from '../login-history/service';
import { mobileOf, type VerificationCodes } from '../verification/service';
import { type LoginCheck, refuseUnfit } from './login';

export interface SmsLoginParts {
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly codes: VerificationCodes;
  readonly loginHistory: Pick<LoginHistory, 'failed'>;
}

/**
 * Checks a login by mobile number and SMS code. A number without an account has received no code, so it is answered
 * like a wrong one.
 * @throws Failure `feature_disabled`, `sms_…`, `account_disabled`, `agents_only`, `members_only`
 */
export function createSmsLogin({ brands, members, codes, loginHistory }: SmsLoginParts): LoginCheck {
  return async ({ username, password, countryDialingCode, site }, { brand, ip, userAgent }) => {
    const { config } = await brands.byId(brand.id);
    if (!config.flags['SMSLOGIN3']) throw new Failure('feature_disabled');
    const recipient = mobileOf(config, username, countryDialingCode);
    const spent = codes.spend({ brandId: brand.id, purpose: 'account', recipient, ip, code: password });
    await spent.catch(async (failure: unknown) => {
      const named = await members.byMobile(brand.id, recipient);
      if (named && failure instanceof Failure && failure.code === 'sms_invalid_code')
        loginHistory.failed(named, { ip, userAgent }, { way: 'code', outcome: 'wrong_code' });
      throw failure;
    });
    const member = await members.byMobile(brand.id, recipient);
    if (!member) throw new Failure('sms_invalid_code');
    await members.mobileVerified(member);
    refuseUnfit(member, site ?? 'member');
    return member;
  };
}
