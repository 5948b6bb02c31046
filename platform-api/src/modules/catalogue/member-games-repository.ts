import { sql } from 'kysely';
import type { Query } from '../../platform/database';
import type { CatalogueTables } from './tables';

/** How many recent games are shown; older launches are kept in the betting record only. */
const RECENT_LIMIT = 200;

/** A member's favourites and recent games, by game id, the latest first. */
interface MemberGamesRepository {
  favouriteIds(memberId: bigint): Promise<number[]>;
  recentIds(memberId: bigint): Promise<number[]>;
  addFavourite(memberId: bigint, gameId: number): Promise<void>;
  removeFavourite(memberId: bigint, gameId: number): Promise<void>;
  markLaunched(memberId: bigint, gameId: number): Promise<void>;
}

export function memberGamesRepository(query: Query): MemberGamesRepository {
  const tables = query.withTables<CatalogueTables>();
  return {
    async favouriteIds(memberId) {
      const rows = await tables
        .selectFrom('favourite_game')
        .select('game_id')
        .where('member_id', '=', memberId)
        .orderBy('added_at', 'desc')
        .orderBy('game_id')
        .execute();
      return rows.map((row) => row.game_id);
    },
    async recentIds(memberId) {
      const rows = await tables
        .selectFrom('recent_game')
        .select('game_id')
        .where('member_id', '=', memberId)
        .orderBy('launched_at', 'desc')
        .orderBy('game_id')
        .limit(RECENT_LIMIT)
        .execute();
      return rows.map((row) => row.game_id);
    },
    async addFavourite(memberId, gameId) {
      await tables
        .insertInto('favourite_game')
        .values({ member_id: memberId, game_id: gameId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async removeFavourite(memberId, gameId) {
      await tables
        .deleteFrom('favourite_game')
        .where('member_id', '=', memberId)
        .where('game_id', '=', gameId)
        .execute();
    },
    async markLaunched(memberId, gameId) {
      await tables
        .insertInto('recent_game')
        .values({ member_id: memberId, game_id: gameId })
        .onConflict((conflict) =>
          conflict.columns(['member_id', 'game_id']).doUpdateSet({ launched_at: sql<Date>`now()` }),
        )
        .execute();
    },
  };
}
