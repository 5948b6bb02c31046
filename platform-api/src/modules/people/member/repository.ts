import { AGENT_TYPES } from '@marquee/contract/constants';
import type { SessionFact } from '@marquee/contract/session-facts';
import type { Queryable } from '../../../platform/database';
import type { Member, MemberStatus, MemberWithPassword } from './account';

/** A pool, or the connection of a transaction. */
interface MemberRow {
  id: bigint;
  brand_id: number;
  public_id: string;
  wallet_user: string;
  account: string;
  type: number;
  nickname: string;
  avatar: string | null;
  picture_id: string | null;
  language: string;
  status: MemberStatus;
  must_change_password: boolean;
  password_changed_at: Date;
  first_login_at: Date | null;
  created_at: Date;
  facts: SessionFact[];
}

interface MemberWithPasswordRow extends MemberRow {
  password_hash: string | null;
}

const COLUMNS =
  'id, brand_id, public_id, wallet_user, account, type, nickname, avatar, picture_id, language, status, must_change_password, password_changed_at, first_login_at, created_at, facts';

const memberOf = (row: MemberRow): Member => ({
  id: row.id,
  brandId: row.brand_id,
  publicId: row.public_id,
  walletUser: row.wallet_user,
  account: row.account,
  type: row.type,
  nickname: row.nickname,
  avatar: row.avatar,
  pictureId: row.picture_id,
  language: row.language,
  status: row.status,
  mustChangePassword: row.must_change_password,
  passwordChangedAt: row.password_changed_at,
  firstLoginAt: row.first_login_at,
  createdAt: row.created_at,
  facts: row.facts,
});

/** A member to write, with all that is drawn for it. */
export interface NewMemberRow {
  readonly brandId: number;
  readonly account: string;
  /** The account as it is compared: unique in the brand. */
  readonly accountKey: string;
  readonly publicId: string;
  /** The id that vendors get. */
  readonly walletUser: string;
  readonly type: number;
  readonly nickname: string;
  readonly passwordHash: string | null;
  readonly mustChangePassword: boolean;
  readonly language: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string | null;
  readonly payeeName: string | null;
  readonly uplineId: bigint | null;
  readonly affiliateCode: string | null;
  readonly referralCode: string | null;
  readonly termsAcceptedAt: Date | null;
  readonly profile: Readonly<Record<string, string>>;
  readonly paymentPasswordHash: string | null;
}

/** Writes a member. @returns the new id, null when the brand has the account */
export async function insertMemberRow(db: Queryable, member: NewMemberRow): Promise<bigint | null> {
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
      member.accountKey,
      member.publicId,
      member.walletUser,
      member.type,
      member.nickname,
      member.passwordHash,
      member.mustChangePassword,
      member.language,
      member.birthday,
      member.payeeName,
      member.uplineId,
      member.affiliateCode,
      member.referralCode,
      member.termsAcceptedAt,
      member.profile,
      member.paymentPasswordHash,
    ],
  });
  return rows[0]?.id ?? null;
}

export async function readMember(db: Queryable, id: bigint): Promise<Member | null> {
  const { rows } = await db.query<MemberRow>({
    name: 'member-by-id',
    text: `select ${COLUMNS} from member where id = $1`,
    values: [id],
  });
  return rows[0] ? memberOf(rows[0]) : null;
}

export async function readMemberByKey(db: Queryable, brandId: number, key: string): Promise<MemberWithPassword | null> {
  const { rows } = await db.query<MemberWithPasswordRow>({
    name: 'member-by-account',
    text: `select ${COLUMNS}, password_hash from member where brand_id = $1 and account_key = $2`,
    values: [brandId, key],
  });
  return rows[0] ? { ...memberOf(rows[0]), passwordHash: rows[0].password_hash } : null;
}

/** The member of a brand whose contact this is. @param value E.164, or the address in small letters */
export async function readMemberByContact(
  db: Queryable,
  brandId: number,
  kind: 'email' | 'mobile',
  value: string,
): Promise<Member | null> {
  const { rows } = await db.query<MemberRow>({
    name: 'member-by-contact',
    text: `select ${COLUMNS} from member
           where id = (select member_id from member_contact where brand_id = $1 and kind = $2 and value = $3)`,
    values: [brandId, kind, value],
  });
  return rows[0] ? memberOf(rows[0]) : null;
}

/** A contact verified by a code belongs to the member who verified it. */
export async function markMobileVerified(db: Queryable, id: bigint, at: Date): Promise<void> {
  await db.query(
    "update member_contact set verified_at = $2 where member_id = $1 and kind = 'mobile' and verified_at is null",
    [id, at],
  );
}

export async function readPasswordHash(db: Queryable, id: bigint): Promise<string | null> {
  const { rows } = await db.query<{ password_hash: string | null }>('select password_hash from member where id = $1', [
    id,
  ]);
  return rows[0]?.password_hash ?? null;
}

export async function updatePassword(db: Queryable, id: bigint, passwordHash: string, at: Date): Promise<void> {
  await db.query(
    'update member set password_hash = $2, password_changed_at = $3, must_change_password = false where id = $1',
    [id, passwordHash, at],
  );
}

export async function markPasswordDue(db: Queryable, id: bigint): Promise<void> {
  await db.query('update member set must_change_password = true where id = $1', [id]);
}

export async function updateLanguage(db: Queryable, id: bigint, language: string): Promise<void> {
  await db.query('update member set language = $2 where id = $1', [id, language]);
}

export async function markFirstLogin(db: Queryable, id: bigint, at: Date): Promise<void> {
  await db.query('update member set first_login_at = $2 where id = $1 and first_login_at is null', [id, at]);
}

export type InvitationColumn = 'affiliate_code' | 'referral_code';

/** @returns the id of the active member of the brand who owns the code; affiliate codes are agents' */
export async function readInviter(
  db: Queryable,
  brandId: number,
  column: InvitationColumn,
  code: string,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>({
    name: `member-by-${column}`,
    text: `select id from member where brand_id = $1 and ${column} = $2 and status = 'active'
           and (type = any ($3) or '${column}' <> 'affiliate_code')`,
    values: [brandId, code.toUpperCase(), AGENT_TYPES],
  });
  return rows[0]?.id ?? null;
}

/** Whether passkeys open the account besides its password. */
export async function hasPasskeys(tx: Queryable, memberId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'member-has-passkeys',
    text: 'select from passkey where member_id = $1 limit 1',
    values: [memberId],
  });
  return rowCount === 1;
}
