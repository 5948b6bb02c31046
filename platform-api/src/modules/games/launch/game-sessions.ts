import type { Queryable } from '../../../platform/database';
import { hashToken, newToken } from '../../../platform/secrets';

export type LaunchMode = 'real' | 'demo';

interface GameSession {
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

type NewGameSession = Omit<GameSession, 'id' | 'endedAt'>;

/** Launch tokens: opaque, 256 bits, stored as a hash. */
export interface GameSessions {
  /** @returns the session's id and its token, which is not stored */
  open(session: NewGameSession): Promise<{ readonly id: bigint; readonly token: string }>;
  /** The session of a launch token, including expired and ended ones; null for an unknown token. */
  byToken(token: string): Promise<GameSession | null>;
  /** Ends one session. Ending it again changes nothing. */
  end(id: bigint): Promise<void>;
  /** Ends all sessions of a member: at sign-out and when an account is closed. */
  endAllOf(memberId: bigint): Promise<void>;
}

interface GameSessionRow {
  readonly id: bigint;
  readonly member_id: bigint | null;
  readonly brand_id: number;
  readonly currency: string;
  readonly game_id: number;
  readonly mode: LaunchMode;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

export function createGameSessions(pool: Queryable): GameSessions {
  return {
    async open({ memberId, brandId, currency, gameId, mode, expiresAt }) {
      const token = newToken();
      const { rows } = await pool.query<{ id: bigint }>({
        name: 'game-session-open',
        text: `insert into game_session (token_hash, member_id, brand_id, currency, game_id, mode, expires_at)
               values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        values: [hashToken(token), memberId, brandId, currency, gameId, mode, expiresAt],
      });
      const [row] = rows;
      if (!row) throw new Error('the game session was not stored');
      return { id: row.id, token };
    },
    async byToken(token) {
      const { rows } = await pool.query<GameSessionRow>({
        name: 'game-session',
        text: `select id, member_id, brand_id, currency, game_id, mode, expires_at, ended_at
               from game_session where token_hash = $1`,
        values: [hashToken(token)],
      });
      const [row] = rows;
      if (!row) return null;
      return {
        id: row.id,
        memberId: row.member_id,
        brandId: row.brand_id,
        currency: row.currency,
        gameId: row.game_id,
        mode: row.mode,
        expiresAt: row.expires_at,
        endedAt: row.ended_at,
      };
    },
    async end(id) {
      await pool.query({
        name: 'game-session-end',
        text: 'update game_session set ended_at = now() where id = $1 and ended_at is null',
        values: [id],
      });
    },
    async endAllOf(memberId) {
      await pool.query({
        name: 'game-session-end-all',
        text: 'update game_session set ended_at = now() where member_id = $1 and ended_at is null',
        values: [memberId],
      });
    },
  };
}
