import type { Queryable } from '../../../platform/database';
import type { BillFigures, TierPlay } from './compute-bill';

/** An agent and the business days of which figures are wanted, as ISO dates, both inclusive; none where the last is before the first. */
export interface DaysOfAgent {
  readonly agentId: bigint;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** What counts by the brand's rule. */
export interface CountingRule {
  readonly brandId: number;
  /** Ledger units: the counted valid bet by which a member is active. */
  readonly activeMinimum: bigint;
  /** Kinds of the cash feed that reduce the base of dividends. */
  readonly reducedBy: readonly string[];
}

/**
 * What lines did on business days, in one statement: figures of `line_daily`, reductions by the brand's rule, and active members as a distinct
 * count over the days, each member in the line of the last one; the agent counts.
 * @returns in the order of the agents
 */
export async function readDayFigures(
  db: Queryable,
  { brandId, activeMinimum, reducedBy }: CountingRule,
  agents: readonly DaysOfAgent[],
): Promise<BillFigures[]> {
  const { rows } = await db.query<Omit<BillFigures, 'play'>>({
    name: 'settlement-days',
    text: `with i as materialized (
             select n, agent_id, first_day, last_day from unnest($4::bigint[], $5::date[], $6::date[]) with ordinality as i(agent_id, first_day, last_day, n)
           ), span as materialized (
             select distinct first_day, last_day from i where last_day >= first_day
           ), active as materialized (
             select s.first_day, s.last_day, d.member_id
             from span s join line_daily d on d.brand_id = $1 and d.day between s.first_day and s.last_day
             where d.own_counted_bet > 0 group by 1, 2, 3 having sum(d.own_counted_bet) >= $2
           ), actives as materialized (
             select a.first_day, a.last_day, u.agent_id, count(*)::int as members
             from active a
             join member_line l on l.member_id = a.member_id and l.from_day <= a.last_day and (l.to_day is null or l.to_day > a.last_day)
             cross join unnest(l.uplines || a.member_id) as u (agent_id) group by 1, 2, 3
           ), played as materialized (
             select i.n, sum(d.counted_bet)::int8 as valid_bet, sum(d.counted_result)::int8 as result
             from i join line_daily d on d.member_id = i.agent_id and d.day between i.first_day and i.last_day group by i.n
           ), reduced as materialized (
             select i.n, sum(r.amount)::int8 as amount
             from i join line_cash_daily r on r.member_id = i.agent_id and r.day between i.first_day and i.last_day and r.kind = any ($3) group by i.n
           )
           select coalesce(p.valid_bet, 0)::int8 as "validBet", coalesce(p.result, 0)::int8 as result, coalesce(r.amount, 0)::int8 as reductions,
                  coalesce(a.members, 0) as "activeMembers"
           from i left join played p using (n) left join reduced r using (n)
           left join actives a on a.agent_id = i.agent_id and a.first_day = i.first_day and a.last_day = i.last_day
           order by i.n`,
    values: [
      brandId,
      activeMinimum,
      reducedBy,
      agents.map(({ agentId }) => agentId),
      agents.map(({ firstDay }) => firstDay),
      agents.map(({ lastDay }) => lastDay),
    ],
  });
  return rows.map((row) => ({ ...row, play: [] }));
}

/** A contract and the start of the hour or of the five minutes of which figures are wanted. */
export interface SlotOfContract {
  readonly contractId: bigint;
  readonly periodFrom: Date;
  /** Nothing of it counts. */
  readonly isEmpty?: boolean;
}

/** What counted for salaries in slots. @returns in the order of the slots */
export async function readSlotFigures(db: Queryable, slots: readonly SlotOfContract[]): Promise<BillFigures[]> {
  const { rows } = await db.query<{ validBet: bigint; play: PlayJson[] }>({
    name: 'settlement-slot-figures',
    text: `select coalesce(sum(s.valid_bet), 0)::int8 as "validBet",
                  coalesce(json_agg(json_build_object('place', s.place, 'won', s.won::text, 'lost', s.lost::text) order by s.place)
                           filter (where s.place > 0), '[]') as play
           from unnest($1::bigint[], $2::timestamptz[], $3::boolean[]) with ordinality as i(contract_id, slot, is_empty, n)
           left join contract_slot s on not i.is_empty and s.contract_id = i.contract_id and s.slot = i.slot
           group by i.n order by i.n`,
    values: [
      slots.map(({ contractId }) => contractId),
      slots.map(({ periodFrom }) => periodFrom),
      slots.map(({ isEmpty = false }) => isEmpty),
    ],
  });
  return rows.map(({ validBet, play }) => ({
    validBet,
    result: 0n,
    reductions: 0n,
    activeMembers: 0,
    play: play.map(playOf),
  }));
}

type PlayJson = Pick<TierPlay, 'place'> & { readonly won: string; readonly lost: string };
const playOf = ({ place, won, lost }: PlayJson): TierPlay => ({ place, won: BigInt(won), lost: BigInt(lost) });
