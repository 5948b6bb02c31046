import { SUB_USER_TYPE } from '@marquee/contract/constants';
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/database';
import { newPublicId } from '../../../platform/secrets';
import { accountKey } from '../../../platform/account-key';
import { insertMemberRow } from './repository';

export interface NewMember {
  readonly brandId: number;
  readonly account: string;
  readonly type: number;
  readonly nickname: string;
  /** Null for accounts that cannot log in. */
  readonly passwordHash: string | null;
  readonly language: string;
  readonly mustChangePassword?: boolean;
  readonly birthday?: string | undefined;
  readonly payeeName?: string | undefined;
  readonly uplineId?: bigint | null;
  readonly affiliateCode?: string;
  readonly termsAcceptedAt?: Date;
  readonly profile?: Readonly<Record<string, string>>;
  /** Hash of the withdraw password. */
  readonly paymentPasswordHash?: string | null;
}

/** Letters and digits that are not mistaken for one another when read aloud. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A new invitation code of 10 characters. */
export const newInvitationCode = (): string =>
  Array.from(randomBytes(10), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');

/**
 * Writes the member row.
 * @returns the new member's id, or null when the account name is taken in the brand
 */
export async function insertMember(db: Queryable, member: NewMember): Promise<bigint | null> {
  return insertMemberRow(db, {
    brandId: member.brandId,
    account: member.account,
    accountKey: accountKey(member.account),
    publicId: newPublicId(),
    walletUser: `u_${randomBytes(12).toString('hex')}`,
    type: member.type,
    nickname: member.nickname,
    passwordHash: member.passwordHash,
    mustChangePassword: member.mustChangePassword ?? false,
    language: member.language,
    birthday: member.birthday ?? null,
    payeeName: member.payeeName ?? null,
    uplineId: member.uplineId ?? null,
    affiliateCode: member.affiliateCode ?? null,
    // Nobody registers below a sub-user of an agent.
    referralCode: member.type === SUB_USER_TYPE ? null : newInvitationCode(),
    termsAcceptedAt: member.termsAcceptedAt ?? null,
    profile: member.profile ?? {},
    paymentPasswordHash: member.paymentPasswordHash ?? null,
  });
}
