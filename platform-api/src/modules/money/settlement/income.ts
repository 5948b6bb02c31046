import { periodAt } from '@marquee/contract/agent-periods';
import { writeTier } from '@marquee/contract/agent-contract';
import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import { readAcquisitions } from './acquisition-repository';
import { baseOf, type BillFigures, computeBill } from './compute-bill';
import { type CountingRule, readSlotFigures } from './figure-repository';
import { countsByDay } from './make-run';
import { readActiveMembers, readLineFigures, type RunningContract } from './running-repository';

type Running = CallValue<'agent.income'>['running'][number];

interface RunningParts {
  readonly db: Queryable;
  readonly rule: CountingRule;
  readonly offsetMinutes: number;
  readonly agentId: bigint;
  readonly now: Date;
}

/** What a contract would give if its running period ended now. */
export async function runningView(parts: RunningParts, contract: RunningContract): Promise<Running> {
  const { type, period, tiers, carriedIn } = contract;
  const { from, to } = periodAt(period, parts.now, parts.offsetMinutes);
  const figures = await runningFigures(parts, contract, from);
  const { tier, rate, gross } = computeBill(contract, figures, carriedIn);
  const next = type === 'realTimeSalary' ? undefined : tiers[tier ?? 0];
  return {
    type,
    period,
    from: from.toISOString(),
    to: to.toISOString(),
    validBet: formatAmount(figures.validBet),
    result: formatAmount(figures.result),
    activeMembers: figures.activeMembers,
    base: formatAmount(baseOf(contract, figures, carriedIn)),
    tier,
    rate,
    estimate: formatAmount(gross),
    next: next ? writeTier(next) : null,
    ...(type === 'acquisition' && { nextMembers: figures.acquired?.[tier ?? 0] ?? 0 }),
  };
}

async function runningFigures(
  { db, rule, offsetMinutes, agentId, now }: RunningParts,
  { contractId, type, validFrom, tiers }: RunningContract,
  from: Date,
): Promise<BillFigures> {
  if (!countsByDay(type)) {
    const [figures] = await readSlotFigures(db, [{ contractId, periodFrom: from }]);
    if (!figures) throw new Error('a slot has no figures');
    return figures;
  }
  const first = validFrom > from ? validFrom : from;
  const days = { agentId, firstDay: dayOf(first, offsetMinutes), lastDay: dayOf(now, offsetMinutes) };
  if (type === 'acquisition') {
    const [figures] = await readAcquisitions(db, rule.brandId, [{ ...days, tiers }]);
    if (!figures) throw new Error('an agent has no figures');
    return figures;
  }
  const counting = type === 'dividend' ? rule : { ...rule, reducedBy: [] };
  const [line, activeMembers] = await Promise.all([
    readLineFigures(db, counting, days),
    readActiveMembers(db, counting, days),
  ]);
  return { ...line, activeMembers, play: [] };
}
