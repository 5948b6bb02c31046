import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/database';
import { newPublicId } from '../../../platform/secrets';
import { accountKey } from './account';

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
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A new invitation code of 10 characters. */
export const newInvitationCode = (): string =>
  Array.from(randomBytes(10), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');

/**
 * Writes the member row.
 * @returns the new member's id, or null when the account name is taken in the brand
 */
export async function insertMember(db: Queryable, member: NewMember): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'member-insert',
    text: `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, password_hash,
             must_change_password, language, birthday, payee_name, upline_id, affiliate_code, referral_code, terms_accepted_at, profile,
             payment_password_hash)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
           on conflict (brand_id, account_key) do nothing returning id`,
    values: [
      member.brandId,
      member.account,
      accountKey(member.account),
      newPublicId(),
      `u_${randomBytes(12).toString('hex')}`,
      member.type,
      member.nickname,
      member.passwordHash,
      member.mustChangePassword ?? false,
      member.language,
      member.birthday ?? null,
      member.payeeName ?? null,
      member.uplineId ?? null,
      member.affiliateCode ?? null,
      newInvitationCode(),
      member.termsAcceptedAt ?? null,
      member.profile ?? {},
      member.paymentPasswordHash ?? null,
    ],
  });
  return rows[0]?.id ?? null;
}

/** Writes a contact. @returns false when another member of the brand has it */
export async function insertContact(
  db: Queryable,
  memberId: bigint,
  brandId: number,
  kind: 'email' | 'mobile',
  value: string,
  verifiedAt: Date | null = null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into member_contact (member_id, brand_id, kind, value, verified_at) values ($1, $2, $3, $4, $5)
     on conflict (brand_id, kind, value) do nothing`,
    [memberId, brandId, kind, value, verifiedAt],
  );
  return rowCount === 1;
}
