import { sql } from 'kysely';
import type { Query } from '../../platform/database';
import { hashToken, newToken } from '../../platform/secrets';
import type { LaunchMode, LaunchTables } from './tables';

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

export function createGameSessions(query: Query): GameSessions {
  const tables = query.withTables<LaunchTables>();
  return {
    async open({ memberId, brandId, currency, gameId, mode, expiresAt }) {
      const token = newToken();
      const { id } = await tables
        .insertInto('game_session')
        .values({
          token_hash: hashToken(token),
          member_id: memberId,
          brand_id: brandId,
          currency,
          game_id: gameId,
          mode,
          expires_at: expiresAt,
          ended_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, token };
    },
    async byToken(token) {
      const row = await tables
        .selectFrom('game_session')
        .selectAll()
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst();
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
      await tables
        .updateTable('game_session')
        .set({ ended_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
    },
    async endAllOf(memberId) {
      await tables
        .updateTable('game_session')
        .set({ ended_at: sql<Date>`now()` })
        .where('member_id', '=', memberId)
        .where('ended_at', 'is', null)
        .execute();
    },
  };
}
