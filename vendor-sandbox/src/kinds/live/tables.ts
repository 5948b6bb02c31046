import type { PlaySession } from '../../studio/studio';
import { StudioRefusal } from '../../studio/studio';
import type { ListedGame } from '../../game-lists/listed-games';
import { limitsOf, type TableLimits } from './limits';
import { type LiveTable, runTable } from './table/live-table';
import type { TableStudio } from './table/bet-intake';
import type { TableTiming } from './table/timing';
import { gameOfName } from './game-of-table';

/** The tables of all vendors: one for each name that a vendor lists, open while it has players. */
export interface LiveTables {
  /** The table of a session's game, and its limits in the session's currency. @throws StudioRefusal 404 `no_table` */
  of(session: PlaySession): { readonly table: LiveTable; readonly limits: TableLimits };
  stop(): void;
}

export function createLiveTables(
  studio: TableStudio,
  listedGames: readonly ListedGame[],
  timing: TableTiming,
): LiveTables {
  const games = new Map(listedGames.map((game) => [`${game.vendorCode} ${game.code}`, game]));
  const openTables = new Map<string, LiveTable>();
  return {
    of({ vendor, gameCode, currency }) {
      const listedGame = games.get(`${vendor} ${gameCode}`);
      const game = gameOfName(listedGame?.names.en ?? '');
      if (!listedGame || !game) throw new StudioRefusal(404, 'no_table');
      const name = `${vendor} ${listedGame.names.en}`;
      const onIdle = () => {
        openTables.get(name)?.stop();
        openTables.delete(name);
      };
      const table = openTables.get(name) ?? runTable({ name: listedGame.names.en, game, studio, timing, onIdle });
      openTables.set(name, table);
      return { table, limits: limitsOf(currency, listedGame) };
    },
    stop() {
      for (const table of openTables.values()) table.stop();
      openTables.clear();
    },
  };
}
