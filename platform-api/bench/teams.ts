import type pg from 'pg';
import { readTeamBetTotals } from '../src/modules/people/agent/team-betting-repository';
import { TEST_BRAND } from '../src/modules/money/ledger/money.fixture';

const AGENTS = 20;
const SUBAGENTS = 100;

/** The upline by position in the order of ids: agents first, then their downlines, then the next level. */
const uplineOf = (place: number): number =>
  place < AGENTS + SUBAGENTS ? place % AGENTS : AGENTS + ((place - AGENTS - SUBAGENTS) % SUBAGENTS);

/** The agent at the top of a member's line; agents are their own. */
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

/** Bets in a member's daily figures, summed over all days so that a run across midnight stays correct. */
export async function memberDayBets(pool: pg.Pool, memberId: bigint): Promise<number> {
  const { rows } = await pool.query<{ bets: number }>({
    name: 'bench-member-day',
    text: 'select coalesce(sum(bets), 0)::int as bets from member_daily where member_id = $1',
    values: [memberId],
  });
  return rows[0]?.bets ?? 0;
}

/** Bets in the figures of an agent's whole line, as the team report sums them; over all days too. */
export async function teamBets(pool: pg.Pool, agentId: bigint): Promise<number> {
  const everyDay = { from: '2000-01-01', to: '9999-12-31' };
  const { bets } = await readTeamBetTotals(pool, { brandId: TEST_BRAND.id, memberId: agentId, ...everyDay });
  return Number(bets);
}
