import { AGENT_END_OBSTACLES, type AgentEndObstacle } from '@marquee/contract/calls/agent-ends';
import type { Queryable } from '../../../platform/database';

/** How long after a salary's end its last slots may still be folded. */
const FOLD_MINUTES = 15;

/** Of an agent's contracts `c`, on either side. */
const SIDE = '(c.upline_id = $1 or c.downline_id = $1)';

/** How many there are of each, in one statement: a run that commits meanwhile has both its bills and its period, or neither. */
const CONDITIONS: Readonly<Record<AgentEndObstacle, string>> = {
  downlines: `select from member d where d.upline_id = $1 and d.brand_id = $3 and d.status <> 'closed'`,
  contracts: `select from agent_contract c where ${SIDE} and c.state in ('requested', 'valid')`,
  periods: `select from agent_contract c
            where ${SIDE} and c.state = 'terminated' and c.ends_at > greatest(c.valid_from, (select at from settlement_start))
              and case when c.type in ('hourlySalary', 'realTimeSalary') then
                c.ends_at > $4::timestamptz - interval '${FOLD_MINUTES} minutes'
                or exists (select from contract_slot s where s.contract_id = c.id and not s.is_billed and not exists (
                  select from agent_bill b where b.contract_id = c.id and b.period_from = s.slot and b.last_day >= b.first_day))
              else not exists (select from agent_run r
                where r.brand_id = c.brand_id and r.type = c.type and r.period = c.period and r.period_to >= c.ends_at) end`,
  bills: `select from agent_bill b
          where (b.upline_id = $1 and b.open > 0) or (b.agent_id = $1 and b.state in ('due', 'held', 'part', 'insufficient'))`,
  rests: `select from agent_bill b where (b.upline_id = $1 or b.agent_id = $1) and b.rest_out < 0 and not exists (
            select from agent_bill n
            where n.agent_id = b.agent_id and n.type = b.type and n.upline_id is not distinct from b.upline_id and n.id > b.id)`,
  adjustments: `select from agent_adjustment a join agent_contract c on c.id = a.contract_id where ${SIDE} and a.bill_id is null`,
  disputes: `select from agent_dispute d join agent_bill b on b.id = d.bill_id
             where d.brand_id = $3 and d.state = 'open' and (b.agent_id = $1 or b.upline_id = $1)`,
  holds: 'select from agent_hold h where h.agent_id = $1 and h.released_at is null',
  proposals: `select from proposal p where p.brand_id = $3 and p.state = 'open' and case p.kind
                when 'agent-contract' then starts_with(p.subject, $2 || ':')
                when 'line-move' then p.body ->> 'toUplineId' = $2
                when 'agent-adjustment' then exists (
                  select from agent_contract c where ${SIDE} and c.public_id::text = p.body ->> 'contractId')
                else false end`,
};

const COUNTS = AGENT_END_OBSTACLES.map((name) => `(select count(*)::int from (${CONDITIONS[name]}) o) as ${name}`);

export interface Obstacle {
  readonly name: AgentEndObstacle;
  readonly count: number;
}

/** What stands against the end of an agent's status; empty: nothing. */
export async function readObstacles(
  db: Queryable,
  agent: { readonly id: bigint; readonly publicId: string; readonly brandId: number },
  now: Date,
): Promise<Obstacle[]> {
  const { rows } = await db.query<Record<AgentEndObstacle, number>>({
    name: 'agent-end-obstacles',
    text: `select ${COUNTS.join(', ')}`,
    values: [agent.id, agent.publicId, agent.brandId, now],
  });
  const [found] = rows;
  return AGENT_END_OBSTACLES.map((name) => ({ name, count: found?.[name] ?? 0 })).filter(({ count }) => count > 0);
}
