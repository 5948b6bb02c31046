import { WITHDRAW_PASSWORD } from '@marquee/contract/constants';
import type { Queryable } from '../../platform/database';
import { Failure, fieldFailure } from '../../platform/failure';
import { hashPassword, passwordMatches } from '../../platform/password-hash';
import type { Platform } from '../../platform/platform';
import { isMonotone } from '../member/service';
import type { Audit } from '../operator/audit';
import { startAttempt, forgetTries, readPassword, replacePassword } from './repository';

export { readLastChange } from './repository';

/** Outcome of an attempt. `locked`: too many were wrong, nothing was compared. */
export type Verdict =
  | { readonly outcome: 'ok' | 'unset' }
  | { readonly outcome: 'wrong'; readonly triesLeft: number }
  | { readonly outcome: 'locked'; readonly until: Date };

/** The member and the request. */
export interface PasswordOwner {
  readonly memberId: bigint;
  readonly publicId: string;
  readonly brandId: number;
  readonly requestId: string;
}

export interface PasswordState {
  readonly isSet: boolean;
  readonly lockedUntil: Date | null;
}

/** The password for withdrawals and transfers: a few digits, so few attempts. */
export interface WithdrawPasswordService {
  state(memberId: bigint): Promise<PasswordState>;
  verify(memberId: bigint, password: string): Promise<Verdict>;
  /** @throws Failure `withdraw_password_unset`, `withdraw_password_wrong`, `withdraw_password_locked` unless it is right */
  demand(memberId: bigint, password: string): Promise<void>;
  /**
   * Sets a member's first withdraw password; the caller has verified the login password.
   * @param digits length required by the brand
   * @throws Failure `withdraw_password_exists`, `validation_failed`
   */
  set(owner: PasswordOwner, password: string, digits: number): Promise<void>;
  /** @throws Failure those of `demand` for the old one, `validation_failed` for the new one */
  change(owner: PasswordOwner, oldPassword: string, password: string, digits: number): Promise<void>;
  /** Removes password and lock, so that the member can set a new one. @returns whether there was one */
  remove(db: Queryable, memberId: bigint): Promise<boolean>;
}

export function createWithdrawPassword(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  audit: Audit,
): WithdrawPasswordService {
  async function verify(memberId: bigint, password: string): Promise<Verdict> {
    const { hash } = await readPassword(pool, memberId);
    if (hash === null) return { outcome: 'unset' };
    const now = clock.now();
    const lockUntil = new Date(now.getTime() + WITHDRAW_PASSWORD.lockMs);
    const attempt = await startAttempt(pool, memberId, { now, lockUntil, most: WITHDRAW_PASSWORD.tries });
    if (attempt.refused) return { outcome: 'locked', until: attempt.locked_until ?? lockUntil };
    if (!(await passwordMatches(hash, password)))
      return { outcome: 'wrong', triesLeft: WITHDRAW_PASSWORD.tries - attempt.tries };
    await forgetTries(pool, memberId);
    return { outcome: 'ok' };
  }

  async function demand(memberId: bigint, password: string): Promise<void> {
    const verdict = await verify(memberId, password);
    if (verdict.outcome === 'unset') throw new Failure('withdraw_password_unset');
    if (verdict.outcome === 'wrong') throw new Failure('withdraw_password_wrong', { triesLeft: verdict.triesLeft });
    if (verdict.outcome === 'locked') {
      const retryAfterSeconds = Math.ceil((verdict.until.getTime() - clock.now().getTime()) / 1_000);
      throw new Failure('withdraw_password_locked', { retryAfterSeconds });
    }
  }

  const recorded = ({ memberId, publicId, brandId, requestId }: PasswordOwner, action: string) =>
    audit.record({
      actor: { kind: 'member', id: memberId },
      action,
      subject: `member:${publicId}`,
      brandId,
      requestId,
    });

  return {
    async state(memberId) {
      const { hash, locked_until } = await readPassword(pool, memberId);
      const lockedUntil = locked_until && locked_until > clock.now() ? locked_until : null;
      return { isSet: hash !== null, lockedUntil };
    },
    verify,
    demand,
    async set(owner, password, digits) {
      refuseUnfit(password, digits);
      const first = { hash: await hashPassword(password) };
      if (!(await replacePassword(pool, owner.memberId, null, first))) throw new Failure('withdraw_password_exists');
      await recorded(owner, 'member.withdraw-password-set');
    },
    async change(owner, oldPassword, password, digits) {
      refuseUnfit(password, digits);
      const { hash: present } = await readPassword(pool, owner.memberId);
      await demand(owner.memberId, oldPassword);
      const newPassword = { hash: await hashPassword(password), now: clock.now() };
      if (!(await replacePassword(pool, owner.memberId, present, newPassword)))
        throw new Failure('withdraw_password_wrong');
      await recorded(owner, 'member.withdraw-password-changed');
    },
    async remove(db, memberId) {
      const { hash } = await readPassword(pool, memberId);
      await forgetTries(db, memberId);
      return hash !== null && replacePassword(db, memberId, hash, { hash: null, now: clock.now() });
    },
  };
}

function refuseUnfit(password: string, digits: number): void {
  const path = 'newPassword';
  if (!/^\d+$/.test(password)) throw fieldFailure({ path, messageKey: 'pattern.digits' });
  if (password.length < digits) throw fieldFailure({ path, messageKey: 'too_short', params: { min: digits } });
  if (password.length > digits) throw fieldFailure({ path, messageKey: 'too_long', params: { max: digits } });
  if (isMonotone(password)) throw fieldFailure({ path, messageKey: 'password_common' });
}
