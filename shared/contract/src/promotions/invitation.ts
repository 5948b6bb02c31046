/**
 * What an invited member has to bet, so that depositing and withdrawing at once qualifies nothing: what the terms say, else as much as
 * they have to deposit. Decimal strings in currency units.
 */
export const validBetOf = ({
  validBet,
  minimum,
}: {
  readonly validBet?: string | null | undefined;
  readonly minimum: string;
}): string => validBet ?? minimum;
