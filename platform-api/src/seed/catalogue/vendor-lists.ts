import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ListedGame } from '@marquee/contract/vendor-protocol';
import { z } from 'zod';
import { readRow } from '../../modules/games/catalogue/list-import/listed-row';

/** The folder of the vendors' delivered lists; the path is valid from the source and from the bundle. */
const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../vendor-lists/' : '../vendor-lists/', import.meta.url),
);

const deliverySchema = z.object({
  /** In the wire format of the list import. */
  games: z.array(z.unknown()),
  /** By game code: `hero/scene/companion`. */
  pictures: z.record(z.string(), z.string()),
  newGames: z.array(z.string()),
});

export interface DeliveredGame {
  readonly listed: ListedGame;
  readonly picture: string;
  readonly isNew: boolean;
}

/**
 * The games of a vendor as it delivered them, in its order (`platform-api/vendor-lists/README.md`); rows are read as those of an
 * operator's import.
 * @throws Error when the file or one of its rows is malformed, or a game has no picture
 */
export function deliveredGames(vendorCode: string): DeliveredGame[] {
  const file = `${folder}${vendorCode}.json`;
  const { games, pictures, newGames } = deliverySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const codes = new Set<string>();
  const newCodes = new Set(newGames);
  return games.map((row, index) => {
    const { listed, fault } = readRow(row, codes);
    if (!listed) throw new Error(`${file}: game ${index + 1} is refused: ${fault}`);
    const picture = pictures[listed.game_code];
    if (picture === undefined) throw new Error(`${file}: ${listed.game_code} has no picture`);
    return { listed, picture, isNew: newCodes.has(listed.game_code) };
  });
}
