import type { WageringRequirement } from '@marquee/contract/entities/wagering-requirement';
import { formatAmount } from '@marquee/contract/money';
import type { OpenRequirement } from '../wagering/service';

/** Ledger units. */
interface Sum extends Pick<WageringRequirement, 'of' | 'name' | 'withholds'> {
  readonly required: bigint;
  readonly remaining: bigint;
}

/**
 * Open requirements as their member reads them, in their order; deposits or rewards that follow on each other are one.
 * @param nameOf of the bonus with this requirement, null: of none
 */
export function requirementViews(
  requirements: readonly OpenRequirement[],
  nameOf: (requirementId: bigint) => string | null,
): WageringRequirement[] {
  const sums: Sum[] = [];
  for (const { id, source, amount, remaining, withholds } of requirements) {
    const name = nameOf(id);
    const of = name === null ? (source === 'deposit' ? 'deposit' : 'reward') : 'bonus';
    const last = sums.at(-1);
    if (of !== 'bonus' && last?.of === of)
      sums[sums.length - 1] = { ...last, required: last.required + amount, remaining: last.remaining + remaining };
    else sums.push({ of, name, withholds, required: amount, remaining });
  }
  return sums.map(({ of, name, withholds, required, remaining }) => ({
    of,
    name,
    required: formatAmount(required),
    wagered: formatAmount(required - remaining),
    remaining: formatAmount(remaining),
    withholds,
  }));
}
