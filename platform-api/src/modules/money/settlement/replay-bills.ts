import { type BillAmounts, type BillFigures, type BillTerms, computeBill } from './compute-bill';

/** A bill of a closed period with what its figures are now. */
export interface ClosedBill {
  readonly id: bigint;
  readonly terms: BillTerms;
  readonly figures: BillFigures;
  /** Whether its negative base can go on to a bill that follows: not of a contract that ended before bases were taken over. */
  readonly keepsBase: boolean;
  /** Whether it takes up the negative base of the bill before. */
  readonly takesBase: boolean;
  /** What was billed for the period so far: its gross with all corrections. Ledger units. */
  readonly settledGross: bigint;
}

/** What a closed period has to be corrected by. */
export interface Correction {
  readonly billId: bigint;
  readonly figures: BillFigures;
  readonly carriedIn: bigint;
  readonly amounts: BillAmounts;
  /** Ledger units, signed. */
  readonly amount: bigint;
}

/**
 * Computes closed bills of one agent again, from the first whose figures have changed up to the last: where losses are carried over, a
 * correction changes the base of every period after it.
 * @param bills in the order of their periods
 * @param carriedIn the negative base that the first of them began with
 * @returns the corrections, and the negative base that the next period begins with
 */
export function replayBills(
  bills: readonly ClosedBill[],
  carriedIn: bigint,
): { readonly corrections: readonly Correction[]; readonly carriedOut: bigint } {
  const corrections: Correction[] = [];
  let carried = carriedIn;
  for (const { id, terms, figures, settledGross, keepsBase, takesBase } of bills) {
    const base = takesBase && terms.carriesLoss ? carried : 0n;
    const computed = computeBill(terms, figures, base);
    const amounts = keepsBase ? computed : { ...computed, carriedOut: 0n };
    corrections.push({ billId: id, figures, carriedIn: base, amounts, amount: amounts.gross - settledGross });
    carried = amounts.carriedOut;
  }
  return { corrections, carriedOut: carried };
}
