/** A requirement, and the valid bets placed after it and before the next one. */
export interface RequirementRow {
  readonly id: bigint;
  /** Ledger units, as all amounts here. */
  readonly amount: bigint;
  readonly bet_meanwhile: bigint;
}

export interface Wagering {
  /** Sum of the open requirements. */
  readonly required: bigint;
  /** Valid bets that count towards them. */
  readonly wagered: bigint;
  /** Still to be wagered before a withdrawal. */
  readonly remaining: bigint;
}

/**
 * The open part of requirements. A valid bet counts once, for the oldest requirement that was open when it was placed; bets
 * placed while none was open do not count.
 * @param rows in the order in which they were made
 */
export function openRequirements(rows: readonly RequirementRow[]): Wagering {
  let open: { amount: bigint; remaining: bigint }[] = [];
  for (const { amount, bet_meanwhile } of rows) {
    open.push({ amount, remaining: amount });
    let bet = bet_meanwhile;
    for (const requirement of open) {
      const contribution = bet < requirement.remaining ? bet : requirement.remaining;
      requirement.remaining -= contribution;
      bet -= contribution;
    }
    open = open.filter(({ remaining }) => remaining > 0n);
  }
  const required = open.reduce((sum, { amount }) => sum + amount, 0n);
  const remaining = open.reduce((sum, { remaining }) => sum + remaining, 0n);
  return { required, wagered: required - remaining, remaining };
}
