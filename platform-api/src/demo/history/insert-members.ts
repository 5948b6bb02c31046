import { hash } from 'node:crypto';
import type pg from 'pg';
import { hashToken } from '../../platform/secrets';
import type { MemberPlan } from '../plan/member-plan';

const DAY_MS = 86_400_000;

/** Member types: 1 an agent, 3 a member. */
const typeOf = ({ isAgent }: MemberPlan): number => (isAgent ? 1 : 3);

/** Where a brand's tree starts. */
export interface TreeRoot {
  readonly brandId: number;
  readonly agentId: bigint;
  /** Start of the history. */
  readonly startsAt: Date;
}

/**
 * Writes the simulated members with their contacts, and opens the accounts of those who play; the ledger opens the others'
 * when they need them. Members have no password: nobody can log in as one of them.
 * @returns their ids in the order of the plan
 */
export async function insertMembers(
  client: pg.ClientBase,
  { brandId, agentId, startsAt }: TreeRoot,
  plan: readonly MemberPlan[],
): Promise<bigint[]> {
  const joinedAt = (days: number) => new Date(startsAt.getTime() + days * DAY_MS);
  const rows = plan.map((member, index) => ({
    position: index,
    account: member.account,
    public_id: hash('sha256', `public ${member.id}`, 'base64url').slice(0, 22),
    wallet_user: `u_${hash('sha256', `wallet ${member.id}`).slice(0, 24)}`,
    type: typeOf(member),
    nickname: member.nickname,
    language: member.language,
    payee_name: member.payeeName,
    affiliate_code: member.affiliateCode,
    referral_code: hash('sha256', `referral ${member.id}`).slice(0, 10).toUpperCase(),
    mobile: member.mobile,
    joined_at: joinedAt(member.joinedDay),
  }));
  const { rows: inserted } = await client.query<{ id: bigint; account: string }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language, payee_name, affiliate_code,
       referral_code, terms_accepted_at, first_login_at, created_at, password_changed_at)
     select $1, account, account, public_id, wallet_user, type, nickname, language, payee_name, affiliate_code, referral_code,
       joined_at, joined_at, joined_at, joined_at
     from json_to_recordset($2) as m (position int, account text, public_id text, wallet_user text, type smallint, nickname text,
       language text, payee_name text, affiliate_code text, referral_code text, joined_at timestamptz)
     order by position returning id, account`,
    [brandId, JSON.stringify(rows)],
  );
  const byAccount = new Map(inserted.map(({ id, account }) => [account, id]));
  const ids = plan.map(({ account }) => byAccount.get(account) ?? 0n);
  const idOf = (position: number | null) => (position === null ? agentId : (ids[position] ?? agentId));
  await client.query(`select set_upline(u.id, u.upline_id) from unnest($1::bigint[], $2::bigint[]) u (id, upline_id)`, [
    ids.filter((_id, index) => plan[index]?.level !== null),
    plan.filter(({ level }) => level !== null).map(({ upline }) => idOf(upline)),
  ]);
  await client.query(
    `insert into member_contact (member_id, brand_id, kind, value, verified_at)
     select c.id, $1, 'mobile', c.mobile, c.at from unnest($2::bigint[], $3::text[], $4::timestamptz[]) c (id, mobile, at)
     on conflict do nothing`,
    [brandId, ids, rows.map(({ mobile }) => mobile), rows.map(({ joined_at }) => joined_at)],
  );
  const players = ids.filter((_id, index) => (plan[index]?.activity ?? 0) > 0 || plan[index]?.isAgent);
  await client.query('select open_member_accounts(id) from unnest($1::bigint[]) id', [players]);
  return ids;
}

/** A token hash that no token has. */
export const NO_TOKEN = hashToken('no session');
