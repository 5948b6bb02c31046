/** How often a mission starts over: each business day, each week from Monday, never. */
export const MISSION_PERIODS = ['daily', 'weekly', 'once'] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];

/**
 * What a mission counts: settled valid bet, settled bets, different games, bets that paid many stakes, credited deposits, business days with a
 * check-in, invitations that qualified.
 */
export const MISSION_TASKS = [
  'turnover',
  'rounds',
  'games',
  'multiplier',
  'deposit',
  'sign_in',
  'invitations',
] as const;
export type MissionTask = (typeof MISSION_TASKS)[number];

/** Stakes that one bet has to pay, for the task `multiplier`: the sizes that are counted. */
export const MISSION_MULTIPLIERS = [10, 50, 100] as const;

/** Tasks whose goal and progress are money. */
const MONEY_TASKS: ReadonlySet<MissionTask> = new Set(['turnover', 'deposit']);
export const isMoneyTask = (task: MissionTask): boolean => MONEY_TASKS.has(task);

/** The most business days on which a member can check in within a period. */
const PERIOD_DAYS: Readonly<Record<MissionPeriod, number>> = { daily: 1, weekly: 7, once: Number.POSITIVE_INFINITY };
/** Whether a goal can be reached within one period: a day has one check-in. */
export const isGoalWithinPeriod = (task: MissionTask, period: MissionPeriod, goal: number): boolean =>
  task !== 'sign_in' || goal <= PERIOD_DAYS[period];

/** locked: an earlier mission of the chain has to be claimed first. */
export const MISSION_STATES = ['locked', 'active', 'claimable', 'claimed'] as const;
export type MissionState = (typeof MISSION_STATES)[number];

const DAY_MS = 86_400_000;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The business day on which the period of a mission is over and the next one starts.
 * @param day business day within the period
 * @returns null for a mission that never starts over
 */
export function nextPeriodStart(period: MissionPeriod, day: string): string | null {
  if (period === 'once') return null;
  return addDays(day, period === 'daily' ? 1 : 7 - ((new Date(day).getUTCDay() + 6) % 7));
}

/** The first and the last business day of the season of a day: a calendar month. */
export function missionSeason(day: string): { readonly from: string; readonly to: string } {
  const from = `${day.slice(0, 7)}-01`;
  const nextMonth = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${nextMonth}-01`, -1) };
}
