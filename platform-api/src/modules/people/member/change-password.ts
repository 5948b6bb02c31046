import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { MemberRef } from '../../../platform/http/visitor';
import { hashPassword, passwordMatches } from '../../../platform/password-hash';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import { type BrandService, passwordRuleOf } from '../../site/brand/service';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import { passwordFault } from '../../../platform/password-policy';
import { queuePasswordMessage } from './password-message';
import { readPasswordHash, updatePassword } from './repository';

export type ChangePassword = (
  input: ParsedCallRequest<'member.changePassword'>,
  context: CallContext<'member'>,
) => Promise<void>;

/** What a changed password needs of the member's sessions. */
export interface PasswordSessions {
  /** Whether the password was entered in this session a short while ago. */
  passwordIsConfirmed(member: MemberRef, brandId: number): Promise<boolean>;
  endOthersIn(tx: Queryable, member: MemberRef, brandId: number): Promise<void>;
  announceEnd(memberId: bigint, state: MemberRef['state']): void;
}

const TRIES_PER_HOUR = 10;

/**
 * Changes the password and ends the member's other sessions. The old password is required unless it was entered in this
 * session within 5 minutes.
 */
export function createChangePassword(
  { database: { pool }, clock, config, jobs }: Platform,
  sessions: PasswordSessions,
  audit: Audit,
  brands: Pick<BrandService, 'byId'>,
): ChangePassword {
  const tries = createThrottle(pool, { name: 'old-password', windowMs: 3_600_000 });

  const checkOld = async (passwordHash: string | null, oldPassword: string | undefined, key: string) => {
    if (config.rateLimits && (await tries.add(key)) > TRIES_PER_HOUR) throw new Failure('too_many_requests');
    if (!(await passwordMatches(passwordHash, oldPassword ?? ''))) throw new Failure('password_incorrect');
    await tries.clear(key);
  };

  return async ({ oldPassword, newPassword, confirmNewPassword }, { member, brand, requestId }) => {
    if (newPassword !== confirmNewPassword)
      throw fieldFailure({ path: 'confirmNewPassword', messageKey: 'incorrect_confirmation' });
    const rule = passwordRuleOf((await brands.byId(brand.id)).config);
    const fault = passwordFault('newPassword', newPassword, member.account, rule);
    if (fault) throw fieldFailure(fault);
    const passwordHash = await readPasswordHash(pool, member.id);
    const isConfirmed = oldPassword === undefined && (await sessions.passwordIsConfirmed(member, brand.id));
    if (!isConfirmed) await checkOld(passwordHash, oldPassword, String(member.id));
    if (await passwordMatches(passwordHash, newPassword))
      throw fieldFailure({ path: 'newPassword', messageKey: 'password_unchanged' });
    const hash = await hashPassword(newPassword);
    const at = clock.now();
    await inTransaction(pool, async (tx) => {
      await updatePassword(tx, member.id, hash, at);
      await queuePasswordMessage(tx, jobs, member.id, at);
      await sessions.endOthersIn(tx, member, brand.id);
      await audit.record({ ...byMember(member, brand.id), action: 'member.password-changed', requestId }, tx);
    });
    sessions.announceEnd(member.id, member.state);
  };
}
