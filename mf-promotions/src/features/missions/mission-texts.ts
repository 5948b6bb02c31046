import type { Mission } from '@marquee/contract/calls/missions';
import { isMoneyTask } from '@marquee/contract/missions';
import type { Formatters, Translate } from '@marquee/kit';

/** A goal or a progress in the member's language. */
export const missionAmount = ({ task }: Mission, value: string, { money, number }: Formatters): string =>
  isMoneyTask(task) ? money(value) : number(Number(value));

/** What the member has to do. */
export function missionTitle(mission: Mission, t: Translate, format: Formatters): string {
  const { task, goal, multiplier, minimum } = mission;
  return t(`missions.task.${task}`, {
    count: Number(goal),
    goal: missionAmount(mission, goal, format),
    multiplier: format.number(multiplier ?? 0),
    minimum: format.money(minimum ?? '0.00'),
  });
}

export const missionReward = ({ reward }: Mission, t: Translate, { money, number }: Formatters): string =>
  reward.kind === 'points'
    ? t('missions.points', { count: reward.points, points: number(reward.points) })
    : money(reward.amount);
