import type { Mission } from '@marquee/contract/calls/missions';
import { isMoneyTask, type MissionState, nextPeriodStart } from '@marquee/contract/missions';
import { formatAmount } from '@marquee/contract/money';
import type { MissionRow } from './repository';

const MINUTE_MS = 60_000;

export function missionState({ isClaimed, isLocked, progress, goal }: MissionRow): MissionState {
  if (isClaimed) return 'claimed';
  if (isLocked) return 'locked';
  return progress >= goal ? 'claimable' : 'active';
}

/** @param day business day of the brand */
export function missionView(row: MissionRow, day: string, offsetMinutes: number): Mission {
  const { id, period, task, multiplier, minimum, goal, progress, after, rewardKind, reward, score } = row;
  const textOf = (value: bigint) => (isMoneyTask(task) ? formatAmount(value) : String(value));
  const next = nextPeriodStart(period, day);
  return {
    missionId: id,
    period,
    task,
    multiplier,
    after,
    score,
    state: missionState(row),
    minimum: minimum === null ? null : formatAmount(minimum),
    goal: textOf(goal),
    progress: textOf(progress < goal ? progress : goal),
    reward:
      rewardKind === 'points'
        ? { kind: 'points', points: Number(reward) }
        : { kind: 'cash', amount: formatAmount(reward) },
    endsAt: next && new Date(Date.parse(next) - offsetMinutes * MINUTE_MS).toISOString(),
  };
}
