import type { AdminMission, MissionTerms } from '@marquee/contract/calls/missions-admin';
import { isMoneyTask, type MissionPeriod, nextPeriodStart } from '@marquee/contract/missions';
import { formatAmount } from '@marquee/contract/money';
import { enteredAmount } from '../../../../platform/entered-amount';
import type { StoredMission } from './repository';

const DAY_MS = 86_400_000;

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The business day from which a change counts: the next period, so that nobody's terms change while they play. */
export const changeDay = (period: MissionPeriod, today: string): string =>
  nextPeriodStart(period, today) ?? dayAfter(today);

/** The terms in ledger units. @throws Failure `amount_invalid` */
export function storedTerms(
  { goal, reward, task, minimum, ...terms }: MissionTerms,
  names: Pick<StoredMission, 'id' | 'family' | 'fromDay'>,
): StoredMission {
  return {
    ...terms,
    ...names,
    task,
    untilDay: null,
    goal: isMoneyTask(task) ? enteredAmount(goal) : BigInt(goal),
    minimum: minimum === null ? null : enteredAmount(minimum),
    rewardKind: reward.kind,
    reward: reward.kind === 'cash' ? enteredAmount(reward.amount) : BigInt(reward.points),
  };
}

export function adminMission(mission: StoredMission): Omit<AdminMission, 'claims'> {
  const { id, period, task, goal, minimum, after, rewardKind, reward, score, sortOrder, fromDay, untilDay } = mission;
  return {
    missionId: id,
    fromDay,
    untilDay,
    terms: {
      period,
      task,
      after,
      score,
      sortOrder,
      multiplier: multiplierOf(mission.multiplier),
      minimum: minimum === null ? null : formatAmount(minimum),
      goal: isMoneyTask(task) ? formatAmount(goal) : String(goal),
      reward:
        rewardKind === 'cash'
          ? { kind: 'cash', amount: formatAmount(reward) }
          : { kind: 'points', points: Number(reward) },
    },
  };
}

const multiplierOf = (stakes: number | null): MissionTerms['multiplier'] =>
  stakes === 10 || stakes === 50 || stakes === 100 ? stakes : null;
