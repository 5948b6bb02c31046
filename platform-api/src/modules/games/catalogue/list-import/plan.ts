import type { GameType } from '@marquee/contract/constants';
import { seededRandom } from '@marquee/contract/seeded-random';
import { changesOf } from './differences';
import type { ReportRow } from './import-repository';
import type { GameToWrite, CatalogueGameRow } from './catalogue-games-repository';
import { IDS_PER_VENDOR } from './report';

/** The changes a report makes to the catalogue. */
export interface Plan {
  readonly added: readonly GameToWrite[];
  readonly changed: readonly Pick<GameToWrite, 'id' | 'listed'>[];
  readonly retired: readonly number[];
}

/** @returns null when the catalogue has changed since the report */
export function planOf(rows: readonly ReportRow[], vendorId: number, games: readonly CatalogueGameRow[]): Plan | null {
  const gamesByCode = new Map(games.map((game) => [game.code, game]));
  const added: GameToWrite[] = [];
  const changed: Pick<GameToWrite, 'id' | 'listed'>[] = [];
  const retired: number[] = [];
  const place = placesAfter(vendorId, games);
  for (const { kind, gameCode, listed, changes } of rows) {
    const game = gamesByCode.get(gameCode ?? '');
    if (kind === 'new') {
      if (game || !listed) return null;
      added.push({ listed, motif: motifFor(listed.game_type, listed.game_code, games), ...place(listed.game_type) });
    } else if (kind === 'changed') {
      if (!game || !listed || JSON.stringify(changesOf(game, listed)) !== JSON.stringify(changes.map(inOrder)))
        return null;
      changed.push({ id: game.id, listed });
    } else if (kind === 'missing') {
      if (!game || game.is_retired) return null;
      retired.push(game.id);
    }
  }
  return { added, changed, retired };
}

/** The database orders JSON keys differently. */
const inOrder = ({ field, before, after }: ReportRow['changes'][number]) => ({ field, before, after });

/** Ids after the vendor's last, and positions after its games of the type: vendors alternate in the lists. */
export function placesAfter(vendorId: number, games: readonly Pick<CatalogueGameRow, 'id' | 'game_type'>[]) {
  const first = vendorId * IDS_PER_VENDOR;
  const used = new Set(games.map(({ id }) => id));
  const ranks = new Map<GameType, number>();
  for (const { game_type } of games) ranks.set(game_type, (ranks.get(game_type) ?? 0) + 1);
  let next = Math.max(first, ...games.filter(({ id }) => id < first + IDS_PER_VENDOR).map(({ id }) => id));
  return (type: GameType): Pick<GameToWrite, 'id' | 'sort_order'> => {
    const rank = ranks.get(type) ?? 0;
    ranks.set(type, rank + 1);
    next += 1;
    if (next >= first + IDS_PER_VENDOR) next = first + 1;
    while (used.has(next)) next += 1;
    used.add(next);
    return { id: next, sort_order: 100 + rank * 100 + vendorId };
  };
}

/** A picture in the style of the vendor's other games of the type: the figure of one, the scene of another. */
function motifFor(type: GameType, code: string, games: readonly CatalogueGameRow[]): string {
  const alike = games.filter((game) => game.game_type === type);
  const models = alike.length > 0 ? alike : games;
  if (models.length === 0) return '';
  const random = seededRandom(`picture:${code}`);
  const part = (index: number) => random.pick(models).motif.split('/')[index] ?? '';
  return `${part(0)}/${part(1)}/${part(2)}`;
}
