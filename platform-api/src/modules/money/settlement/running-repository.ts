import type { AgentContractType, ContractTier } from '@marquee/contract/agent-contract';
import type { ContractPeriod } from '@marquee/contract/agent-periods';
import type { Queryable } from '../../../platform/database';
import { type StoredTier, tierOf, tiersOf } from '../../people/contract/tier-statements';
import { takesBase } from './taken-over-statements';
import type { CountingRule, DaysOfAgent } from './figure-repository';

/** A contract of an agent that is in force. Amounts in ledger units. */
export interface RunningContract {
  readonly contractId: bigint;
  readonly type: AgentContractType;
  readonly period: ContractPeriod;
  readonly carriesLoss: boolean;
  readonly validFrom: Date;
  readonly tiers: readonly ContractTier[];
  readonly carriedIn: bigint;
}

/** The contracts of an agent in force at a moment, with the negative base that the last bill left. */
export async function readRunningContracts(
  db: Queryable,
  brandId: number,
  agentId: bigint,
  at: Date,
): Promise<RunningContract[]> {
  const { rows } = await db.query<Omit<RunningContract, 'tiers'> & { readonly tiers: readonly StoredTier[] }>({
    name: 'settlement-running',
    text: `select c.id as "contractId", c.type, c.period, c.carries_loss as "carriesLoss", c.valid_from as "validFrom",
                  ${tiersOf('c.id')} as tiers,
                  coalesce(p.carried_out, 0)::int8 as "carriedIn"
           from agent_contract c
           left join lateral (
             select coalesce(k.carried_out, b.carried_out) as carried_out, ${takesBase('c', 'e')} as takes_base from agent_bill b
             left join lateral (select carried_out from agent_bill_correction where of_bill_id = b.id order by bill_id desc limit 1) k on true
             join agent_contract e on e.id = b.contract_id
             where b.agent_id = c.downline_id and b.type = c.type and b.upline_id is not distinct from c.upline_id order by b.id desc limit 1
           ) p on c.carries_loss and p.takes_base
           where c.brand_id = $1 and c.downline_id = $2 and c.state in ('valid', 'terminated') and c.valid_from <= $3 and (c.ends_at is null or c.ends_at > $3)
           order by c.type`,
    values: [brandId, agentId, at],
  });
  return rows.map(({ tiers, ...row }) => ({ ...row, tiers: tiers.map(tierOf) }));
}

/** The active members of one line over business days; a run counts those of all lines at once. */
export async function readActiveMembers(
  db: Queryable,
  { brandId, activeMinimum }: CountingRule,
  { agentId, firstDay, lastDay }: DaysOfAgent,
): Promise<number> {
  const { rows } = await db.query<{ members: number }>({
    name: 'settlement-running-active',
    text: `select count(*)::int as members from (
             select l.member_id from member_line l
             join line_daily d on d.member_id = l.member_id and d.brand_id = $1 and d.day between $3 and $4 and d.own_counted_bet > 0
             where (l.uplines @> array[$2::bigint] or l.member_id = $2) and l.from_day <= $4 and (l.to_day is null or l.to_day > $4)
             group by l.member_id having sum(d.own_counted_bet) >= $5
           ) m`,
    values: [brandId, agentId, firstDay, lastDay, activeMinimum],
  });
  return rows[0]?.members ?? 0;
}

/** What a line did on business days. Ledger units. */
export async function readLineFigures(
  db: Queryable,
  { reducedBy }: CountingRule,
  { agentId, firstDay, lastDay }: DaysOfAgent,
): Promise<{ readonly validBet: bigint; readonly result: bigint; readonly reductions: bigint }> {
  const { rows } = await db.query<{ validBet: bigint; result: bigint; reductions: bigint }>({
    name: 'settlement-running-figures',
    text: `select coalesce(sum(counted_bet), 0)::int8 as "validBet", coalesce(sum(counted_result), 0)::int8 as result,
                  (select coalesce(sum(amount), 0)::int8 from line_cash_daily where member_id = $1 and day between $2 and $3 and kind = any($4)) as reductions
           from line_daily where member_id = $1 and day between $2 and $3`,
    values: [agentId, firstDay, lastDay, reducedBy],
  });
  return rows[0] ?? { validBet: 0n, result: 0n, reductions: 0n };
}
