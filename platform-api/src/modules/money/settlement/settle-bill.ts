/** What comes together in a bill, in ledger units. */
export interface BillSums {
  readonly gross: bigint;
  /** Corrections of closed periods. */
  readonly adjustment: bigint;
  /** What the bill before left to take back; 0 or negative. */
  readonly restIn: bigint;
}

/** What a bill comes to, in ledger units. */
export interface BillResult {
  readonly due: bigint;
  /** 0 or negative: goes on to the next bill. Nothing is ever taken from anybody's cash. */
  readonly restOut: bigint;
  /** Of a contract that has ended: what nobody takes back any more. */
  readonly writtenOff: bigint;
}

/** What is due by a bill. @param goesOn whether a next bill can take the rest */
export function settleBill({ gross, adjustment, restIn }: BillSums, goesOn: boolean): BillResult {
  const total = gross + adjustment + restIn;
  if (total >= 0n) return { due: total, restOut: 0n, writtenOff: 0n };
  return goesOn ? { due: 0n, restOut: total, writtenOff: 0n } : { due: 0n, restOut: 0n, writtenOff: -total };
}
