import type { Queryable } from '../../../platform/database';

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

export function memberGamesRepository(pool: Queryable): MemberGamesRepository {
  const idsOf = async (name: string, text: string, memberId: bigint): Promise<number[]> => {
    const { rows } = await pool.query<{ game_id: number }>({ name, text, values: [memberId] });
    return rows.map((row) => row.game_id);
  };
  const write = async (name: string, text: string, memberId: bigint, gameId: number): Promise<void> => {
    await pool.query({ name, text, values: [memberId, gameId] });
  };
  return {
    favouriteIds: (memberId) =>
      idsOf(
        'favourite-games',
        'select game_id from favourite_game where member_id = $1 order by added_at desc, game_id',
        memberId,
      ),
    recentIds: (memberId) =>
      idsOf(
        'recent-games',
        `select game_id from recent_game where member_id = $1 order by launched_at desc, game_id limit ${RECENT_LIMIT}`,
        memberId,
      ),
    addFavourite: (memberId, gameId) =>
      write(
        'favourite-game-add',
        'insert into favourite_game (member_id, game_id) values ($1, $2) on conflict do nothing',
        memberId,
        gameId,
      ),
    removeFavourite: (memberId, gameId) =>
      write(
        'favourite-game-remove',
        'delete from favourite_game where member_id = $1 and game_id = $2',
        memberId,
        gameId,
      ),
    markLaunched: (memberId, gameId) =>
      write(
        'recent-game-mark',
        `insert into recent_game (member_id, game_id) values ($1, $2)
         on conflict (member_id, game_id) do update set launched_at = now()`,
        memberId,
        gameId,
      ),
  };
}
