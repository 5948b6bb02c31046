import { LEDGER_SCALE } from '@marquee/contract/money';
import type { CatalogueGame, CatalogueVendor } from './catalogue-game';
import { inHouseMinimum } from './in-house-facts';

/** Operators' settings of a game at a brand; unset fields follow the vendor's list. */
export interface GameChoice {
  readonly state: 'active' | 'maintenance' | 'disabled';
  readonly isHot: boolean | null;
  /** Position among the games that the brand lists first, from 1. */
  readonly position: number | null;
}

/** A vendor as one brand shows it. */
export function vendorInBrand(vendor: CatalogueVendor, inMaintenance: boolean): CatalogueVendor {
  if (!inMaintenance) return vendor;
  return { ...vendor, active: false };
}

/** What a brand adds to a game of the catalogue. */
interface GameInBrand {
  /** As the brand shows it. */
  readonly vendor: CatalogueVendor;
  readonly choice: GameChoice | undefined;
  readonly currency: string;
  /** Of the currency, `listUnitIn`. */
  readonly listUnit: bigint;
}

/** A game as one brand shows it, null when the brand hides it. */
export function gameInBrand(
  game: CatalogueGame,
  { vendor, choice, currency, listUnit }: GameInBrand,
): CatalogueGame | null {
  if (game.isRetired || choice?.state === 'disabled') return null;
  const minimum = inHouseMinimum(game, currency);
  if (!choice && vendor === game.vendor && listUnit === 1n && minimum === null) return game;
  return {
    ...game,
    vendor,
    minBetUnits: minimum ?? game.minBetUnits * listUnit,
    isLowStake: minimum === null ? game.isLowStake : minimum <= LEDGER_SCALE * listUnit,
    isHot: choice?.isHot ?? game.isHot,
    get playable() {
      return game.playable && vendor.active && choice?.state !== 'maintenance';
    },
  };
}

/** The brand's featured games in its order, then the others in theirs. */
export function inBrandOrder(
  games: readonly CatalogueGame[],
  choices: ReadonlyMap<number, GameChoice>,
): readonly CatalogueGame[] {
  const placeOf = ({ id }: CatalogueGame): number => choices.get(id)?.position ?? Number.POSITIVE_INFINITY;
  const placed = games.filter((game) => placeOf(game) < Number.POSITIVE_INFINITY);
  if (placed.length === 0) return games;
  const first = placed.toSorted((left, right) => placeOf(left) - placeOf(right));
  return [...first, ...games.filter((game) => placeOf(game) === Number.POSITIVE_INFINITY)];
}
