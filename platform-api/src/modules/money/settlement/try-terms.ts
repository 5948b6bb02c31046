import {
  type ContractTerms,
  type TriedContractType,
  tiersFault,
  CONTRACT_TYPE_PERIODS,
} from '@marquee/contract/agent-contract';
import { type ContractPeriod, type PeriodRange, periodAt } from '@marquee/contract/agent-periods';
import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { readAcquisitions } from './acquisition-repository';
import { baseOf, type BillAmounts, type BillFigures, computeBill } from './compute-bill';
import type { CountingRule } from './figure-repository';
import { readTriedFigures } from './tried-repository';

/** What terms are tried on: real figures of one line. */
export interface TrialParts {
  readonly db: Queryable;
  readonly rule: CountingRule;
  readonly offsetMinutes: number;
  readonly agentId: bigint;
}

/** What terms would have given for a period. */
export interface TriedPeriod {
  readonly range: PeriodRange;
  readonly figures: BillFigures;
  readonly amounts: BillAmounts;
  /** Ledger units. */
  readonly base: bigint;
}

/** The last periods that are over, the earliest first. */
export function closedPeriods(period: ContractPeriod, now: Date, offsetMinutes: number, count: number): PeriodRange[] {
  const ranges: PeriodRange[] = [];
  let { from } = periodAt(period, now, offsetMinutes);
  while (ranges.length < count) {
    const range = periodAt(period, new Date(from.getTime() - 1), offsetMinutes);
    ranges.unshift(range);
    ({ from } = range);
  }
  return ranges;
}

/** @throws Failure `contract_tiers_invalid` for terms that nobody could sign */
export function requireTerms(type: TriedContractType, { period, carriesLoss, tiers }: ContractTerms): void {
  const fault = tiersFault(type, tiers);
  const isPossible = CONTRACT_TYPE_PERIODS[type].includes(period) && (type === 'dividend' || !carriesLoss);
  if (fault || !isPossible) throw new Failure('contract_tiers_invalid', { row: fault?.row ?? 0 });
}

/**
 * What terms would have given for periods by today's rule, one after the other; a negative result is carried over from one to the next where the
 * terms say so, the first begins with none.
 */
export async function tryTerms(
  { db, rule, offsetMinutes, agentId }: TrialParts,
  type: TriedContractType,
  { carriesLoss, tiers }: Pick<ContractTerms, 'carriesLoss' | 'tiers'>,
  ranges: readonly PeriodRange[],
): Promise<TriedPeriod[]> {
  const spans = ranges.map(({ from, to }) => ({
    firstDay: dayOf(from, offsetMinutes),
    lastDay: dayOf(new Date(to.getTime() - 1), offsetMinutes),
  }));
  const figures =
    type === 'acquisition'
      ? await readAcquisitions(
          db,
          rule.brandId,
          spans.map((span) => ({ agentId, ...span, tiers })),
        )
      : await readTriedFigures(db, type === 'dividend' ? rule : { ...rule, reducedBy: [] }, agentId, spans);
  const terms = { type, carriesLoss, tiers };
  let carried = 0n;
  return ranges.flatMap((range, index) => {
    const own = figures[index];
    if (!own) return [];
    const amounts = computeBill(terms, own, carried);
    const base = baseOf(terms, own, carried);
    carried = amounts.carriedOut;
    return [{ range, figures: own, amounts, base }];
  });
}
