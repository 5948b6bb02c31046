import type { GameType } from '@marquee/contract/constants';
import { LEDGER_SCALE } from '@marquee/contract/money';
import type { GameNames } from '../../modules/games/catalogue/catalogue-game';
import { placesAfter } from '../../modules/games/catalogue/list-import/plan';
import { namesOf } from '../../modules/games/catalogue/list-import/catalogue-games-repository';
import inHouseGames from './in-house-games.json' with { type: 'json' };
import { deliveredGames } from './vendor-lists';
import { type VendorSeed, vendorSeeds } from './vendors';

/** A row of `game` as the seed inserts it. */
export interface GameRow {
  readonly id: number;
  readonly vendor_id: number;
  readonly code: string;
  readonly game_type: GameType;
  readonly names: GameNames;
  readonly motif: string;
  readonly min_bet_units: number;
  readonly lines: number | null;
  readonly volatility: 'low' | 'medium' | 'high' | null;
  readonly return_bp: number | null;
  readonly has_jackpot: boolean;
  readonly has_demo: boolean;
  readonly is_new: boolean;
  readonly is_hot: boolean;
  readonly sort_order: number;
  readonly offered: boolean;
}

/** The first games of a vendor per type that are marked as hot. */
const HOT_PER_VENDOR: Partial<Record<GameType, number>> = { bgs: 2, rng: 1, live: 1, pvp: 1, fish: 1 };

/** The games of all seeded vendors, more than 11,000. */
export const gameRows = (): GameRow[] =>
  vendorSeeds.flatMap((vendor) => (vendor.connection === 'in-house' ? inHouseRows(vendor) : vendorRows(vendor)));

function inHouseRows(vendor: VendorSeed): GameRow[] {
  const place = placesAfter(vendor.id, []);
  return inHouseGames.map(({ code, names, picture, returnBp }, rank) => ({
    ...place('bgs'),
    vendor_id: vendor.id,
    code,
    game_type: 'bgs',
    names,
    motif: picture,
    min_bet_units: Number(LEDGER_SCALE),
    lines: null,
    volatility: null,
    return_bp: returnBp,
    has_jackpot: false,
    has_demo: true,
    is_new: false,
    is_hot: rank < (HOT_PER_VENDOR.bgs ?? 0),
    // In-house games lead every list.
    sort_order: rank,
    offered: true,
  }));
}

function vendorRows(vendor: VendorSeed): GameRow[] {
  const place = placesAfter(vendor.id, []);
  const ranks = new Map<GameType, number>();
  return deliveredGames(vendor.code).map(({ listed, picture, isNew }) => {
    const type = listed.game_type;
    const rank = ranks.get(type) ?? 0;
    ranks.set(type, rank + 1);
    return {
      ...place(type),
      vendor_id: vendor.id,
      code: listed.game_code,
      game_type: type,
      names: namesOf(listed),
      motif: picture,
      min_bet_units: listed.min_bet,
      lines: listed.lines,
      volatility: listed.volatility,
      return_bp: listed.return_bp,
      has_jackpot: listed.jackpot,
      has_demo: listed.demo,
      is_new: isNew,
      is_hot: rank < (HOT_PER_VENDOR[type] ?? 0),
      offered: vendor.connection !== 'none',
    };
  });
}
