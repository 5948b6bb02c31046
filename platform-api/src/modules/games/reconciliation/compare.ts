import type { VendorTransaction } from '../vendor-api/vendor-port';

/** A transaction of a vendor in the ledger. */
export interface OwnTransaction {
  readonly key: string;
  readonly kind: 'bet' | 'win' | 'rollback' | 'rollback_repeat' | 'tombstone';
  /** Ledger units that moved. */
  readonly amount: bigint;
  /** A free bet moves nothing, whatever its face value. */
  readonly isFree: boolean;
  readonly round: string | null;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly at: Date;
}

export type DifferenceReason = 'missing_here' | 'missing_there' | 'amount_differs' | 'kind_differs' | 'cancelled_here';

export interface Difference {
  readonly reason: DifferenceReason;
  readonly key: string;
  readonly ours: OwnTransaction | null;
  readonly theirs: VendorTransaction | null;
}

export interface Day {
  readonly from: Date;
  readonly to: Date;
}

export interface Comparison {
  /** Transactions of the day on either side. */
  readonly transactions: number;
  readonly matched: number;
  readonly differences: readonly Difference[];
  readonly ourBets: bigint;
  readonly theirBets: bigint;
  readonly ourWins: bigint;
  readonly theirWins: bigint;
}

/**
 * Compares a day of both sides, transaction by transaction. Clocks differ, so a transaction near midnight may belong to
 * different days: both lists may reach beyond the day, and a transaction is missing only if it is in neither.
 */
export function compareDay(
  { from, to }: Day,
  theirs: readonly VendorTransaction[],
  ours: readonly OwnTransaction[],
): Comparison {
  const inDay = ({ at }: { readonly at: Date }) => at >= from && at < to;
  const theirsByKey = new Map(theirs.map((entry) => [entry.id, entry]));
  const oursByKey = new Map(ours.map((entry) => [entry.key, entry]));
  const rolledBackAtVendor = new Set(
    theirs.flatMap(({ kind, reference }) => (kind === 'rollback' && reference ? [reference] : [])),
  );

  const theirDay = theirs.filter(inDay);
  const onlyOurs = ours.filter(
    (candidate) => inDay(candidate) && isMovement(candidate) && !theirsByKey.has(candidate.key),
  );
  const differences = [
    ...theirDay.flatMap((entry) => {
      const own = oursByKey.get(entry.id) ?? null;
      const reason = reasonOf(entry, own, rolledBackAtVendor.has(entry.id));
      return reason ? [{ reason, key: entry.id, ours: own, theirs: entry }] : [];
    }),
    ...onlyOurs.map((own): Difference => ({ reason: 'missing_there', key: own.key, ours: own, theirs: null })),
  ];
  const transactions = theirDay.length + onlyOurs.length;
  const ourDay = ours.filter(inDay);
  return {
    transactions,
    matched: transactions - differences.length,
    differences,
    ourBets: sumOf(ourDay.filter(({ kind }) => kind === 'bet')),
    theirBets: sumOf(theirDay.filter(({ kind }) => kind === 'bet')),
    ourWins: sumOf(ourDay.filter(({ kind }) => kind === 'win')),
    theirWins: sumOf(theirDay.filter(({ kind }) => kind === 'win')),
  };
}

const isMovement = ({ kind }: OwnTransaction): boolean => kind === 'bet' || kind === 'win' || kind === 'rollback';

const sumOf = (list: readonly { readonly amount: bigint | null }[]): bigint =>
  list.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);

function reasonOf(
  theirs: VendorTransaction,
  own: OwnTransaction | null,
  rolledBackAtVendor: boolean,
): DifferenceReason | null {
  if (!own) return theirs.kind === 'bet' && rolledBackAtVendor ? null : 'missing_here';
  // A tombstone from an early rollback: correct if the vendor also rolled the bet back.
  if (own.kind === 'tombstone') return rolledBackAtVendor ? null : 'cancelled_here';
  const kind = own.kind === 'rollback_repeat' ? 'rollback' : own.kind;
  if (kind !== theirs.kind) return 'kind_differs';
  if (kind === 'rollback' || own.isFree) return null;
  return own.amount === theirs.amount ? null : 'amount_differs';
}
