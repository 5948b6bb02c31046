import type { ContractPeriod } from './agent-periods';
import { DIVIDEND_PERIODS } from './agent-periods';
import { formatAmount, parseAmount } from './amount';

/** The kinds of contract that an upline offers (specification, section 3), and beside them payment for each new member. */
export const AGENT_CONTRACT_TYPES = [
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'acquisition',
] as const;
export type AgentContractType = (typeof AGENT_CONTRACT_TYPES)[number];

/** A contract leaves `requested` once; a valid one ends in `terminated`. */
export const AGENT_CONTRACT_STATES = ['requested', 'valid', 'rejected', 'expired', 'terminated'] as const;
export type AgentContractState = (typeof AGENT_CONTRACT_STATES)[number];

/** Why a contract ended: asked for, replaced by a newer one, the upline's own changed, or the downline moved to another line. */
export const CONTRACT_END_REASONS = ['request', 'replaced', 'upline', 'move'] as const;

/** Columns by which the database sorts contracts. */
export const CONTRACT_SORTS = ['offeredAt', 'account', 'validFrom', 'endsAt'] as const;
export type ContractSort = (typeof CONTRACT_SORTS)[number];

/** An offer expires after so many days. */
export const CONTRACT_OFFER_DAYS = 7;
export const MOST_CONTRACT_TIERS = 10;
/** How many offers one agent may make to one downline within 24 hours. */
export const CONTRACT_OFFERS_PER_DAY = 20;

/** The days from the registration on, its own with them, within which a new member has to do what an acquisition contract asks for. */
export const ACQUISITION_DAYS = 30;

/** Types whose terms can be tried on closed periods: they count by business days. Slots of salaries exist for signed contracts alone. */
export const TRIED_CONTRACT_TYPES = [
  'dividend',
  'dailySalary',
  'acquisition',
] as const satisfies readonly AgentContractType[];
export type TriedContractType = (typeof TRIED_CONTRACT_TYPES)[number];
export const isTriedType = (type: AgentContractType): type is TriedContractType =>
  TRIED_CONTRACT_TYPES.some((tried) => tried === type);
/** Closed periods of a preview, and closed months of a what-if. */
export const PREVIEWED_PERIODS = 3;
export const TRIED_MONTHS = 6;

/** The highest rates, in basis points, that a contract may have: nobody means more. Acquisitions pay amounts in place of rates. */
export const HIGHEST_CONTRACT_RATES: Readonly<Record<AgentContractType, number>> = {
  dividend: 10_000,
  dailySalary: 1_000,
  hourlySalary: 1_000,
  realTimeSalary: 1_000,
  acquisition: 0,
};

/** Types that pay a share of what is staked, whether the house has won it or not. */
export const SALARY_CONTRACT_TYPES = [
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
] as const satisfies readonly AgentContractType[];
export const isSalaryType = (type: AgentContractType): boolean =>
  SALARY_CONTRACT_TYPES.some((salary) => salary === type);

/**
 * What all salaries of one agent may come to together unless the brand says otherwise, in basis points of stakes: the lowest edge of our
 * own games. Above the edge, stakes that cost nobody anything would pay.
 */
export const STANDARD_SALARY_BOUND = 100;
/** What the highest rates of all salary types come to; `salaryRate` of real-time salaries has two. */
export const HIGHEST_SALARY_BOUND = 4_000;

/** The periods that contracts of a type may have. */
export const CONTRACT_TYPE_PERIODS: Readonly<Record<AgentContractType, readonly ContractPeriod[]>> = {
  dividend: DIVIDEND_PERIODS,
  dailySalary: ['daily'],
  hourlySalary: ['hourly'],
  realTimeSalary: ['realTime'],
  acquisition: ['weekly', 'monthly'],
};

/** What must be reached for a rate, and the rate. */
export interface ContractTier {
  /** Ledger units: of the team in the period; of the single bet for real-time salaries, of each new member for acquisitions. */
  readonly validBet: bigint;
  /** Ledger units: game result of the team in the period; dividends alone. */
  readonly loss: bigint;
  /** Dividends and daily salaries; for acquisitions the new members that reach what is asked of each. */
  readonly activeMembers: number;
  /** Basis points; of what members won, for real-time salaries. */
  readonly rate: number;
  /** Basis points of what members lost, for real-time salaries alone; otherwise null. */
  readonly lossRate: number | null;
  /** Ledger units: deposits less withdrawals of each new member; acquisitions alone, absent elsewhere. */
  readonly deposit?: bigint | undefined;
  /** Ledger units: what each of these members pays; acquisitions alone, absent elsewhere. */
  readonly amount?: bigint | undefined;
}
export type TierField = keyof ContractTier;

/** Fields that are amounts of money. */
export const TIER_AMOUNTS = ['validBet', 'loss', 'deposit', 'amount'] as const satisfies readonly TierField[];
export type TierAmount = (typeof TIER_AMOUNTS)[number];
export const isTierAmount = (field: TierField): field is TierAmount => TIER_AMOUNTS.some((amount) => amount === field);

/** A tier on the wire: amounts are decimal strings in currency units. */
export type WireTier = Omit<ContractTier, TierAmount> & {
  readonly validBet: string;
  readonly loss: string;
  readonly deposit?: string | undefined;
  readonly amount?: string | undefined;
};

/** The fields of the tiers of each type; the others are 0, the loss rate null. */
export const TIER_FIELDS: Readonly<Record<AgentContractType, readonly TierField[]>> = {
  dividend: ['validBet', 'loss', 'activeMembers', 'rate'],
  dailySalary: ['validBet', 'activeMembers', 'rate'],
  hourlySalary: ['validBet', 'rate'],
  realTimeSalary: ['validBet', 'rate', 'lossRate'],
  acquisition: ['deposit', 'validBet', 'activeMembers', 'amount'],
};

/** Names of the fields as people read them: some mean something else in real-time salaries. */
export const TIER_LABELS = [
  'validBet',
  'singleBet',
  'loss',
  'activeMembers',
  'rate',
  'profitRate',
  'lossRate',
  'deposit',
  'memberBet',
  'newMembers',
  'amount',
] as const;
export function tierLabel(type: AgentContractType, field: TierField): (typeof TIER_LABELS)[number] {
  if (type === 'acquisition')
    return field === 'validBet' ? 'memberBet' : field === 'activeMembers' ? 'newMembers' : field;
  if (type !== 'realTimeSalary') return field;
  return field === 'validBet' ? 'singleBet' : field === 'rate' ? 'profitRate' : field;
}

/** What two sides sign. */
export interface ContractTerms {
  readonly period: ContractPeriod;
  /** A negative rest goes on to the next period; dividends alone. */
  readonly carriesLoss: boolean;
  /** The lowest first. */
  readonly tiers: readonly ContractTier[];
}

export const readTier = ({ validBet, loss, deposit, amount, ...tier }: WireTier): ContractTier => ({
  ...tier,
  validBet: parseAmount(validBet),
  loss: parseAmount(loss),
  ...(deposit !== undefined && { deposit: parseAmount(deposit) }),
  ...(amount !== undefined && { amount: parseAmount(amount) }),
});
export const writeTier = ({ validBet, loss, deposit, amount, ...tier }: ContractTier): WireTier => ({
  ...tier,
  validBet: formatAmount(validBet),
  loss: formatAmount(loss),
  ...(deposit !== undefined && { deposit: formatAmount(deposit) }),
  ...(amount !== undefined && { amount: formatAmount(amount) }),
});

type TierFaultCode = 'field' | 'rate' | 'rising' | 'count';
/** Why tiers are refused: which row, counted from 1, and what of it. */
export interface TierFault {
  readonly row: number;
  readonly fault: TierFaultCode;
}

/**
 * The first fault of a contract's tiers: a field that the type does not have, no rate or one above the highest, or a tier that does not
 * rise above the one before it: no threshold is lower and one is higher, and so are the rates.
 */
export function tiersFault(type: AgentContractType, tiers: readonly ContractTier[]): TierFault | null {
  if (tiers.length === 0 || tiers.length > MOST_CONTRACT_TIERS) return { row: tiers.length, fault: 'count' };
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1];
    if (hasForeignField(type, tier)) return { row: index + 1, fault: 'field' };
    if (!hasRate(type, tier)) return { row: index + 1, fault: 'rate' };
    if (before && !rises(before, tier)) return { row: index + 1, fault: 'rising' };
  }
  return null;
}

/** Whether the tiers, the period and the carry-over of a downline's contract fit its upline's. */
export const termsFit = (terms: ContractTerms, upline: ContractTerms): boolean =>
  terms.period === upline.period &&
  terms.carriesLoss === upline.carriesLoss &&
  misfitRow(terms.tiers, upline.tiers) === null;

/**
 * The first row of a downline's tiers, counted from 1, that does not fit its upline's: for none of these the thresholds are not higher
 * and the rates not lower. Null: all fit.
 */
export function misfitRow(tiers: readonly ContractTier[], upline: readonly ContractTier[]): number | null {
  const index = tiers.findIndex((tier) => !upline.some((own) => tierFits(tier, own)));
  return index < 0 ? null : index + 1;
}

/**
 * The most that a contract pays of stakes, in basis points: both rates of real-time salaries, because with long odds nearly all of a stake is
 * lost, and as much is won. 0 for types that pay no share of stakes.
 */
export const salaryRate = (type: AgentContractType, tiers: readonly TierRates[]): number =>
  isSalaryType(type) ? Math.max(0, ...tiers.map(rateOf)) : 0;
type TierRates = Pick<ContractTier, 'rate' | 'lossRate'>;
const rateOf = ({ rate, lossRate }: TierRates): number => rate + (lossRate ?? 0);

/**
 * What a brand's bound leaves for an agent's contract of a type beside the salaries that go on with the agent, in basis points; not below 0.
 * @param open the agent's contracts that go on; the one of the same type is replaced
 */
export const salaryLeft = (
  type: AgentContractType,
  open: readonly { readonly type: AgentContractType; readonly tiers: readonly TierRates[] }[],
  bound: number,
): number =>
  open.reduce((left, own) => (own.type === type ? left : Math.max(0, left - salaryRate(own.type, own.tiers))), bound);

/** The first row of a salary contract, counted from 1, that pays more of stakes than is left. Null: none does, or it is no salary. */
export function rowAboveBound(type: AgentContractType, tiers: readonly TierRates[], left: number): number | null {
  const index = isSalaryType(type) ? tiers.findIndex((tier) => rateOf(tier) > left) : -1;
  return index < 0 ? null : index + 1;
}

const tierFits = (tier: ContractTier, own: ContractTier): boolean =>
  own.validBet <= tier.validBet &&
  own.loss <= tier.loss &&
  own.activeMembers <= tier.activeMembers &&
  (own.deposit ?? 0n) <= (tier.deposit ?? 0n) &&
  (own.amount ?? 0n) >= (tier.amount ?? 0n) &&
  own.rate >= tier.rate &&
  (own.lossRate ?? 0) >= (tier.lossRate ?? 0);

function hasForeignField(
  type: AgentContractType,
  { validBet, loss, activeMembers, rate, lossRate, deposit = 0n, amount = 0n }: ContractTier,
): boolean {
  const fields = TIER_FIELDS[type];
  const figures = { validBet, loss, deposit, amount, activeMembers: BigInt(activeMembers) };
  if (Object.values(figures).some((figure) => figure < 0n)) return true;
  const isForeign = (field: keyof typeof figures) => !fields.includes(field) && figures[field] !== 0n;
  if (isForeign('loss') || isForeign('activeMembers') || isForeign('deposit') || isForeign('amount')) return true;
  if (!fields.includes('rate') && rate !== 0) return true;
  return fields.includes('lossRate') === (lossRate === null);
}

function hasRate(type: AgentContractType, { rate, lossRate, amount = 0n }: ContractTier): boolean {
  if (type === 'acquisition') return amount > 0n;
  const rates = lossRate === null ? [rate] : [rate, lossRate];
  const isWithin = rates.every((each) => Number.isInteger(each) && each >= 0 && each <= HIGHEST_CONTRACT_RATES[type]);
  return isWithin && rates.some((each) => each > 0);
}

function rises(before: ContractTier, tier: ContractTier): boolean {
  const thresholds = [
    [before.validBet, tier.validBet],
    [before.loss, tier.loss],
    [before.activeMembers, tier.activeMembers],
    [before.deposit ?? 0n, tier.deposit ?? 0n],
  ] as const;
  const rates = [
    [before.rate, tier.rate],
    [before.amount ?? 0n, tier.amount ?? 0n],
    [before.lossRate ?? 0, tier.lossRate ?? 0],
  ] as const;
  return [thresholds, rates].every(
    (pairs) => pairs.every(([low, high]) => low <= high) && pairs.some(([low, high]) => low < high),
  );
}

/** @deprecated Since 1.3.0: the top of a line signs with the brand. Kept for remotes that were built against 1.2.0. */
export const TOP_CONTRACT_RATES: Readonly<Record<AgentContractType, number>> = {
  dividend: 5_000,
  dailySalary: 500,
  hourlySalary: 500,
  realTimeSalary: 500,
  acquisition: 0,
};
