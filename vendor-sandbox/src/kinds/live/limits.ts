import { LEDGER_SCALE } from '@marquee/contract/amount';
import { listUnitIn } from '@marquee/contract/list-amounts';
import type { VendorGame } from '../../game-lists/generate-games';
import type { Spot } from './rules/outcome';

const SCALE = Number(LEDGER_SCALE);

/** Bounds of a table; integers, 1/100,000 of the currency unit. */
export interface TableLimits {
  readonly min: number;
  /** On one spot in a round. */
  readonly max: number;
  /** What one spot can bring; spots that pay much take less for it. */
  readonly maxPayout: number;
  readonly chips: readonly number[];
}

/** In units of the list. */
const MAX = 25_000;
const MAX_PAYOUT = 250_000;
const CHIPS = [1, 5, 10, 50, 100, 500, 1_000, 5_000];
const SHOWN_CHIPS = 6;

/** Bounds of a listed table for players of a currency. */
export function limitsOf(currency: string, { minBetUnits }: Pick<VendorGame, 'minBetUnits'>): TableLimits {
  const unit = listUnitIn(currency) * SCALE;
  const min = Math.max(1, Math.ceil(minBetUnits / SCALE)) * unit;
  return {
    min,
    max: MAX * unit,
    maxPayout: MAX_PAYOUT * unit,
    chips: CHIPS.map((chip) => chip * unit)
      .filter((chip) => chip >= min)
      .slice(0, SHOWN_CHIPS),
  };
}

/** The most that one spot takes from one player in a round, in whole steps of the minimum. */
export const spotMax = ({ min, max, maxPayout }: TableLimits, { topFactor }: Spot): number =>
  Math.floor(Math.min(max, (maxPayout * 100) / topFactor) / min) * min;
