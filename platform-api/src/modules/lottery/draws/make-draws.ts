import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { Calendar } from '../calendar/calendar';
import { calendars as standardCalendars } from '../calendar/calendars';
import { planDraws } from '../calendar/plan-draws';
import type { BeaconChain } from '../../../platform/beacon';
import { readLatestDraw } from './draw-repository';
import { insertDraws } from './insert-draws';
import type { Lottery } from './lottery-repository';
import { lockLottery, readLotteriesWithLatest } from './lottery-repository';

const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;

export interface DrawMaker {
  /** Makes the draws of every game with a calendar that are due to be made. Safe beside other processes. */
  makeAhead(): Promise<void>;
  /** Makes the draws of a game up to a time. @returns how many there were not yet */
  makeUntil(lottery: Lottery, until: Date): Promise<number>;
}

/** How far ahead draws exist: chases buy 50 issues, and a month of official draws is planned with. */
function aheadMs({ pattern, daysAhead }: Calendar): number {
  if (daysAhead !== undefined) return daysAhead * DAY_MS;
  if (pattern.kind === 'interval') return 128 * pattern.seconds * SECOND_MS;
  return (pattern.kind === 'weekly' ? 14 : 62) * DAY_MS;
}

export function createDrawMaker(
  pool: pg.Pool,
  beaconChain: BeaconChain,
  calendars: Readonly<Record<string, Calendar>> = standardCalendars,
): DrawMaker {
  const makeUntil = (lottery: Lottery, calendar: Calendar, until: Date): Promise<number> =>
    inTransaction(pool, async (client) => {
      // Seeds are taken in the order of the draws, so games are made by one process at a time.
      await lockLottery(client, lottery.id);
      const { now, latest } = await readLatestDraw(client, lottery.id);
      const plans = planDraws(calendar, lottery.zone, latest > now ? latest : now, until);
      // The beacon of a draw must be in the future when its commitment is published.
      return insertDraws(
        client,
        lottery,
        plans.filter(({ closesAt }) => closesAt > now),
        beaconChain,
      );
    });

  return {
    async makeAhead() {
      for (const { now, latest, ...lottery } of await readLotteriesWithLatest(pool)) {
        const calendar = calendars[lottery.code];
        if (!calendar) continue;
        const ahead = aheadMs(calendar);
        const isDue = latest === null || latest.getTime() < now.getTime() + ahead / 2;
        if (isDue) await makeUntil(lottery, calendar, new Date(now.getTime() + ahead));
      }
    },

    async makeUntil(lottery, until) {
      const calendar = calendars[lottery.code];
      return calendar ? makeUntil(lottery, calendar, until) : 0;
    },
  };
}
