import { LEDGER_SCALE } from '@marquee/contract/money';
import { type Random, seededRandom } from '@marquee/contract/seeded-random';
import { createNaming, type NamedGame, type Naming } from './name-games';
import type { GameNames } from './names';
import { LEVELS, returnBpOf, slotRules } from './slots/slot-rules';
import { type Vendor, type VendorGameType, vendors } from './vendors';

/** A game as its vendor lists it. */
export interface VendorGame {
  readonly vendorCode: string;
  readonly code: string;
  readonly type: VendorGameType;
  readonly names: GameNames;
  /** `hero/scene/companion`: the motifs of its picture. */
  readonly picture: string;
  /** In units of the ledger. */
  readonly minBetUnits: number;
  readonly lines: number | null;
  readonly volatility: 'low' | 'medium' | 'high' | null;
  /** Theoretical return in 1/100 of a per cent. */
  readonly returnBp: number | null;
  readonly hasJackpot: boolean;
  readonly hasDemo: boolean;
  readonly isNew: boolean;
}

/** Tables take chips: whole units. */
const TABLE_TYPES: readonly VendorGameType[] = ['live', 'pvp'];
const MIN_BETS = [0.1, 0.2, 0.25, 0.5, 1, 1, 1, 2, 5, 10];
const LINES = [5, 9, 10, 15, 20, 20, 25, 25, 30, 40, 50, 100, 243];
const DEMO_TYPES: readonly VendorGameType[] = ['rng', 'fish', 'pvp', 'live', 'sports', 'esports', 'cockfight'];
const JACKPOT_SHARE = 0.08;
const NEW_SHARE = 0.03;

function slotFeatures(type: VendorGameType, random: Random) {
  if (type !== 'rng' && type !== 'fish') return { lines: null, volatility: null, returnBp: null, hasJackpot: false };
  const lines = random.pick(LINES);
  const volatility = random.pick(['low', 'medium', 'high'] as const);
  const basisPoints = random.int(9420, 9740);
  const jackpot = random.next() < JACKPOT_SHARE;
  if (type === 'fish') return { lines: null, volatility, returnBp: basisPoints, hasJackpot: false };
  // A slot's return follows from its paytable: one of a few that are proven for such strips.
  const rules = slotRules({ lines, volatility, jackpot, level: basisPoints % LEVELS });
  return { lines, volatility, returnBp: returnBpOf(rules), hasJackpot: jackpot };
}

function minBetUnits(type: VendorGameType, random: Random): number {
  const units = random.pick(MIN_BETS);
  return Math.round((TABLE_TYPES.includes(type) ? Math.ceil(units) : units) * Number(LEDGER_SCALE));
}

const generateGame = (
  vendorCode: string,
  position: number,
  type: VendorGameType,
  name: NamedGame,
  random: Random,
): VendorGame => ({
  vendorCode,
  code: name.code ?? `${vendorCode}_${String(position).padStart(4, '0')}`,
  type,
  names: name.names,
  picture: name.picture,
  minBetUnits: minBetUnits(type, random),
  ...slotFeatures(type, random),
  hasDemo: DEMO_TYPES.includes(type),
  isNew: random.next() < NEW_SHARE,
});

function gamesOf(vendor: Vendor, naming: Readonly<Record<VendorGameType, Naming>>): VendorGame[] {
  const random = seededRandom(`games:${vendor.code}`);
  const types = Object.entries(vendor.games) as [VendorGameType, number][];
  let position = 0;
  return types.flatMap(([type, count]) =>
    Array.from({ length: count }, () => {
      position += 1;
      return generateGame(vendor.code, position, type, naming[type](vendor, random), random);
    }),
  );
}

function laterSlotsOf(vendor: Vendor, position: number, naming: Naming): VendorGame[] {
  const random = seededRandom(`later slots:${vendor.code}`);
  return Array.from({ length: vendor.laterSlots }, (_, index) =>
    generateGame(vendor.code, position + index + 1, 'rng', naming(vendor, random), random),
  );
}

/** The games of all vendors, vendor by vendor; the same on every run. A brand shows nearly 10,000 slots of them. */
export function generateGames(): VendorGame[] {
  const naming = createNaming();
  const first = vendors.map((vendor) => ({ vendor, games: gamesOf(vendor, naming) }));
  return first.flatMap(({ vendor, games }) => [...games, ...laterSlotsOf(vendor, games.length, naming.rng)]);
}
