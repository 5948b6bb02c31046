import { WITHDRAW_PASSWORD } from '@marquee/contract/constants';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import { createKeyedMutex } from '../../../platform/keyed-mutex';
import { hashPassword, passwordMatches } from '../../../platform/password-hash';
import type { Platform } from '../../../platform/platform';
import { createWorkQueue } from '../../../platform/work-queue';
import { isMonotone } from '@marquee/contract/common-passwords';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import { forgetTries, lockTries, readPassword, replacePassword, writeTries } from './repository';

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

/** A comparison holds a connection of the pool; the others stay free for everything else. */
const COMPARISONS = { concurrency: 3, maxWaiting: 200 };

export function createWithdrawPassword(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  audit: Audit,
): WithdrawPasswordService {
  const enqueue = createWorkQueue({ ...COMPARISONS, refuse: () => new Failure('too_many_requests') });
  /** Attempts of one member run one after another, so that a right one never waits in the count of wrong ones. */
  const oneAtATime = createKeyedMutex();
  const verify = (memberId: bigint, password: string): Promise<Verdict> =>
    oneAtATime(String(memberId), () =>
      enqueue(() => inTransaction(pool, (client) => attempt(client, memberId, password, clock.now()))),
    );

  async function demand(memberId: bigint, password: string): Promise<void> {
    const verdict = await verify(memberId, password);
    if (verdict.outcome === 'unset') throw new Failure('withdraw_password_unset');
    if (verdict.outcome === 'wrong') throw new Failure('withdraw_password_wrong', { triesLeft: verdict.triesLeft });
    if (verdict.outcome === 'locked') {
      const retryAfterSeconds = Math.ceil((verdict.until.getTime() - clock.now().getTime()) / 1_000);
      throw new Failure('withdraw_password_locked', { retryAfterSeconds });
    }
  }

  /** Replaces the password and records it, both or none. @returns false where it is not the present one any more */
  const replace = (
    { memberId, publicId, brandId, requestId }: PasswordOwner,
    present: string | null,
    next: Parameters<typeof replacePassword>[3],
    action: string,
  ) =>
    inTransaction(pool, async (tx) => {
      if (!(await replacePassword(tx, memberId, present, next))) return false;
      await audit.record({ ...byMember({ id: memberId, publicId }, brandId), action, requestId }, tx);
      return true;
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
      if (!(await replace(owner, null, first, 'member.withdraw-password-set')))
        throw new Failure('withdraw_password_exists');
    },
    async change(owner, oldPassword, password, digits) {
      refuseUnfit(password, digits);
      const { hash: present } = await readPassword(pool, owner.memberId);
      await demand(owner.memberId, oldPassword);
      const newPassword = { hash: await hashPassword(password), now: clock.now() };
      if (!(await replace(owner, present, newPassword, 'member.withdraw-password-changed')))
        throw new Failure('withdraw_password_wrong');
    },
    async remove(db, memberId) {
      const { hash } = await readPassword(pool, memberId);
      await forgetTries(db, memberId);
      return hash !== null && replacePassword(db, memberId, hash, { hash: null, now: clock.now() });
    },
  };
}

/** The verdict is returned only after the count is committed. */
async function attempt(db: Queryable, memberId: bigint, password: string, now: Date): Promise<Verdict> {
  const before = await lockTries(db, memberId);
  const { hash } = await readPassword(db, memberId);
  if (hash === null) {
    await forgetTries(db, memberId);
    return { outcome: 'unset' };
  }
  if (before.locked_until && before.locked_until > now) return { outcome: 'locked', until: before.locked_until };
  if (await passwordMatches(hash, password)) {
    await forgetTries(db, memberId);
    return { outcome: 'ok' };
  }
  // An expired lock starts a new count.
  const tries = before.locked_until ? 1 : before.tries + 1;
  const isLast = tries >= WITHDRAW_PASSWORD.tries;
  const lockedUntil = isLast ? new Date(now.getTime() + WITHDRAW_PASSWORD.lockMs) : null;
  await writeTries(db, memberId, { tries, locked_until: lockedUntil });
  return { outcome: 'wrong', triesLeft: WITHDRAW_PASSWORD.tries - tries };
}

function refuseUnfit(password: string, digits: number): void {
  const path = 'newPassword';
  if (!/^\d+$/.test(password)) throw fieldFailure({ path, messageKey: 'pattern.digits' });
  if (password.length < digits) throw fieldFailure({ path, messageKey: 'too_short', params: { min: digits } });
  if (password.length > digits) throw fieldFailure({ path, messageKey: 'too_long', params: { max: digits } });
  if (isMonotone(password)) throw fieldFailure({ path, messageKey: 'password_common' });
}
