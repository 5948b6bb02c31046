/** What a level changes of a brand's withdrawal terms; null: as the brand has it. Amounts in ledger units. */
export interface WithdrawalBenefit {
  readonly count: number | null;
  readonly sum: bigint | null;
  readonly maximum: bigint | null;
  readonly priority: number;
}

/** @returns null for a member without a benefit */
export type BenefitOf = (member: {
  readonly id: bigint;
  readonly offsetMinutes: number;
}) => Promise<WithdrawalBenefit | null>;
