import type { LoginSort } from '@marquee/contract/calls/list-sorts';
import type { LoginOutcome, LoginWay } from '@marquee/contract/calls/login-history';
import type { Queryable } from '../../../platform/database';

/** Where a log-in came from. */
export interface LoginPlace {
  readonly ip: string;
  readonly country: string | null;
  readonly device: string;
}

export interface NewLogin extends LoginPlace {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly at: Date;
  readonly way: LoginWay;
  readonly outcome: LoginOutcome;
  /** The digest of the session that it opened. */
  readonly session: Buffer | null;
}

export interface LoginRow extends LoginPlace, Pick<NewLogin, 'at' | 'way' | 'outcome'> {
  readonly id: bigint;
  readonly isCurrent: boolean;
}

export async function insertLogin(db: Queryable, login: NewLogin): Promise<void> {
  await db.query({
    name: 'login-insert',
    text: `insert into member_login (brand_id, member_id, at, way, outcome, session, ip, country, device)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      login.brandId,
      login.memberId,
      login.at,
      login.way,
      login.outcome,
      login.session,
      login.ip,
      login.country,
      login.device,
    ],
  });
}

/** What is known of a member's earlier log-ins. */
export interface EarlierLogins {
  /** Whether one of them came from the same country and kind of device. */
  readonly fromPlace: boolean;
  readonly any: boolean;
  /** Whether the member used the site at all: addresses were kept before log-ins were. */
  readonly fromAnyAddress: boolean;
}

/** @param since earlier log-ins do not count */
export async function readEarlierLogins(
  db: Queryable,
  { memberId, at, country, device }: Pick<NewLogin, 'memberId' | 'at' | 'country' | 'device'>,
  since: Date,
): Promise<EarlierLogins> {
  const { rows } = await db.query<EarlierLogins>({
    name: 'login-earlier',
    text: `select
             exists (select from member_login where member_id = $1 and outcome = 'succeeded' and at >= $2 and at < $3
               and country is not distinct from $4 and device = $5) as "fromPlace",
             exists (select from member_login where member_id = $1 and outcome = 'succeeded' and at < $3) as "any",
             exists (select from known_address where member_id = $1 and last_seen_at >= $2 and last_seen_at < $3) as "fromAnyAddress"`,
    values: [memberId, since, at, country, device],
  });
  return rows[0] ?? { fromPlace: false, any: false, fromAnyAddress: false };
}

/** What the rows are sorted by, in SQL: equal ones latest first. */
const ORDERS: Readonly<Record<LoginSort, string>> = {
  at: 'at',
  outcome: 'outcome collate "C"',
  country: `coalesce(country, '') collate "C"`,
  device: 'device collate "C"',
};
export { ORDERS as LOGIN_ORDERS };

/** @param session the digest of the session that asks */
export async function readLogins(
  db: Queryable,
  { memberId, session, since }: { readonly memberId: bigint; readonly session: Buffer; readonly since: Date },
  { order, limit, offset }: { readonly order: string; readonly limit: number; readonly offset: number },
): Promise<LoginRow[]> {
  const { rows } = await db.query<LoginRow>({
    text: `select id, at, way, outcome, host(ip) as ip, country, device, coalesce(session = $2, false) as "isCurrent"
           from member_login where member_id = $1 and at >= $3 order by ${order}, id desc limit $4 offset $5`,
    values: [memberId, session, since, limit, offset],
  });
  return rows;
}

export async function countLogins(db: Queryable, memberId: bigint, since: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'login-count',
    text: 'select count(*)::int as count from member_login where member_id = $1 and at >= $2',
    values: [memberId, since],
  });
  return rows[0]?.count ?? 0;
}

/** @returns how many were removed: fewer than the limit when none are left */
export async function removeLoginsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query({
    name: 'login-remove-old',
    text: 'delete from member_login where id in (select id from member_login where at < $1 order by at limit $2)',
    values: [before, limit],
  });
  return rowCount ?? 0;
}
