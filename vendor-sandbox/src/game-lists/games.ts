import type { GameType } from '@marquee/contract/constants';
import { LEDGER_SCALE } from '@marquee/contract/money';
import { type Random, seededRandom } from '@marquee/contract/seeded-random';
import type { GameNames } from './names';
import { type NamedGame, type Naming, namings } from './naming';
import { LEVELS, returnBpOf, slotRules } from './slots/slot-rules';
import { type VendorSeed, vendorSeeds } from './vendors';

/** A row of `game`, as the seed inserts it. */
export interface GameSeed {
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
}

/** Room for a vendor's games in the ids. */
const IDS_PER_VENDOR = 10_000;
const MIN_BETS = [0.1, 0.2, 0.25, 0.5, 1, 1, 1, 2, 5, 10];
const LINES = [5, 9, 10, 15, 20, 20, 25, 25, 30, 40, 50, 100, 243];
const HOT_PER_VENDOR: Partial<Record<GameType, number>> = { bgs: 2, rng: 1, live: 1, pvp: 1, fish: 1 };
const DEMO_TYPES: readonly GameType[] = ['bgs', 'rng', 'fish', 'pvp', 'live', 'sports', 'esports', 'cockfight'];
const JACKPOT_SHARE = 0.08;
const NEW_SHARE = 0.03;

interface Place {
  readonly vendor: VendorSeed;
  readonly type: GameType;
  /** Within the vendor's games of the type. */
  readonly rank: number;
  /** Within all of the vendor's games. */
  readonly index: number;
}

function slotFeatures(type: GameType, random: Random) {
  if (type !== 'rng' && type !== 'fish') return { lines: null, volatility: null, return_bp: null, has_jackpot: false };
  const lines = random.pick(LINES);
  const volatility = random.pick(['low', 'medium', 'high'] as const);
  const drawn = random.int(9420, 9740);
  const jackpot = random.next() < JACKPOT_SHARE;
  if (type === 'fish') return { lines: null, volatility, return_bp: drawn, has_jackpot: false };
  // The list says what the paytable returns: one of a few that are proven for such strips.
  const rules = slotRules({ lines, volatility, jackpot, level: drawn % LEVELS });
  return { lines, volatility, return_bp: returnBpOf(rules), has_jackpot: jackpot };
}

function gameOf({ vendor, type, rank, index }: Place, name: NamedGame, random: Random): GameSeed {
  const inHouse = type === 'bgs';
  return {
    id: vendor.id * IDS_PER_VENDOR + index + 1,
    vendor_id: vendor.id,
    code: name.code ?? `${vendor.code}_${String(index + 1).padStart(4, '0')}`,
    game_type: type,
    names: name.names,
    motif: name.motif,
    min_bet_units: Math.round((inHouse ? 1 : random.pick(MIN_BETS)) * Number(LEDGER_SCALE)),
    ...slotFeatures(type, random),
    ...(inHouse && { return_bp: name.returnBp ?? 9900 }),
    has_demo: DEMO_TYPES.includes(type),
    is_new: random.next() < NEW_SHARE,
    is_hot: rank < (HOT_PER_VENDOR[type] ?? 0),
    // The in-house games lead; then the vendors take turns, so that no page shows one vendor only.
    sort_order: inHouse ? rank : 100 + rank * 100 + vendor.id,
  };
}

function gamesOf(vendor: VendorSeed, names: Record<GameType, Naming>): GameSeed[] {
  const random = seededRandom(`games:${vendor.code}`);
  const types = Object.entries(vendor.games) as [GameType, number][];
  let index = 0;
  return types.flatMap(([type, count]) =>
    Array.from({ length: count }, (_, rank) =>
      gameOf({ vendor, type, rank, index: index++ }, names[type](vendor, random), random),
    ),
  );
}

/** The whole catalogue, about 10,000 games, the same on every run. */
export function seedGames(): GameSeed[] {
  const names = namings();
  return vendorSeeds.flatMap((vendor) => gamesOf(vendor, names));
}
