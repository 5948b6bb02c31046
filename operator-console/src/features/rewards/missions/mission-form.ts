import type { MissionTerms } from '@marquee/contract/calls/missions-admin';
import { MISSION_MULTIPLIERS, MISSION_PERIODS, MISSION_TASKS } from '@marquee/contract/missions';

/** A mission as the form holds it. */
export interface MissionValues {
  readonly period: string;
  readonly task: string;
  readonly goal: string;
  readonly multiplier: string;
  readonly minimum: string;
  /** Empty: none. */
  readonly after: string;
  readonly rewardKind: string;
  readonly points: string;
  readonly amount: string;
  readonly score: string;
  readonly sortOrder: string;
  readonly reason: string;
}

/** @param terms of the mission that is changed; null for a new one */
export const missionValues = (terms: MissionTerms | null): MissionValues => ({
  period: terms?.period ?? 'daily',
  task: terms?.task ?? 'turnover',
  goal: terms?.goal ?? '',
  multiplier: String(terms?.multiplier ?? MISSION_MULTIPLIERS[0]),
  after: terms?.after ?? '',
  minimum: terms?.minimum ?? '',
  rewardKind: terms?.reward.kind ?? 'points',
  points: terms?.reward.kind === 'points' ? String(terms.reward.points) : '',
  amount: terms?.reward.kind === 'cash' ? terms.reward.amount : '',
  score: String(terms?.score ?? 10),
  sortOrder: String(terms?.sortOrder ?? 100),
  reason: '',
});

/** What the form sends. */
export function missionTerms(values: MissionValues): MissionTerms {
  const task = MISSION_TASKS.find((candidate) => candidate === values.task) ?? 'turnover';
  const stakes =
    MISSION_MULTIPLIERS.find((multiplier) => String(multiplier) === values.multiplier) ?? MISSION_MULTIPLIERS[0];
  return {
    task,
    goal: values.goal.trim(),
    multiplier: task === 'multiplier' ? stakes : null,
    minimum: task === 'invitations' ? values.minimum : null,
    period: MISSION_PERIODS.find((period) => period === values.period) ?? 'daily',
    after: values.after || null,
    reward:
      values.rewardKind === 'cash'
        ? { kind: 'cash', amount: values.amount }
        : { kind: 'points', points: Number(values.points) },
    score: Number(values.score),
    sortOrder: Number(values.sortOrder),
  };
}
