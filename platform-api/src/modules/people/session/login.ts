import { SUB_USER_TYPE, TRIAL_TYPE } from '@marquee/contract/constants';
import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { BrandService } from '../../site/brand/service';
import { loginNameOf, type Member, type MemberWithPassword, stateOf } from '../member/service';
import { passwordFault } from '../../../platform/password-policy';
import { refuseInactive } from '../member/account';
import type { MemberService } from '../member/service';
import type { LoginGuard } from '../../../platform/login/login-guard';
import type { LoginHistory } from '../login-history/service';
import type { Attempt } from '../../../platform/login/login-throttle';

export type LoginInput = ParsedCallRequest<'session.login'>;

/** Authenticates a login, one method each. */
export type LoginCheck = (input: LoginInput, context: CallContext<'public'>) => Promise<Member>;

export interface LoginParts {
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly guard: LoginGuard;
  readonly loginHistory: Pick<LoginHistory, 'failed'>;
  /** Whether a one-time password activates the account. */
  readonly activates: (memberId: bigint, secret: string) => Promise<boolean>;
}

/**
 * Checks a login by password. Restrictions of an account are reported only with its right password.
 * @throws Failure those of the guard, `activation_needed` with the one-time password of a new account, `account_closed`, `account_disabled`, `agents_only`, `members_only`
 */
export function createPasswordLogin(parts: LoginParts): LoginCheck {
  const { brands, members, guard, loginHistory, activates } = parts;
  return async (input, { brand, ip, userAgent, request }) => {
    const { config } = await brands.byId(brand.id);
    const account = loginNameOf(config, input.username);
    const attempt: Attempt = { account: `${brand.id}:${account}`, ip };
    await guard.admit(attempt, request, input);
    const named = await members.byAccount(brand.id, account);
    // Nobody logs in yet: the one-time password opens the activation.
    if (named?.passwordHash === null && (await activates(named.id, input.password)))
      throw new Failure('activation_needed');
    const member = await guard.requireMatch(attempt, named, input.password).catch((failure: unknown) => {
      if (named && failure instanceof Failure && failure.code === 'login_failed')
        loginHistory.failed(named, { ip, userAgent }, { way: 'password', outcome: 'wrong_password' });
      throw failure;
    });
    refuseUnfit(member, input.site ?? 'member');
    return withDemandOfNewPassword(parts, member, input.password);
  };
}

/** Common passwords must be changed. Only the login sees the password in the clear. */
async function withDemandOfNewPassword(
  { brands, members }: LoginParts,
  member: MemberWithPassword,
  password: string,
): Promise<Member> {
  const { config } = await brands.byId(member.brandId);
  const isWeak = password === config.signIn.initialPassword || passwordFault('password', password, member.account);
  if (member.mustChangePassword || !isWeak) return member;
  await members.demandNewPassword(member.id);
  return { ...member, mustChangePassword: true };
}

/** @throws Failure `account_closed`, `account_disabled`, `agents_only`, `members_only`, `office_only` */
export function refuseUnfit(member: Member, site: 'member' | 'agent'): void {
  refuseInactive(member);
  if (site === 'agent' && stateOf(member.type) !== 'agent') throw new Failure('agents_only');
  if (site === 'member' && member.type === SUB_USER_TYPE) throw new Failure('office_only');
  if (member.type === TRIAL_TYPE) throw new Failure('members_only');
}
