import { TRIAL_TYPE } from '@marquee/contract/constants';
import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../platform/failure';
import type { CallContext } from '../../platform/http/call-context';
import { passwordMatches } from '../../platform/password-hash';
import { accountKey, type MemberWithPassword, stateOf } from '../member/service';
import type { MemberService } from '../member/service';
import type { HumanAnswers, HumanCheck } from './human-check';
import type { Attempt, LoginThrottle } from './login-throttle';

export interface LoginParts {
  readonly members: MemberService;
  readonly throttle: LoginThrottle;
  readonly human: HumanCheck;
}

/**
 * Checks a login by password. Unknown names, wrong passwords and accounts without one answer alike, after the same work;
 * what an account may not do is told only to those who know its password.
 * @throws Failure `account_locked`, `captcha_required`, `captcha_failed`, `bot_check_failed`, `login_failed`,
 *   `account_disabled`, `agents_only`, `members_only`
 */
export async function checkLogin(
  { members, throttle, human }: LoginParts,
  input: ParsedCallRequest<'session.login'>,
  { brand, ip, request }: CallContext<'public'>,
): Promise<MemberWithPassword> {
  const attempt: Attempt = { account: `${brand.id}:${accountKey(input.username)}`, ip };
  await admit({ throttle, human }, attempt, request, input);
  const member = await members.byAccount(brand.id, input.username);
  const matches = await passwordMatches(member?.passwordHash ?? null, input.password);
  if (!member || !matches) throw new Failure('login_failed', { captchaRequired: await throttle.failed(attempt) });
  await throttle.succeeded(attempt);
  refuseUnfit(member, input.site ?? 'member');
  return member;
}

async function admit(
  { throttle, human }: Omit<LoginParts, 'members'>,
  attempt: Attempt,
  request: FastifyRequest,
  answers: HumanAnswers,
): Promise<void> {
  const { lockedMs, captchaRequired } = await throttle.begin(attempt);
  try {
    if (lockedMs > 0) throw new Failure('account_locked', { retryAfterSeconds: Math.ceil(lockedMs / 1_000) });
    const isHuman = await human.passed(request, 'login', answers);
    if (captchaRequired && !isHuman) throw new Failure('captcha_required');
  } catch (failure) {
    await throttle.turnedAway(attempt);
    throw failure;
  }
}

function refuseUnfit(member: MemberWithPassword, site: 'member' | 'agent'): void {
  if (member.status !== 'active') throw new Failure('account_disabled');
  if (site === 'agent' && stateOf(member.type) !== 'agent') throw new Failure('agents_only');
  if (member.type === TRIAL_TYPE) throw new Failure('members_only');
}
