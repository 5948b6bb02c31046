import { type Contribution, contributionOf, FULL_CONTRIBUTION, type PlayCategory } from './contribution';

/** Valid bets of one category, in ledger units. */
export interface Play extends PlayCategory {
  readonly validBet: bigint;
}

/** A requirement (without an amount: cancelled), and what was played after it was made and before the next one. */
export interface RequirementRow {
  readonly id: bigint;
  /** Owner of the key, such as `deposit`. */
  readonly source: string;
  /** Ledger units, as all amounts here. */
  readonly amount: bigint;
  readonly contribution: Contribution;
  /** It was met before and stays so, whatever is taken back since. */
  readonly isMet: boolean;
  /** Withdrawals wait until it is met. */
  readonly withholds: boolean;
  /** Whole tenths that were wagered at some time. */
  readonly tenths: number;
  readonly play: readonly Play[];
}

export interface Wagering {
  /** Sum of the open requirements that withhold money. */
  readonly required: bigint;
  /** Valid bets that count towards them. */
  readonly wagered: bigint;
  /** Still to be wagered before a withdrawal. */
  readonly remaining: bigint;
  /** Those that are not met, withholding or not, in the order in which play counts for them. */
  readonly requirements: readonly OpenRequirement[];
}

/** A requirement that is not met. Amounts in ledger units. */
export interface OpenRequirement extends Pick<RequirementRow, 'id' | 'source' | 'amount' | 'withholds'> {
  /** Above zero. */
  readonly remaining: bigint;
}

export interface OpenWagering extends Wagering {
  /** Requirements with nothing left to wager that were not marked as met yet. */
  readonly met: readonly bigint[];
  /** Requirements that withhold nothing of which more whole tenths are wagered than ever before: their bonus may be due in part. */
  readonly advanced: readonly { readonly id: bigint; readonly tenths: number }[];
  /** Of each unmet requirement. */
  readonly progress: ReadonlyMap<bigint, RequirementProgress>;
}

/** What is wagered of a requirement. Amounts in ledger units, rounded down. */
export interface RequirementProgress {
  readonly wagered: bigint;
  /** The valid bets that it took, and how much of them counts. */
  readonly byGameType: ReadonlyMap<string, { readonly validBet: bigint; readonly counted: bigint }>;
}

const TENTHS = 10n;

interface Open {
  readonly row: RequirementRow;
  /** Ledger units times basis points: exact. */
  missing: bigint;
  readonly taken: Map<string, { validBet: bigint; counted: bigint }>;
}

/**
 * The open part of a member's requirements. A valid bet counts, by the contribution of its category, for the oldest
 * requirement that was open when it was placed and takes it; what that does not need goes to the next. Bets placed while none
 * was open do not count. A function of sums alone: the order in which bets are settled or corrected changes nothing.
 * @param rows in the order in which they were made, all since everything was met last
 */
export function openRequirements(rows: readonly RequirementRow[]): OpenWagering {
  const open: Open[] = [];
  for (const row of rows) {
    open.push({ row, missing: row.amount * FULL_CONTRIBUTION, taken: new Map() });
    const pool = row.play.map((play) => ({ play, left: play.validBet }));
    for (const requirement of open) count(requirement, pool);
  }
  const standing = open.filter(({ row }) => !row.isMet);
  const unmet = standing.filter(({ missing }) => missing > 0n);
  const withheld = unmet.filter(({ row }) => row.withholds);
  const required = withheld.reduce((sum, { row }) => sum + row.amount, 0n);
  const remaining = withheld.reduce((sum, { missing }) => sum + roundUp(missing, FULL_CONTRIBUTION), 0n);
  return {
    required,
    wagered: required - remaining,
    remaining,
    requirements: unmet.map(({ row: { id, source, amount, withholds }, missing }) => ({
      id,
      source,
      amount,
      withholds,
      remaining: roundUp(missing, FULL_CONTRIBUTION),
    })),
    met: standing.filter(({ missing }) => missing === 0n).map(({ row }) => row.id),
    advanced: unmet
      .filter(({ row }) => !row.withholds)
      .map((entry) => ({ id: entry.row.id, tenths: tenthsOf(entry), before: entry.row.tenths }))
      .filter(({ tenths, before }) => tenths > before)
      .map(({ id, tenths }) => ({ id, tenths })),
    progress: new Map(unmet.map((requirement) => [requirement.row.id, progressOf(requirement)])),
  };
}

function progressOf({ row, missing, taken }: Open): RequirementProgress {
  const byGameType = [...taken].map(
    ([gameType, { validBet, counted }]) => [gameType, { validBet, counted: counted / FULL_CONTRIBUTION }] as const,
  );
  return { wagered: row.amount - roundUp(missing, FULL_CONTRIBUTION), byGameType: new Map(byGameType) };
}

function tenthsOf({ row, missing }: Open): number {
  const whole = row.amount * FULL_CONTRIBUTION;
  return Number(((whole - missing) * TENTHS) / whole);
}

/** Takes from the pool what the requirement needs, the categories first that count most. */
function count(requirement: Open, pool: { readonly play: Play; left: bigint }[]): void {
  const { contribution } = requirement.row;
  const rated = pool
    .map((entry) => ({ entry, rate: contributionOf(contribution, entry.play) }))
    .filter(({ entry, rate }) => rate > 0n && entry.left > 0n)
    .sort(
      (a, b) =>
        Number(b.rate - a.rate) || a.entry.play.gameId - b.entry.play.gameId || a.entry.play.odds - b.entry.play.odds,
    );
  for (const { entry, rate } of rated) {
    if (requirement.missing === 0n) return;
    const needed = roundUp(requirement.missing, rate);
    const used = needed < entry.left ? needed : entry.left;
    entry.left -= used;
    const counted = used * rate < requirement.missing ? used * rate : requirement.missing;
    requirement.missing -= counted;
    const { gameType } = entry.play;
    const before = requirement.taken.get(gameType) ?? { validBet: 0n, counted: 0n };
    requirement.taken.set(gameType, { validBet: before.validBet + used, counted: before.counted + counted });
  }
}

const roundUp = (amount: bigint, unit: bigint): bigint => (amount + unit - 1n) / unit;
