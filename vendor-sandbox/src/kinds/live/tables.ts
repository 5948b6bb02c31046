import type { PlaySession } from '../../studio/studio';
import { StudioRefusal } from '../../studio/studio';
import type { ListedGame } from '../../game-lists/listed-games';
import { limitsOf, type TableLimits } from './limits';
import { type LiveTable, runTable } from './table/live-table';
import type { TableStudio } from './table/arrivals';
import type { TableTiming } from './table/timing';
import { gameOfName } from './table-names';

/** The tables of all vendors: one for each name a vendor lists, open while somebody sits there. */
export interface LiveTables {
  /** The table of a session's game, and its limits in the session's currency. @throws StudioRefusal 404 `no_table` */
  of(session: PlaySession): { readonly table: LiveTable; readonly limits: TableLimits };
  stop(): void;
}

export function createLiveTables(studio: TableStudio, listed: readonly ListedGame[], timing: TableTiming): LiveTables {
  const games = new Map(listed.map((game) => [`${game.vendorCode} ${game.code}`, game]));
  const open = new Map<string, LiveTable>();
  return {
    of({ vendor, gameCode, currency }) {
      const named = games.get(`${vendor} ${gameCode}`);
      const game = gameOfName(named?.names.en ?? '');
      if (!named || !game) throw new StudioRefusal(404, 'no_table');
      const name = `${vendor} ${named.names.en}`;
      const onIdle = () => {
        open.get(name)?.stop();
        open.delete(name);
      };
      const table = open.get(name) ?? runTable({ name: named.names.en, game, studio, timing, onIdle });
      open.set(name, table);
      return { table, limits: limitsOf(currency, named.minBetUnits) };
    },
    stop() {
      for (const table of open.values()) table.stop();
      open.clear();
    },
  };
}
