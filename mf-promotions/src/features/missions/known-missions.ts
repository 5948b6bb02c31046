import type { Mission } from '@marquee/contract/calls/missions';
import { MISSION_TASKS } from '@marquee/contract/missions';

const TASKS: ReadonlySet<string> = new Set(MISSION_TASKS);

/** Those that this release can show: a later API may offer tasks that it has no words for. */
export const knownMissions = (missions: readonly Mission[]): readonly Mission[] =>
  missions.filter(({ task }) => TASKS.has(task));
