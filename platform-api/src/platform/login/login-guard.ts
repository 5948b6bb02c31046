import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure';
import type { HumanAnswers, HumanCheck } from '../human-check/human-check';
import { passwordMatches } from '../password-hash';
import type { HashBudget } from './hash-budget';
import type { LoginAddresses } from './login-addresses';
import type { Attempt, LoginThrottle } from './login-throttle';

/** An account that may log in; its hash is null when it has no password. */
export interface LoginAccount {
  readonly id: bigint | number;
  readonly passwordHash: string | null;
}

export interface LoginGuardParts {
  readonly throttle: LoginThrottle;
  readonly budget: HashBudget;
  readonly addresses: LoginAddresses;
  readonly human: HumanCheck;
}

/**
 * What stands between a guesser and a password: every attempt is counted before anything is compared. Unknown names,
 * wrong passwords and accounts without one get the same answer after the same work.
 */
export interface LoginGuard {
  /** @throws Failure `account_locked`, `captcha_required`, `captcha_failed`, `bot_check_failed` */
  admit(attempt: Attempt, request: FastifyRequest, answers: HumanAnswers): Promise<void>;
  /**
   * Compares within the account's budget.
   * @param account null for an unknown name
   * @returns the account
   * @throws Failure `login_failed`, `account_locked`
   */
  requireMatch<Account extends LoginAccount>(
    attempt: Attempt,
    account: Account | null,
    password: string,
  ): Promise<Account>;
}

export function createLoginGuard({ throttle, budget, addresses, human }: LoginGuardParts): LoginGuard {
  return {
    async admit(attempt, request, answers) {
      const { lockedMs, captchaRequired } = await throttle.countAttempt(attempt);
      try {
        if (lockedMs > 0) throw lockedFor(lockedMs);
        const isHuman = await human.passed(request, 'login', answers);
        if (captchaRequired && !isHuman) throw new Failure('captcha_required');
      } catch (failure) {
        await throttle.withdrawAttempt(attempt);
        throw failure;
      }
    },

    async requireMatch(attempt, account, password) {
      const isFamiliarAddress = await addresses.hasLoggedInFrom(account?.id ?? null, attempt.ip);
      const waitMs = await budget.take(attempt, isFamiliarAddress);
      if (waitMs > 0) {
        await throttle.withdrawAttempt(attempt);
        throw lockedFor(waitMs);
      }
      const matches = await passwordMatches(account?.passwordHash ?? null, password);
      if (!account || !matches) throw new Failure('login_failed', { captchaRequired: await throttle.failed(attempt) });
      await budget.giveBack(attempt, isFamiliarAddress);
      await throttle.succeeded(attempt);
      return account;
    },
  };
}

const lockedFor = (waitMs: number) =>
  new Failure('account_locked', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
