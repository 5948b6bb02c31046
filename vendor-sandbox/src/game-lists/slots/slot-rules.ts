import { returnOf, scaleFor, type SlotRules } from './returns';
import { type StripKind, stripsOf, type Volatility } from './strips';
import { PAYING } from './symbols';

export type { SlotRules } from './returns';

/** The facts of a listed slot from which its rules follow. */
export interface SlotListing {
  /** 243 is not a number of lines but of ways. */
  readonly lines: number;
  readonly volatility: Volatility;
  readonly jackpot: boolean;
  /** 0 to 2: which of the proven returns. */
  readonly level: number;
}

export const WAYS = 243;
const WAYS_COINS = 25;
export const LEVELS = 3;
/** Returns that the paytables are scaled to, before they are rounded to neat figures. */
const TARGETS: readonly number[] = [0.946, 0.958, 0.969];

type Pay = readonly [number, number, number];
/** Before scaling: lows first, then highs. */
const PAYS: Readonly<Record<Volatility, readonly Pay[]>> = {
  low: [
    [5, 10, 25],
    [5, 10, 25],
    [6, 12, 30],
    [6, 15, 35],
    [8, 18, 40],
    [12, 30, 80],
    [15, 40, 100],
    [20, 60, 150],
    [30, 80, 250],
  ],
  medium: [
    [4, 12, 40],
    [4, 12, 40],
    [5, 15, 50],
    [5, 18, 60],
    [6, 20, 75],
    [10, 40, 200],
    [15, 60, 300],
    [20, 100, 500],
    [40, 200, 1000],
  ],
  high: [
    [3, 10, 50],
    [3, 10, 50],
    [4, 15, 60],
    [4, 15, 75],
    [5, 20, 100],
    [12, 60, 500],
    [15, 80, 800],
    [30, 200, 2000],
    [50, 400, 5000],
  ],
};
const FEATURES: Readonly<Record<Volatility, Pick<SlotRules, 'scatterPays' | 'freeSpins' | 'multiplier'>>> = {
  low: { scatterPays: [2, 10, 50], freeSpins: [8, 12, 20], multiplier: 2 },
  medium: { scatterPays: [2, 12, 80], freeSpins: [10, 15, 25], multiplier: 2 },
  high: { scatterPays: [2, 15, 100], freeSpins: [12, 18, 30], multiplier: 3 },
};
const JACKPOT_TIMES: Readonly<Record<Volatility, number>> = { low: 500, medium: 1_000, high: 2_000 };

const cachedRules = new Map<string, SlotRules>();
const returns = new WeakMap<SlotRules, number>();

/** The rules of a listed game; games that agree in their listing share them. */
export function slotRules(listing: SlotListing): SlotRules {
  const key = `${listing.lines} ${listing.volatility} ${listing.jackpot} ${listing.level}`;
  const rules = cachedRules.get(key) ?? makeRules(listing);
  cachedRules.set(key, rules);
  return rules;
}

/** The theoretical return, in 1/100 of a per cent, rounded down. */
export function returnBpOf(rules: SlotRules): number {
  const bp = returns.get(rules) ?? Math.floor(returnOf(rules) * 10_000);
  returns.set(rules, bp);
  return bp;
}

/** What a game's list says of its play. */
interface ListedFeatures {
  readonly lines: number | null;
  readonly volatility: Volatility | null;
  readonly hasJackpot: boolean;
  /** Theoretical return in 1/100 of a per cent. */
  readonly returnBp: number | null;
}

/** The rules of a game as its list describes it; null for one that is no slot of ours. */
export function rulesOfListed({ lines, volatility, hasJackpot: jackpot, returnBp }: ListedFeatures): SlotRules | null {
  if (lines === null || volatility === null) return null;
  const levels = Array.from({ length: LEVELS }, (_, level) => slotRules({ lines, volatility, jackpot, level }));
  return levels.find((rules) => returnBpOf(rules) === returnBp) ?? null;
}

function makeRules({ lines, volatility, jackpot, level }: SlotListing): SlotRules {
  const rows = lines > 30 && lines !== WAYS ? 4 : 3;
  const kind: StripKind = { rows, volatility, jackpot };
  const plain: SlotRules = {
    rows,
    lines: lines === WAYS ? null : lines,
    coins: lines === WAYS ? WAYS_COINS : lines,
    strips: stripsOf(kind),
    pays: PAYS[volatility].map(([three, four, five]) => [three * 100, four * 100, five * 100]),
    ...FEATURES[volatility],
    jackpot: jackpot ? JACKPOT_TIMES[volatility] : null,
  };
  const scale = scaleFor(plain, TARGETS[level % LEVELS] ?? 0);
  return {
    ...plain,
    pays: PAYING.map((symbol) => {
      const [three, four, five] = plain.pays[symbol] ?? [0, 0, 0];
      return [neat(three * scale), neat(four * scale), neat(five * scale)];
    }),
  };
}

/** Two leading digits and a half, as paytables are written: 0.35, 4.5, 120. */
function neat(hundredths: number): number {
  const step = hundredths < 100 ? 5 : hundredths < 1_000 ? 10 : hundredths < 10_000 ? 100 : 500;
  return Math.max(5, Math.round(hundredths / step) * step);
}
