import { groupBy } from '../../../platform/group-by';
import type { CarriedAdjustment, OpenAdjustment } from './adjustment-repository';
import { type BillAmounts, type BillFigures, type BillTerms, computeBill } from './compute-bill';
import { type ClosedBill, type Correction, replayBills } from './replay-bills';
import { type BillResult, settleBill } from './settle-bill';

/** A period of a contract that has to be billed. Amounts in ledger units. */
export interface BillDraft {
  readonly contractId: bigint;
  readonly agentId: bigint;
  /** Who pays; null: the brand. */
  readonly uplineId: bigint | null;
  readonly topId: bigint;
  readonly depth: number;
  readonly periodFrom: Date;
  readonly periodTo: Date;
  /** Business days that count, as ISO dates. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly terms: BillTerms;
  readonly figures: BillFigures;
  /** Whether another bill of the agent by the same payer follows. */
  readonly goesOn: boolean;
  /** What the bill before left. */
  readonly restIn: bigint;
  readonly carriedIn: bigint;
  /** Whether it takes up the negative base of the bill before. */
  readonly takesBase: boolean;
}

/** A bill of a closed period that may have changed. */
export interface ClosedDraft extends ClosedBill {
  readonly agentId: bigint;
  readonly uplineId: bigint | null;
  readonly carriedIn: bigint;
  readonly isStale: boolean;
}

/** A bill as it is stored, besides what was paid of it. */
export interface NewBill extends Omit<BillDraft, 'terms' | 'goesOn' | 'takesBase'>, BillAmounts, BillResult {
  /** Corrections of closed periods, and what two operators have added or taken. */
  readonly adjustment: bigint;
  /** What the agent owes to the direct downlines by the same run. */
  readonly below: bigint;
}

/** A correction and the contract and period of the bill that carries it. */
export type NewCorrection = Correction & Pick<NewBill, 'contractId' | 'periodFrom'>;

/**
 * The bills of a run. An agent's bills by one payer are a chain: the first takes up what the bill before left, corrects closed periods, and
 * carries adjustments; each hands its rest to the next.
 */
export function draftBills(
  drafts: readonly BillDraft[],
  closed: readonly ClosedDraft[],
  adjustments: readonly OpenAdjustment[] = [],
): {
  readonly bills: readonly NewBill[];
  readonly corrections: readonly NewCorrection[];
  readonly adjusted: readonly CarriedAdjustment[];
} {
  const closedOf = groupBy(closed, chainOf);
  const adjustmentsOf = groupBy(adjustments, chainOf);
  const bills: Omit<NewBill, 'below'>[] = [];
  const corrections: NewCorrection[] = [];
  const adjusted: CarriedAdjustment[] = [];
  for (const [chain, own] of groupBy(drafts, chainOf)) {
    const [first, ...others] = own.toSorted(byPeriod);
    if (!first) continue;
    const { corrections: made, ...corrected } = correct(closedOf.get(chain) ?? [], first);
    corrections.push(...made);
    const given = adjustmentsOf.get(chain) ?? [];
    const { contractId, periodFrom } = first;
    adjusted.push(...given.map(({ id }) => ({ adjustmentId: id, contractId, periodFrom })));
    const adjustment = given.reduce((sum, { amount }) => sum + amount, corrected.adjustment);
    let bill = billOf(first, { ...corrected, adjustment });
    bills.push(bill);
    for (const draft of others) {
      bill = billOf(draft, { adjustment: 0n, restIn: bill.restOut, carriedIn: bill.carriedOut });
      bills.push(bill);
    }
  }
  return { bills: withBelow(bills), corrections, adjusted };
}

interface Carried {
  readonly adjustment: bigint;
  readonly restIn: bigint;
  readonly carriedIn: bigint;
}

function correct(closed: readonly ClosedDraft[], first: BillDraft): Carried & { corrections: NewCorrection[] } {
  const { restIn, contractId, periodFrom } = first;
  const [oldest] = closed;
  if (!oldest) return { adjustment: 0n, restIn, carriedIn: first.carriedIn, corrections: [] };
  const replayed = replayBills(closed, oldest.carriedIn);
  const adjustment = replayed.corrections.reduce((sum, { amount }) => sum + amount, 0n);
  const corrections = replayed.corrections.flatMap((correction, index) =>
    isChanged(correction, closed[index]) ? [{ ...correction, contractId, periodFrom }] : [],
  );
  return { adjustment, restIn, carriedIn: first.takesBase ? replayed.carriedOut : 0n, corrections };
}

const isChanged = ({ amount, carriedIn }: Correction, bill: ClosedDraft | undefined): boolean =>
  amount !== 0n || bill?.isStale === true || bill?.carriedIn !== carriedIn;

function billOf(
  { terms, goesOn, takesBase: _takesBase, ...draft }: BillDraft,
  carried: Carried,
): Omit<NewBill, 'below'> {
  const carriedIn = terms.carriesLoss ? carried.carriedIn : 0n;
  const amounts = computeBill(terms, draft.figures, carriedIn);
  const result = settleBill({ ...carried, gross: amounts.gross }, goesOn);
  return { ...draft, ...carried, ...amounts, ...result, carriedIn };
}

/** Puts what an agent owes to the direct downlines at the agent's last bill. */
function withBelow(bills: readonly Omit<NewBill, 'below'>[]): NewBill[] {
  const owed = new Map<bigint, bigint>();
  for (const { uplineId, due } of bills) if (uplineId !== null) owed.set(uplineId, (owed.get(uplineId) ?? 0n) + due);
  const last = new Map(bills.toSorted(byPeriod).map((bill) => [bill.agentId, bill] as const));
  return bills.map((bill) => ({
    ...bill,
    below: last.get(bill.agentId) === bill ? (owed.get(bill.agentId) ?? 0n) : 0n,
  }));
}

const chainOf = ({ agentId, uplineId }: Pick<BillDraft, 'agentId' | 'uplineId'>): string => `${agentId}:${uplineId}`;
type Placed = Pick<BillDraft, 'periodFrom' | 'contractId'>;
const byPeriod = (a: Placed, b: Placed): number =>
  a.periodFrom.getTime() - b.periodFrom.getTime() || Number(a.contractId - b.contractId);
