import type { AgentContractType, ContractTier } from '@marquee/contract/agent-contract';
import type { ContractPeriod } from '@marquee/contract/agent-periods';
import type { Queryable } from '../../../platform/database';
import { type StoredTier, tierOf, tiersOf } from '../../people/contract/tier-statements';
import { beganSoonAfter, takesBase } from './taken-over-statements';

/** The contracts whose bills a run makes. */
export interface RunKey {
  readonly brandId: number;
  readonly offsetMinutes: number;
  readonly type: AgentContractType;
  readonly period: ContractPeriod;
  readonly from: Date;
  readonly to: Date;
}

interface ContractRow {
  readonly contractId: bigint;
  readonly agentId: bigint;
  readonly uplineId: bigint | null;
  readonly topId: bigint;
  readonly depth: number;
  readonly carriesLoss: boolean;
  readonly periodFrom: Date;
  readonly periodTo: Date;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly goesOn: boolean;
  readonly restIn: bigint;
  readonly carriedIn: bigint;
  /** Whether it takes up the negative base of the bill before: not where that was of a contract that ended long ago. */
  readonly takesBase: boolean;
}

/** A contract with the period of it that is to be billed. */
export type DueContract = ContractRow & { readonly tiers: readonly ContractTier[] };

/** Of the contract `c`. */
const TIERS = tiersOf('c.id');

/** Whether a contract `c` is in force after $5, or another one of its two sides goes on for it. */
const GOES_ON = `(c.ends_at is null or c.ends_at > $5 or exists (
    select from agent_contract n
    where n.downline_id = c.downline_id and n.type = c.type and n.upline_id is not distinct from c.upline_id and n.id <> c.id
      and n.state in ('valid', 'terminated') and (n.valid_from = c.ends_at or n.valid_from <= $5) and (n.ends_at is null or n.ends_at > greatest($5, n.valid_from))
  ))`;

/** The columns of a row `d` of due contracts: where the agent stands, and what the bill before left. */
const DUE = `d.id as "contractId", d.downline_id as "agentId", d.upline_id as "uplineId", d.carries_loss as "carriesLoss",
  d.period_from as "periodFrom", d.period_to as "periodTo", d.first_day::text as "firstDay", d.last_day::text as "lastDay",
  d.goes_on as "goesOn", d.tiers, coalesce(l.uplines[1], d.downline_id) as "topId", coalesce(cardinality(l.uplines), 0)::int as depth,
  (coalesce(p.rest_out, 0) - coalesce(p.taken_over, 0))::int8 as "restIn", case when p.takes_base then p.carried_out else 0 end::int8 as "carriedIn",
  coalesce(p.takes_base, true) as "takesBase"`;
const DUE_JOINS = `left join member_line l on l.member_id = d.downline_id and l.from_day <= greatest(d.first_day, d.last_day)
    and (l.to_day is null or l.to_day > greatest(d.first_day, d.last_day))
  left join lateral (
    select b.rest_out, coalesce(k.carried_out, b.carried_out) as carried_out, t.taken_over, ${takesBase('c', 'e')} as takes_base
    from agent_bill b
    join agent_contract e on e.id = b.contract_id
    join agent_contract c on c.id = d.id
    left join lateral (select carried_out from agent_bill_correction where of_bill_id = b.id order by bill_id desc limit 1) k on true
    left join lateral (
      select sum(w.written_off) as taken_over
      from agent_contract o join agent_contract n on n.id = d.id join agent_bill w on w.contract_id = o.id
      where o.id = b.contract_id and o.id <> n.id and n.valid_from >= o.ends_at and ${beganSoonAfter('n', 'o')}
    ) t on true
    where b.agent_id = d.downline_id and b.type = $2 and b.upline_id is not distinct from d.upline_id
    order by b.id desc limit 1
  ) p on true`;

/** Contracts that count by business days and were in force on a day of the period. @param sideId those that pay a member or that the member pays; all by default */
export async function readContractsInForce(db: Queryable, key: RunKey, sideId?: bigint): Promise<DueContract[]> {
  return rowsOf(
    await db.query<DueRow>({
      name: 'settlement-contracts',
      text: `with d as materialized (
               select c.id, c.downline_id, c.upline_id, c.carries_loss, $4::timestamptz as period_from, $5::timestamptz as period_to,
                      greatest(brand_day(c.valid_from, $6::smallint), brand_day($4, $6::smallint)) as first_day,
                      brand_day(least(coalesce(c.ends_at, $5), $5), $6::smallint) - 1 as last_day, ${GOES_ON} as goes_on, ${TIERS} as tiers
               from agent_contract c
               where c.brand_id = $1 and c.type = $2 and c.period = $3 and c.state in ('valid', 'terminated')
                 and c.valid_from < $5 and coalesce(c.ends_at, $5) > greatest(c.valid_from, $4)
                 and ($7::bigint is null or c.upline_id = $7 or c.downline_id = $7)
             )
             select ${DUE} from d ${DUE_JOINS} where d.last_day >= d.first_day order by d.id`,
      values: [...valuesOf(key), sideId ?? null],
    }),
  );
}

/** Contracts of hourly and real-time salaries with their slots before the end of the period that no bill has. */
export async function readOpenSlots(db: Queryable, key: RunKey): Promise<DueContract[]> {
  return rowsOf(
    await db.query<DueRow>({
      name: 'settlement-slots',
      text: `with s as materialized (
               select distinct contract_id, slot from contract_slot o
               where not is_billed and slot < $5 and not exists (
                 select from agent_bill b where b.contract_id = o.contract_id and b.period_from = o.slot and b.last_day >= b.first_day)
             ), d as materialized (
               select c.id, c.downline_id, c.upline_id, c.carries_loss, s.slot as period_from, s.slot + ($5::timestamptz - $4::timestamptz) as period_to,
                      brand_day(s.slot, $6::smallint) as first_day, brand_day(s.slot, $6::smallint) as last_day, ${GOES_ON} as goes_on, ${TIERS} as tiers
               from s join agent_contract c on c.id = s.contract_id
               where c.brand_id = $1 and c.type = $2 and c.period = $3
             )
             select ${DUE} from d ${DUE_JOINS} order by d.id, d.period_from`,
      values: valuesOf(key),
    }),
  );
}

/**
 * The last contracts of agents whose bills are over but not at rest: a closed period has changed, something is to be taken back and nothing
 * goes on, or there are adjustments. Their bills have no days of their own.
 */
export async function readUnsettled(db: Queryable, key: RunKey): Promise<DueContract[]> {
  return rowsOf(
    await db.query<DueRow>({
      name: 'settlement-unsettled',
      text: `with adjusted as materialized (
               select distinct on (c.downline_id, c.upline_id) c.downline_id, c.upline_id, c.id
               from agent_adjustment a join agent_contract c on c.id = a.contract_id
               where a.bill_id is null and a.brand_id = $1 and c.type = $2 and c.valid_from < $5 order by 1, 2, c.id desc
             ), billed as (
               select distinct on (b.agent_id, b.upline_id) b.agent_id, b.upline_id, b.contract_id, b.rest_out
               from agent_bill b
               where b.brand_id = $1 and b.type = $2 and (b.agent_id, b.type) in (
                 select x.agent_id, x.type from agent_bill_stale s join agent_bill x on x.id = s.bill_id where x.brand_id = $1 and x.type = $2
                 union all
                 select downline_id, $2 from adjusted
                 union all
                 select x.agent_id, x.type from agent_bill x where x.brand_id = $1 and x.type = $2 and x.rest_out < 0
                   and not exists (select from agent_bill n where n.agent_id = x.agent_id and n.type = x.type and n.upline_id is not distinct from x.upline_id and n.id > x.id)
               )
               order by b.agent_id, b.upline_id, b.id desc
             ), last as (
               select contract_id, rest_out from billed
               union all
               select a.id, 0 from adjusted a
               where not exists (select from billed b where b.agent_id = a.downline_id and b.upline_id is not distinct from a.upline_id)
             ), d as materialized (
               select c.id, c.downline_id, c.upline_id, c.carries_loss, $4::timestamptz as period_from, $5::timestamptz as period_to,
                      brand_day($4, $6::smallint) as first_day, brand_day($4, $6::smallint) - 1 as last_day, ${GOES_ON} as goes_on, ${TIERS} as tiers
               from last b join agent_contract c on c.id = b.contract_id
               where (c.period = $3 or not exists (select from agent_contract o where o.brand_id = $1 and o.type = $2 and o.period = c.period and o.ends_at is null and o.state = 'valid'))
                 and (exists (select from agent_bill_stale s join agent_bill x on x.id = s.bill_id
                              where x.agent_id = c.downline_id and x.type = c.type and x.upline_id is not distinct from c.upline_id)
                      or exists (select from adjusted a where a.downline_id = c.downline_id and a.upline_id is not distinct from c.upline_id)
                      or b.rest_out < 0)
             )
             select ${DUE} from d ${DUE_JOINS} order by d.id`,
      values: valuesOf(key),
    }),
  );
}

type DueRow = ContractRow & { readonly tiers: readonly StoredTier[] };
const rowsOf = ({ rows }: { readonly rows: readonly DueRow[] }): DueContract[] =>
  rows.map(({ tiers, ...row }) => ({ ...row, tiers: tiers.map(tierOf) }));

const valuesOf = ({ brandId, type, period, from, to, offsetMinutes }: RunKey) => [
  brandId,
  type,
  period,
  from,
  to,
  offsetMinutes,
];
