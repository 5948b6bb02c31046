import type { HoldCause } from '@marquee/contract/agent-bills';
import { AGENT_TYPES } from '@marquee/contract/constants';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';

/** An agent of a brand. @param account as typed */
export async function findAgentByName(
  db: Queryable,
  brandId: number,
  account: string,
): Promise<{ readonly id: bigint; readonly publicId: string } | null> {
  const { rows } = await db.query<{ id: bigint; publicId: string }>({
    name: 'hold-agent',
    text: 'select id, public_id as "publicId" from member where brand_id = $1 and account_key = $2 and type = any ($3)',
    values: [brandId, accountKey(account), AGENT_TYPES],
  });
  return rows[0] ?? null;
}

/** Opens the agent's accounts, and locks its money and that of those who owe it, in the ledger's order. @returns whose money is locked */
export async function lockForHold(tx: Queryable, agentId: bigint): Promise<bigint[]> {
  await tx.query({
    name: 'hold-open-accounts',
    text: `select open_member_accounts($1) where not exists (select from wallet w where w.member_id = $1 and w.kind = 'agent')`,
    values: [agentId],
  });
  const { rows } = await tx.query<{ memberId: bigint }>({
    name: 'hold-lock-wallets',
    text: `select member_id as "memberId" from wallet
           where kind in ('cash', 'agent') and (member_id = $1 or member_id in (
             select upline_id from agent_bill where agent_id = $1 and state in ('part', 'insufficient')))
           order by account_id for update`,
    values: [agentId],
  });
  return [...new Set(rows.map(({ memberId }) => memberId))];
}

/** What an operator places. */
export interface NewHold {
  readonly brandId: number;
  readonly agentId: bigint;
  readonly reason: string;
  readonly cause: HoldCause;
  readonly notice: string | null;
  readonly operatorId: number;
  readonly at: Date;
}

/** @returns the hold's public id; null while another one is open */
export async function insertHold(tx: Queryable, hold: NewHold): Promise<string | null> {
  const { brandId, agentId, reason, cause, notice, operatorId, at } = hold;
  const { rows } = await tx.query<{ publicId: string }>({
    name: 'hold-insert',
    text: `insert into agent_hold (brand_id, agent_id, reason, cause, notice, placed_by, placed_at) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (agent_id) where released_at is null do nothing returning public_id as "publicId"`,
    values: [brandId, agentId, reason, cause, notice, operatorId, at],
  });
  return rows[0]?.publicId ?? null;
}

/** Puts bills of an agent that payers could not pay on hold: they do not owe for them meanwhile. @returns the payers */
export async function holdOpenBills(tx: Queryable, agentId: bigint, payerIds: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await tx.query<{ payerId: bigint }>({
    name: 'hold-open-bills',
    text: `update agent_bill set state = 'held'
           where agent_id = $1 and state in ('part', 'insufficient') and upline_id = any($2) returning upline_id as "payerId"`,
    values: [agentId, payerIds],
  });
  return [...new Set(rows.map(({ payerId }) => payerId))];
}

/** Puts bills on hold that a payment would have paid. */
export async function holdBills(tx: Queryable, billIds: readonly bigint[]): Promise<void> {
  await tx.query({
    name: 'hold-bills',
    text: `update agent_bill set state = 'held' where id = any($1) and state <> 'held'`,
    values: [billIds],
  });
}

/** Ends a hold. @returns the agent; null where it has ended */
export async function releaseHold(tx: Queryable, publicId: string, proposalId: string, at: Date) {
  const { rows } = await tx.query<{ agentId: bigint }>({
    name: 'hold-release',
    text: `update agent_hold set released_by = $2, released_at = $3 where public_id = $1 and released_at is null returning agent_id as "agentId"`,
    values: [publicId, proposalId, at],
  });
  return rows[0]?.agentId ?? null;
}

/** Agents with bills that were on hold and can be paid. */
export async function readReleased(
  db: Queryable,
  limit: number,
): Promise<readonly { readonly payeeId: bigint; readonly brandId: number }[]> {
  const { rows } = await db.query<{ payeeId: bigint; brandId: number }>({
    name: 'hold-released',
    text: `select distinct b.agent_id as "payeeId", b.brand_id as "brandId" from agent_bill b
           where b.state = 'held' and not exists (select from agent_hold h where h.agent_id = b.agent_id and h.released_at is null)
           order by 1 limit $1`,
    values: [limit],
  });
  return rows;
}

/** A hold as its agent reads it. */
interface OwnHold {
  readonly since: Date;
  readonly cause: HoldCause;
  readonly notice: string | null;
  /** What it holds back, ledger units. */
  readonly amount: bigint;
}

/** The hold on payments to an agent; null: there is none. */
export async function readHoldOf(db: Queryable, agentId: bigint): Promise<OwnHold | null> {
  const { rows } = await db.query<OwnHold>({
    name: 'hold-of-agent',
    text: `select h.placed_at as since, h.cause, h.notice,
                  (select coalesce(sum(b.due - b.paid), 0)::int8 from agent_bill b where b.agent_id = h.agent_id and b.state = 'held') as amount
           from agent_hold h where h.agent_id = $1 and h.released_at is null`,
    values: [agentId],
  });
  return rows[0] ?? null;
}

/** What bills on hold will have a member pay once they are paid. Ledger units. */
export async function readHeldDebt(db: Queryable, memberId: bigint): Promise<bigint> {
  const { rows } = await db.query<{ amount: bigint }>({
    name: 'hold-held-debt',
    text: `select coalesce(sum(due - paid), 0)::int8 as amount from agent_bill where upline_id = $1 and state = 'held'`,
    values: [memberId],
  });
  return rows[0]?.amount ?? 0n;
}

/** A hold as operators read it. Ledger units. */
export interface HoldRow {
  readonly publicId: string;
  readonly brandId: number;
  readonly account: string;
  readonly reason: string;
  readonly cause: HoldCause;
  readonly notice: string | null;
  readonly placedBy: string;
  readonly placedAt: Date;
  readonly releasedAt: Date | null;
  /** Who approved the release. */
  readonly releasedBy: string | null;
  /** What it holds back now. */
  readonly amount: bigint;
  readonly bills: number;
  /** The open proposal of its release. */
  readonly proposalId: string | null;
}

const HOLD = `select h.public_id as "publicId", h.brand_id as "brandId", m.account, h.reason, h.cause, h.notice, o.name as "placedBy", h.placed_at as "placedAt",
    h.released_at as "releasedAt", d.name as "releasedBy", b.amount, b.bills,
    (select p.id from proposal p where p.kind = 'agent-hold-release' and p.brand_id = h.brand_id and p.subject = h.public_id and p.state = 'open') as "proposalId"
  from agent_hold h join member m on m.id = h.agent_id join operator o on o.id = h.placed_by
  left join proposal r on r.id = h.released_by left join operator d on d.id = r.decided_by
  cross join lateral (
    select coalesce(sum(due - paid), 0)::int8 as amount, count(*)::int as bills from agent_bill
    where h.released_at is null and agent_id = h.agent_id and state = 'held'
  ) b`;

export async function readHold(db: Queryable, publicId: string): Promise<HoldRow | null> {
  const { rows } = await db.query<HoldRow>({
    name: 'hold-by-id',
    text: `${HOLD} where h.public_id = $1`,
    values: [publicId],
  });
  return rows[0] ?? null;
}

export interface HoldFilter {
  /** Null: of all brands. */
  readonly brandIds: readonly number[] | null;
  readonly state: 'open' | 'released' | undefined;
  /** As typed. */
  readonly account: string | undefined;
}

/** A page of holds, the latest first, and the number of all. */
export async function readHolds(
  db: Queryable,
  { brandIds, state, account }: HoldFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: readonly HoldRow[]; readonly total: number }> {
  const where = `where ($1::int[] is null or h.brand_id = any($1)) and ($2::text is null or (h.released_at is null) = ($2 = 'open'))
    and ($3::text is null or m.account_key = $3)`;
  const values = [brandIds, state ?? null, account === undefined ? null : accountKey(account)];
  const { rows: counted } = await db.query<{ total: number }>({
    name: 'hold-count',
    text: `select count(*)::int as total from agent_hold h join member m on m.id = h.agent_id ${where}`,
    values,
  });
  const { rows: content } = await db.query<HoldRow>({
    name: 'hold-page',
    text: `${HOLD} ${where} order by h.id desc limit $4 offset $5`,
    values: [...values, limit, offset],
  });
  return { content, total: counted[0]?.total ?? 0 };
}
