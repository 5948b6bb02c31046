import type { AgentContractType, ContractTerms } from '@marquee/contract/agent-contract';
import { AGENT_TYPES } from '@marquee/contract/constants';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';
import { type StoredTier, tierOf, tiersOf } from '../../people/contract/tier-statements';
import type { BillFigures } from './compute-bill';
import type { CountingRule } from './figure-repository';

/** Business days, both inclusive, as ISO dates. */
export interface TriedDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * What the line of one agent did in several spans of days, in one statement. A run reads all lines of a brand at once (`readDayFigures`);
 * this reads one line alone.
 * @returns in the order of the spans
 */
export async function readTriedFigures(
  db: Queryable,
  { brandId, activeMinimum, reducedBy }: CountingRule,
  agentId: bigint,
  spans: readonly TriedDays[],
): Promise<BillFigures[]> {
  const { rows } = await db.query<Omit<BillFigures, 'play'>>({
    name: 'settlement-tried-figures',
    text: `with i as materialized (
             select n, first_day, last_day from unnest($3::date[], $4::date[]) with ordinality as i(first_day, last_day, n)
           ), active as (
             select n, count(*)::int as members from (
               select i.n, l.member_id
               from i
               join member_line l on (l.uplines @> array[$2::bigint] or l.member_id = $2) and l.from_day <= i.last_day
                 and (l.to_day is null or l.to_day > i.last_day)
               join line_daily d on d.member_id = l.member_id and d.brand_id = $1 and d.day between i.first_day and i.last_day and d.own_counted_bet > 0
               group by 1, 2 having sum(d.own_counted_bet) >= $5
             ) m group by n
           ), played as (
             select i.n, sum(d.counted_bet)::int8 as valid_bet, sum(d.counted_result)::int8 as result
             from i join line_daily d on d.member_id = $2 and d.day between i.first_day and i.last_day group by i.n
           ), reduced as (
             select i.n, sum(r.amount)::int8 as amount
             from i join line_cash_daily r on r.member_id = $2 and r.day between i.first_day and i.last_day and r.kind = any ($6) group by i.n
           )
           select coalesce(p.valid_bet, 0)::int8 as "validBet", coalesce(p.result, 0)::int8 as result, coalesce(r.amount, 0)::int8 as reductions,
                  coalesce(a.members, 0) as "activeMembers"
           from i left join played p using (n) left join reduced r using (n) left join active a using (n) order by i.n`,
    values: [
      brandId,
      agentId,
      spans.map(({ firstDay }) => firstDay),
      spans.map(({ lastDay }) => lastDay),
      activeMinimum,
      reducedBy,
    ],
  });
  return rows.map((row) => ({ ...row, play: [] }));
}

/** What bills of a type gave an agent for periods that began in each range, in ledger units, corrections counted. In the order of the ranges. */
export async function readBilled(
  db: Queryable,
  agentId: bigint,
  type: AgentContractType,
  ranges: readonly { readonly from: Date; readonly to: Date }[],
): Promise<bigint[]> {
  const { rows } = await db.query<{ gross: bigint }>({
    name: 'settlement-tried-billed',
    text: `select coalesce(sum(coalesce(k.gross, b.gross)), 0)::int8 as gross
           from unnest($3::timestamptz[], $4::timestamptz[]) with ordinality as i(start, stop, n)
           left join (agent_bill b join agent_run r on r.id = b.run_id and r.state <> 'waiting')
             on b.agent_id = $1 and b.type = $2 and b.period_from >= i.start and b.period_from < i.stop
           left join lateral (select gross from agent_bill_correction where of_bill_id = b.id order by bill_id desc limit 1) k on true
           group by i.n order by i.n`,
    values: [agentId, type, ranges.map(({ from }) => from), ranges.map(({ to }) => to)],
  });
  return rows.map(({ gross }) => gross);
}

/** An agent by account name as typed. @param uplineId only one directly below */
export async function findTriedAgent(
  db: Queryable,
  brandId: number,
  account: string,
  uplineId: bigint | null = null,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'settlement-tried-agent',
    text: `select id from member where brand_id = $1 and account_key = $2 and type = any($3)
             and ($4::bigint is null or upline_id = $4 and status = 'active')`,
    values: [brandId, accountKey(account), AGENT_TYPES, uplineId],
  });
  return rows[0]?.id ?? null;
}

/** The terms of an agent's contract without an end; null: there is none. */
export async function readOwnTerms(
  db: Queryable,
  agentId: bigint,
  type: AgentContractType,
): Promise<ContractTerms | null> {
  const { rows } = await db.query<Omit<ContractTerms, 'tiers'> & { readonly tiers: readonly StoredTier[] }>({
    name: 'settlement-tried-own',
    text: `select c.period, c.carries_loss as "carriesLoss", ${tiersOf('c.id')} as tiers from agent_contract c
           where c.downline_id = $1 and c.type = $2 and c.state = 'valid' and c.ends_at is null`,
    values: [agentId, type],
  });
  const [own] = rows;
  return own ? { ...own, tiers: own.tiers.map(tierOf) } : null;
}
