import type pg from 'pg';

export interface TeamRow {
  readonly affiliate_code: string | null;
  readonly referral_code: string | null;
  readonly direct: number;
  readonly everyone: number;
  readonly joined: number;
}

export interface DownlineRow {
  readonly public_id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly created_at: Date;
  readonly downlines: number;
}

/**
 * An agent's codes and the size of the whole team.
 * @param since members who joined from then on count as new
 */
export async function readTeam(pool: pg.Pool, brandId: number, agentId: bigint, since: Date): Promise<TeamRow> {
  const { rows } = await pool.query<TeamRow>({
    name: 'agent-team',
    text: `select agent.affiliate_code, agent.referral_code, team.direct, team.everyone, team.joined
           from member agent
           cross join lateral (
             select count(*) filter (where m.upline_id = agent.id)::int as direct, count(*)::int as everyone,
                    count(*) filter (where m.created_at >= $3)::int as joined
             from member_line l join member m on m.id = l.member_id
             where l.uplines @> array[agent.id] and l.to_day is null
           ) team
           where agent.id = $2 and agent.brand_id = $1`,
    values: [brandId, agentId, since],
  });
  const team = rows[0];
  if (!team) throw new Error('an agent without an account in the brand');
  return team;
}

/** One page of the members whom an agent brought in, latest first. */
export async function readDownlines(
  pool: pg.Pool,
  brandId: number,
  agentId: bigint,
  limit: number,
  offset: number,
): Promise<DownlineRow[]> {
  const { rows } = await pool.query<DownlineRow>({
    name: 'agent-downlines',
    text: `select m.public_id, m.account, m.nickname, m.type, m.created_at,
             (select count(*)::int from member d where d.upline_id = m.id and d.brand_id = m.brand_id) as downlines
           from member m where m.upline_id = $2 and m.brand_id = $1
           order by m.created_at desc, m.id desc limit $3 offset $4`,
    values: [brandId, agentId, limit, offset],
  });
  return rows;
}

/** The code with which a member invites friends. */
export async function readReferralCode(pool: pg.Pool, brandId: number, memberId: bigint): Promise<string | null> {
  const { rows } = await pool.query<{ code: string | null }>({
    name: 'referral-code',
    text: 'select referral_code as code from member where id = $2 and brand_id = $1',
    values: [brandId, memberId],
  });
  return rows[0]?.code ?? null;
}

export async function countDownlines(pool: pg.Pool, brandId: number, agentId: bigint): Promise<number> {
  const { rows } = await pool.query<{ downlines: number }>({
    name: 'agent-downlines-count',
    text: 'select count(*)::int as downlines from member where upline_id = $2 and brand_id = $1',
    values: [brandId, agentId],
  });
  return rows[0]?.downlines ?? 0;
}
