import type pg from 'pg';

const AGENTS = 20;
const SUBAGENTS = 100;

/** The upline of a member by their places in the order of their ids: agents, those whom they brought in, and whom those brought in. */
const uplineOf = (place: number): number =>
  place < AGENTS + SUBAGENTS ? place % AGENTS : AGENTS + ((place - AGENTS - SUBAGENTS) % SUBAGENTS);

/** The agent at the top of a member's line; an agent is their own. */
export function agentOf(place: number): number {
  return place < AGENTS ? place : agentOf(uplineOf(place));
}

/** Puts all members into teams of two levels. */
export async function seedTeams(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: bigint }>('select id from member order by id');
  const below = rows.map(({ id }, place) => ({ id, upline: rows[uplineOf(place)]?.id })).slice(AGENTS);
  await pool.query(
    `update member m set upline_id = line.upline
     from unnest($1::bigint[], $2::bigint[]) line (id, upline) where m.id = line.id`,
    [below.map(({ id }) => id), below.map(({ upline }) => upline)],
  );
}

/** Bets in a member's figures by day; all days, so that a run over midnight counts none twice and misses none. */
export async function memberDayBets(pool: pg.Pool, memberId: bigint): Promise<number> {
  const { rows } = await pool.query<{ bets: number }>({
    name: 'bench-member-day',
    text: 'select coalesce(sum(bets), 0)::int as bets from member_daily where member_id = $1',
    values: [memberId],
  });
  return rows[0]?.bets ?? 0;
}

/** Bets in the figures of an agent with the whole line below: the walk by which the back office counts a team, over the figures by day. */
export async function teamBets(pool: pg.Pool, agentId: bigint): Promise<number> {
  const { rows } = await pool.query<{ bets: number }>({
    name: 'bench-team',
    text: `with recursive team as (
             select $1::bigint as id
             union
             select m.id from member m join team on m.upline_id = team.id
           )
           select coalesce(sum(d.bets), 0)::int as bets from team join member_daily d on d.member_id = team.id`,
    values: [agentId],
  });
  return rows[0]?.bets ?? 0;
}
