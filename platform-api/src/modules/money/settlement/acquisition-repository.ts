import type { ContractTier } from '@marquee/contract/agent-contract';
import type { Queryable } from '../../../platform/database';
import { type BillFigures, computeAcquisition } from './compute-bill';
import type { RunKey } from './due-repository';
import type { DaysOfAgent } from './figure-repository';

/**
 * Notes the new members whose 30 days ended within a period, and who of them counts for nobody: who shares a document, device or payee with
 * the line above on the last of these days. Found once, with the first run over the last of these days, and final.
 */
export async function noteAcquired(tx: Queryable, { brandId, from, to }: RunKey): Promise<void> {
  await tx.query({
    name: 'settlement-acquired',
    text: `insert into acquired_member (member_id, brand_id, day, fault)
           select a.member_id, o.id, a.day, referral_fault_in_line(a.member_id, a.uplines)
           from brand o
           cross join lateral acquired_members(o.id, brand_day($2, o.offset_minutes), brand_day($3, o.offset_minutes) - 1) a
           where o.id = $1 and not exists (select from acquired_member q where q.member_id = a.member_id)
           order by a.member_id
           on conflict do nothing`,
    values: [brandId, from, to],
  });
}

/** An agent, days, and tiers by which its new members count. */
export type TiersOfAgent = DaysOfAgent & { readonly tiers: readonly ContractTier[] };

/**
 * How many new members reach what each tier asks of a member: those of the agent's line on the last of their 30 days, where that is one of
 * the days. Before `noteAcquired` has looked at them, members count whom it may refuse.
 * @returns in the order of the agents
 */
export async function readAcquisitions(
  db: Queryable,
  brandId: number,
  agents: readonly TiersOfAgent[],
): Promise<BillFigures[]> {
  const tiers = agents.flatMap(({ tiers: own }, index) => own.map((tier, place) => ({ n: index, place, ...tier })));
  const { rows } = await db.query<{ n: number; place: number; members: number }>({
    name: 'settlement-acquisitions',
    text: `with i as materialized (
             select n - 1 as n, agent_id, first_day, last_day from unnest($2::bigint[], $3::date[], $4::date[]) with ordinality as i(agent_id, first_day, last_day, n)
           ), t as materialized (
             select * from unnest($5::integer[], $6::integer[], $7::bigint[], $8::bigint[]) as t(n, place, deposit, valid_bet)
           ), a as materialized (
             select s.first_day, s.last_day, u.agent_id, m.deposit, m.valid_bet
             from (select distinct first_day, last_day from i where last_day >= first_day) s
             cross join lateral acquired_members($1, s.first_day, s.last_day) m
             cross join unnest(m.uplines) as u (agent_id)
           )
           select t.n, t.place, count(*)::int as members
           from i join a using (agent_id, first_day, last_day) join t using (n)
           where a.deposit >= t.deposit and a.valid_bet >= t.valid_bet
           group by 1, 2`,
    values: [
      brandId,
      agents.map(({ agentId }) => agentId),
      agents.map(({ firstDay }) => firstDay),
      agents.map(({ lastDay }) => lastDay),
      tiers.map(({ n }) => n),
      tiers.map(({ place }) => place),
      tiers.map(({ deposit = 0n }) => deposit),
      tiers.map(({ validBet }) => validBet),
    ],
  });
  const members = new Map(rows.map((row) => [`${row.n}:${row.place}`, row.members]));
  return agents.map(({ tiers: own }, index) => {
    const acquired = own.map((_, place) => members.get(`${index}:${place}`) ?? 0);
    const activeMembers = computeAcquisition(own, acquired).members;
    return { validBet: 0n, result: 0n, reductions: 0n, activeMembers, play: [], acquired };
  });
}
