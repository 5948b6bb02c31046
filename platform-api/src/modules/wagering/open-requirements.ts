/** A requirement, and what was validly bet after it was made and before the next one was. */
export interface RequirementRow {
  readonly id: bigint;
  /** Ledger units, as all amounts here. */
  readonly amount: bigint;
  readonly bet_meanwhile: bigint;
}

export interface Wagering {
  /** Sum of the requirements that are not met. */
  readonly required: bigint;
  /** What counts towards them. */
  readonly wagered: bigint;
  /** What must still be bet before money may leave. */
  readonly remaining: bigint;
}

/**
 * What is left of requirements. A valid bet counts once, for the oldest requirement that was open when it was placed; what
 * was bet while none was open counts for none.
 * @param rows in the order in which they were made
 */
export function openRequirements(rows: readonly RequirementRow[]): Wagering {
  let open: { amount: bigint; left: bigint }[] = [];
  for (const { amount, bet_meanwhile } of rows) {
    open.push({ amount, left: amount });
    let bet = bet_meanwhile;
    for (const requirement of open) {
      const counted = bet < requirement.left ? bet : requirement.left;
      requirement.left -= counted;
      bet -= counted;
    }
    open = open.filter(({ left }) => left > 0n);
  }
  const required = open.reduce((sum, { amount }) => sum + amount, 0n);
  const remaining = open.reduce((sum, { left }) => sum + left, 0n);
  return { required, wagered: required - remaining, remaining };
}
