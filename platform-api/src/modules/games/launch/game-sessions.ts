import type { Queryable } from '../../../platform/database';
import { hashToken, newToken } from '../../../platform/secrets';
import {
  endGameSession,
  endGameSessionsOf,
  type GameSessionRow,
  insertGameSession,
  type NewGameSession,
  readGameSession,
} from './game-session-repository';

/** Launch tokens: opaque, 256 bits, stored as a hash. */
export interface GameSessions {
  /** @returns the session's id and its token, which is not stored */
  open(session: NewGameSession): Promise<{ readonly id: bigint; readonly token: string }>;
  /** The session of a launch token, including expired and ended ones; null for an unknown token. */
  byToken(token: string): Promise<GameSessionRow | null>;
  /** Ends one session. Ending it again changes nothing. */
  end(id: bigint): Promise<void>;
  /** Ends all sessions of a member: at sign-out and when an account is closed. */
  endAllOf(memberId: bigint): Promise<void>;
}

export function createGameSessions(pool: Queryable): GameSessions {
  return {
    async open(session) {
      const token = newToken();
      return { id: await insertGameSession(pool, hashToken(token), session), token };
    },
    byToken: (token) => readGameSession(pool, hashToken(token)),
    end: (id) => endGameSession(pool, id),
    endAllOf: (memberId) => endGameSessionsOf(pool, memberId),
  };
}
