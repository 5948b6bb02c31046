import type { Mission } from '@marquee/contract/calls/missions';
import { isMoneyTask } from '@marquee/contract/missions';
import type { Formatters, Translate } from '@marquee/kit';

/** A goal or a progress in the member's language. */
export const missionAmount = ({ task }: Mission, value: string, { money, number }: Formatters): string =>
  isMoneyTask(task) ? money(value) : number(Number(value));

/** What the member has to do. */
export function missionTitle(mission: Mission, t: Translate, format: Formatters): string {
  return t(`missions.task.${mission.task}`, {
    goal: missionAmount(mission, mission.goal, format),
    multiplier: format.number(mission.multiplier ?? 0),
  });
}

export const missionReward = ({ reward }: Mission, t: Translate, { money, number }: Formatters): string =>
  reward.kind === 'points' ? t('missions.points', { points: number(reward.points) }) : money(reward.amount);
