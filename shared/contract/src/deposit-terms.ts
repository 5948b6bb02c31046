import { CENT, floorToCent } from './amount';

/** The fee of a channel. Amounts in ledger units. */
export interface DepositFee {
  /** Hundredths of a percent. */
  readonly basisPoints: number;
  readonly fixed: bigint;
  /** brand: the member gets all that was paid; member: the fee is taken from it. */
  readonly bearer: 'brand' | 'member';
}

/** A bonus taken with a deposit. Amounts in ledger units. */
export interface OfferTerms {
  readonly percent: number;
  readonly cap: bigint;
  readonly minimum: bigint;
  readonly wageringTimes: number;
}

/** Fee, credit, bonus and wagering of a deposit. Amounts in ledger units. */
export interface DepositTotals {
  readonly fee: bigint;
  /** Credited to the wallet, without the bonus. */
  readonly credited: bigint;
  readonly bonus: bigint;
  /** Must be staked before a withdrawal. */
  readonly wagering: bigint;
}

const BASIS = 10_000n;
const PERCENT = 100n;

/** Rounds up to whole hundredths of the currency unit, as fees are. */
const upToCent = (units: bigint): bigint => ((units + CENT - 1n) / CENT) * CENT;

/**
 * The totals of a deposit: the page shows them before the member confirms, the server credits by them.
 * @param amount what is paid, ledger units
 * @param wageringPercent share of what is credited that must be staked
 */
export function depositTotals(
  amount: bigint,
  { fee: { basisPoints, fixed, bearer }, wageringPercent }: { fee: DepositFee; wageringPercent: number },
  offer: OfferTerms | null,
): DepositTotals {
  const fullFee = upToCent((amount * BigInt(basisPoints) + BASIS - 1n) / BASIS) + fixed;
  const fee = fullFee < amount ? fullFee : amount;
  const credited = bearer === 'member' ? amount - fee : amount;
  const share = offer && amount >= offer.minimum ? floorToCent((amount * BigInt(offer.percent)) / PERCENT) : 0n;
  const bonus = offer && share > offer.cap ? offer.cap : share;
  const wagering = (credited * BigInt(wageringPercent)) / PERCENT + bonus * BigInt(offer?.wageringTimes ?? 0);
  return { fee, credited, bonus, wagering };
}
