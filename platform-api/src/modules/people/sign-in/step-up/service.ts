import { refuseInactive } from '../../member/account';
import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { StepUpDetails, StepUpMethod } from '@marquee/contract/calls/sign-in';
import { Failure } from '../../../../platform/failure';
import type { BrandRef } from '../../../../platform/http/visitor';
import type { Platform } from '../../../../platform/platform';
import { hashToken, newToken } from '../../../../platform/secrets';
import { createThrottle } from '../../../../platform/throttle';
import type { BrandService } from '../../../site/brand/service';
import type { Member, MemberService } from '../../member/service';
import type { Audit } from '../../../operators/audit/audit';
import { byMember } from '../../../operators/audit/by-member';
import type { LoginHistory } from '../../login-history/service';
import type { LoginAddresses } from '../../../../platform/login/login-addresses';
import { maskedEmail, maskedMobile } from './hints';
import type { StepUpProofs, Visit } from './proofs';
import {
  countTry,
  deleteExpiredStepUps,
  deleteStepUp,
  insertStepUp,
  type LoginWishes,
  readStepUp,
  type StepUpRow,
} from './repository';

/** A login from a new address requires a second proof besides the password. */
export interface StepUp {
  /**
   * Admits a login from a registered address, where the brand has no step-up, at the first login of all, and where the
   * member has set up no proof.
   * @throws Failure `step_up_required` with the challenge to continue with
   */
  admit(member: Member, options: LoginWishes, visit: Visit): Promise<void>;
  /** @throws Failure `step_up_expired`, and the reasons not to send a code */
  sendCode(challenge: string, method: 'sms' | 'email', visit: Visit): Promise<{ readonly expiredMinutes: number }>;
  /**
   * @returns the member and the options of the login
   * @throws Failure `step_up_failed`, `step_up_expired`, `account_disabled`, `account_locked`
   */
  finish(
    answer: ParsedCallRequest<'session.stepUp'>,
    visit: Visit,
  ): Promise<{ readonly member: Member; readonly options: LoginWishes }>;
  sweep(): Promise<void>;
}

const LIFE_MS = 10 * 60_000;
const TRIES = 5;
/**
 * Wrong answers for one member over all step-ups. Each needed the right password, so strangers cannot lock a member
 * out.
 */
const WRONG_PER_HOUR = 20;

export interface StepUpParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly addresses: LoginAddresses;
  readonly proofs: StepUpProofs;
  readonly audit: Audit;
  readonly loginHistory: Pick<LoginHistory, 'failed'>;
}

export function createStepUp(parts: StepUpParts): StepUp {
  const { platform, brands, members, addresses, proofs, audit, loginHistory } = parts;
  const { clock, config } = platform;
  const { pool } = platform.database;
  const wrongAnswers = createThrottle(pool, { name: 'step-up-wrong', windowMs: 3_600_000 });
  const keyOf = (challenge: string, brand: BrandRef) => ({
    tokenHash: hashToken(challenge),
    brandId: brand.id,
    now: clock.now(),
  });
  const memberOf = async (row: StepUpRow | null): Promise<Member> => {
    const member = row && (await members.byId(row.memberId));
    if (!member) throw new Failure('step_up_expired');
    refuseInactive(member);
    return member;
  };

  const isRight = async (member: Member, { method, answer }: ParsedCallRequest<'session.stepUp'>, visit: Visit) => {
    const key = String(member.id);
    if (config.rateLimits && (await wrongAnswers.add(key)) > WRONG_PER_HOUR)
      throw new Failure('account_locked', {
        retryAfterSeconds: Math.ceil((await wrongAnswers.remainingMs(key)) / 1_000),
      });
    const right = await proofs.check(member, method, answer, visit);
    if (right && config.rateLimits) await wrongAnswers.takeBack(key);
    return right;
  };

  return {
    async admit(member, options, { brand, ip, userAgent }) {
      const { flags } = (await brands.byId(brand.id)).config;
      if (flags['STEPUP'] !== true || member.firstLoginAt === null) return;
      if (await addresses.hasLoggedInFrom(member.id, ip)) return;
      const methods = await methodsOf(proofs, member);
      if (methods.length === 0) return;
      const challenge = newToken();
      const expiresAt = new Date(clock.now().getTime() + LIFE_MS);
      const { tokenHash, brandId } = keyOf(challenge, brand);
      await insertStepUp(pool, { tokenHash, brandId, memberId: member.id, login: options, expiresAt });
      loginHistory.failed(member, { ip, userAgent }, { way: 'password', outcome: 'proof_required' });
      throw new Failure('step_up_required', { challenge, methods } satisfies StepUpDetails);
    },

    async sendCode(challenge, method, visit) {
      const member = await memberOf(await readStepUp(pool, keyOf(challenge, visit.brand)));
      return proofs.sendCode(member, method, visit);
    },

    async finish(input, visit) {
      const key = keyOf(input.challenge, visit.brand);
      const row = await countTry(pool, key, TRIES);
      const member = await memberOf(row);
      if (!row || !(await isRight(member, input, visit))) {
        loginHistory.failed(member, visit, { way: 'password', outcome: 'wrong_proof' });
        throw new Failure('step_up_failed', { triesLeft: TRIES - (row?.tries ?? TRIES) });
      }
      if (!(await deleteStepUp(pool, key.tokenHash))) throw new Failure('step_up_expired');
      await audit.record({
        ...byMember(member, member.brandId),
        action: 'member.address-registered',
        details: { method: input.method },
      });
      return { member, options: row.login };
    },

    sweep: () => deleteExpiredStepUps(pool, clock.now()),
  };
}

async function methodsOf(proofs: StepUpProofs, member: Member): Promise<StepUpDetails['methods']> {
  const { mobile, email, payeeName, authenticator } = await proofs.of(member);
  const offer = (method: StepUpMethod, hint: string | null = null) => ({ method, hint });
  return [
    ...(authenticator ? [offer('authenticator')] : []),
    ...(mobile ? [offer('sms', maskedMobile(mobile))] : []),
    ...(email ? [offer('email', maskedEmail(email))] : []),
    ...(payeeName ? [offer('payeeName')] : []),
  ];
}
