import type { Queryable } from '../../../platform/database';

/** With money, or with play money. */
export type LaunchMode = 'real' | 'demo';

export interface GameSessionRow {
  readonly id: bigint;
  /** Null for a guest's demo. */
  readonly memberId: bigint | null;
  readonly brandId: number;
  /** The only currency of the session; `XXX` for a demo. */
  readonly currency: string;
  /** The launched game; a lobby may open others. */
  readonly gameId: number;
  readonly mode: LaunchMode;
  readonly expiresAt: Date;
  /** Set when it was ended: no new bets, but wins and rollbacks still count. */
  readonly endedAt: Date | null;
}

export type NewGameSession = Omit<GameSessionRow, 'id' | 'endedAt'>;

/** Stores a session under the SHA-256 of its token. @returns its id */
export async function insertGameSession(db: Queryable, tokenHash: Buffer, session: NewGameSession): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'game-session-open',
    text: `insert into game_session (token_hash, member_id, brand_id, currency, game_id, mode, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    values: [
      tokenHash,
      session.memberId,
      session.brandId,
      session.currency,
      session.gameId,
      session.mode,
      session.expiresAt,
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('the game session was not stored');
  return row.id;
}

/** The session of a token's SHA-256, expired and ended ones included. */
export async function readGameSession(db: Queryable, tokenHash: Buffer): Promise<GameSessionRow | null> {
  const { rows } = await db.query<GameSessionRow>({
    name: 'game-session',
    text: `select id, member_id as "memberId", brand_id as "brandId", currency, game_id as "gameId", mode,
             expires_at as "expiresAt", ended_at as "endedAt"
           from game_session where token_hash = $1`,
    values: [tokenHash],
  });
  return rows[0] ?? null;
}

/** Ends a session that has not ended. */
export async function endGameSession(db: Queryable, id: bigint): Promise<void> {
  await db.query({
    name: 'game-session-end',
    text: 'update game_session set ended_at = now() where id = $1 and ended_at is null',
    values: [id],
  });
}

/** Ends the sessions of a member that have not ended. */
export async function endGameSessionsOf(db: Queryable, memberId: bigint): Promise<void> {
  await db.query({
    name: 'game-session-end-all',
    text: 'update game_session set ended_at = now() where member_id = $1 and ended_at is null',
    values: [memberId],
  });
}
