import { TRIAL_TYPE } from '@marquee/contract/constants';
import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import { passwordMatches } from '../../../platform/password-hash';
import type { BrandService } from '../../site/brand/service';
import { loginNameOf, type Member, type MemberWithPassword, passwordFault, stateOf } from '../member/service';
import type { MemberService } from '../member/service';
import type { HashBudget } from './hash-budget';
import type { HumanAnswers, HumanCheck } from '../human-check/human-check';
import type { LoginAddresses } from './login-addresses';
import type { Attempt, LoginThrottle } from '../../../platform/login-throttle';

export type LoginInput = ParsedCallRequest<'session.login'>;

/** Authenticates a login, one method each. */
export type LoginCheck = (input: LoginInput, context: CallContext<'public'>) => Promise<Member>;

export interface LoginParts {
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly throttle: LoginThrottle;
  readonly budget: HashBudget;
  readonly addresses: LoginAddresses;
  readonly human: HumanCheck;
}

/**
 * Checks a login by password. Unknown names, wrong passwords and accounts without one get the same answer after the
 * same work; restrictions of an account are reported only with its right password.
 * @throws Failure `account_locked`, `captcha_required`, `captcha_failed`, `bot_check_failed`, `login_failed`,
 *   `account_disabled`, `agents_only`, `members_only`
 */
export function createPasswordLogin(parts: LoginParts): LoginCheck {
  const { members, throttle, addresses } = parts;
  return async (input, { brand, ip, request }) => {
    const { config } = await parts.brands.byId(brand.id);
    const account = loginNameOf(config, input.username);
    const attempt: Attempt = { account: `${brand.id}:${account}`, ip };
    await admit(parts, attempt, request, input);
    const member = await members.byAccount(brand.id, account);
    const isFamiliarAddress = await addresses.hasLoggedInFrom(member?.id ?? null, ip);
    const matches = await compare(parts, attempt, isFamiliarAddress, member, input.password);
    if (!member || !matches) throw new Failure('login_failed', { captchaRequired: await throttle.failed(attempt) });
    await throttle.succeeded(attempt);
    refuseUnfit(member, input.site ?? 'member');
    return withDemandOfNewPassword(parts, member, input.password);
  };
}

/** Compares within the account's budget. */
async function compare(
  { throttle, budget }: LoginParts,
  attempt: Attempt,
  isFamiliarAddress: boolean,
  member: MemberWithPassword | null,
  password: string,
): Promise<boolean> {
  const waitMs = await budget.take(attempt.account, isFamiliarAddress);
  if (waitMs > 0) {
    await throttle.withdrawAttempt(attempt);
    throw lockedFor(waitMs);
  }
  const matches = await passwordMatches(member?.passwordHash ?? null, password);
  if (matches) await budget.giveBack(attempt.account, isFamiliarAddress);
  return matches;
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

async function admit(
  { throttle, human }: LoginParts,
  attempt: Attempt,
  request: FastifyRequest,
  answers: HumanAnswers,
): Promise<void> {
  const { lockedMs, captchaRequired } = await throttle.countAttempt(attempt);
  try {
    if (lockedMs > 0) throw lockedFor(lockedMs);
    const isHuman = await human.passed(request, 'login', answers);
    if (captchaRequired && !isHuman) throw new Failure('captcha_required');
  } catch (failure) {
    await throttle.withdrawAttempt(attempt);
    throw failure;
  }
}

const lockedFor = (waitMs: number) =>
  new Failure('account_locked', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });

/** @throws Failure `account_disabled`, `agents_only`, `members_only` */
export function refuseUnfit(member: Member, site: 'member' | 'agent'): void {
  if (member.status !== 'active') throw new Failure('account_disabled');
  if (site === 'agent' && stateOf(member.type) !== 'agent') throw new Failure('agents_only');
  if (member.type === TRIAL_TYPE) throw new Failure('members_only');
}
