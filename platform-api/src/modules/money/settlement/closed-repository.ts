import type { AgentContractType, ContractTier } from '@marquee/contract/agent-contract';
import type { Queryable } from '../../../platform/database';
import { type StoredTier, tierOf, tiersOf } from '../../people/contract/tier-statements';
import { takesBase } from './taken-over-statements';
import { readRule, type SettlementRule, type StoredRule } from './settlement-rule';

/** A bill of a closed period whose figures have changed, or that follows one of the same chain. Amounts in ledger units. */
export interface ClosedRow {
  readonly id: bigint;
  readonly contractId: bigint;
  readonly agentId: bigint;
  readonly uplineId: bigint | null;
  readonly periodFrom: Date;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly carriesLoss: boolean;
  readonly tiers: readonly ContractTier[];
  readonly keepsBase: boolean;
  readonly takesBase: boolean;
  /** As the last correction left them. */
  readonly carriedIn: bigint;
  readonly settledGross: bigint;
  readonly isStale: boolean;
  /** By which its run counted. */
  readonly rule: SettlementRule;
}

/** Of the bills of each `chain` from its first on. */
const CLOSED = `select b.id, b.contract_id as "contractId", b.agent_id as "agentId", b.upline_id as "uplineId", b.period_from as "periodFrom",
    b.first_day::text as "firstDay", b.last_day::text as "lastDay", c.carries_loss as "carriesLoss", b.goes_on or b.keeps_base as "keepsBase",
    coalesce(e.takes, true) as "takesBase",
    coalesce(k.carried_in, b.carried_in) as "carriedIn", coalesce(k.gross, b.gross) as "settledGross",
    s.bill_id is not null as "isStale", r.rule,
    ${tiersOf('b.contract_id')} as tiers
  from chain z
  join agent_bill b on b.agent_id = z.agent_id and b.type = z.type and b.upline_id is not distinct from z.upline_id and b.id >= z.first_id
  join agent_contract c on c.id = b.contract_id
  join agent_run r on r.id = b.run_id
  left join agent_bill_stale s on s.bill_id = b.id
  left join lateral (
    select ${takesBase('c', 'o')} as takes
    from agent_bill x join agent_contract o on o.id = x.contract_id
    where x.agent_id = b.agent_id and x.type = b.type and x.upline_id is not distinct from b.upline_id and x.id < b.id order by x.id desc limit 1
  ) e on true
  left join lateral (select carried_in, gross from agent_bill_correction where of_bill_id = b.id order by bill_id desc limit 1) k on true`;

type StoredBill = Omit<ClosedRow, 'tiers' | 'rule'> & {
  readonly tiers: readonly StoredTier[];
  readonly rule: StoredRule;
};

/** The closed bills of a type that the next bills correct, in the order of their making; for dividends with all that follow, whose base may be carried over. */
export async function readStaleBills(db: Queryable, brandId: number, type: AgentContractType): Promise<ClosedRow[]> {
  const { rows } = await db.query<StoredBill>({
    name: 'settlement-stale',
    text: `with chain as (
             select x.agent_id, x.upline_id, x.type, min(x.id) as first_id
             from agent_bill_stale s join agent_bill x on x.id = s.bill_id
             where x.brand_id = $1 and x.type = $2 group by 1, 2, 3
           )
           ${CLOSED}
           where s.bill_id is not null or b.type = 'dividend'
           order by b.id`,
    values: [brandId, type],
  });
  return rows.map((row) => closedRow(row, brandId, type));
}

/** A bill, after those of its chain whose figures have changed and what follows them: their losses may be carried over into it. */
export async function readBillsUpTo(
  db: Queryable,
  { brandId, type, billId }: { readonly brandId: number; readonly type: AgentContractType; readonly billId: bigint },
): Promise<ClosedRow[]> {
  const { rows } = await db.query<StoredBill>({
    name: 'settlement-bills-up-to',
    text: `with chain as (
             select o.agent_id, o.upline_id, o.type, least(o.id, (
               select min(x.id) from agent_bill_stale s join agent_bill x on x.id = s.bill_id
               where o.type = 'dividend' and x.agent_id = o.agent_id and x.type = o.type and x.upline_id is not distinct from o.upline_id
             )) as first_id
             from agent_bill o where o.id = $1
           )
           ${CLOSED}
           where b.id <= $1
           order by b.id`,
    values: [billId],
  });
  return rows.map((row) => closedRow(row, brandId, type));
}

const closedRow = ({ tiers, rule, ...row }: StoredBill, brandId: number, type: AgentContractType): ClosedRow => ({
  ...row,
  tiers: tiers.map(tierOf),
  rule: readRule(brandId, type, rule),
});

/** Whether a dividend that the next run corrects is reduced by cash. */
export async function isReducedBefore(db: Queryable, brandId: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'settlement-reduced-before',
    text: `select from agent_bill_stale s join agent_bill b on b.id = s.bill_id join agent_run r on r.id = b.run_id
           where b.brand_id = $1 and b.type = 'dividend' and jsonb_array_length(r.rule -> 'reducedBy') > 0 limit 1`,
    values: [brandId],
  });
  return (rowCount ?? 0) > 0;
}

/** Removes the marks of bills that were corrected. */
export async function clearStale(tx: Queryable, billIds: readonly bigint[]): Promise<void> {
  await tx.query({
    name: 'settlement-stale-clear',
    text: 'delete from agent_bill_stale where bill_id = any($1)',
    values: [billIds],
  });
}
