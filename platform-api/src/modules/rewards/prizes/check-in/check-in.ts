import type { CheckInCalendar } from '@marquee/contract/calls/prizes';
import { calendarPlace, type LastCheckIn, streakOn } from '@marquee/contract/prizes/streak';
import type { TermsOf } from '@marquee/contract/prizes/terms';
import { dayOf, rangeOfDays } from '../../../../platform/brand-days';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { payPrize } from '../pay-prize';
import type { PrizeCaller, PrizeParts } from '../prizes-context';
import { readTermsInForce } from '../terms/terms-repository';
import { insertCheckIn, readLastCheckIn } from './check-in-repository';

/** The check-in calendar: a reward for each business day of a streak. */
export interface CheckIns {
  /** @throws Failure `prizes_closed` at a brand without a calendar */
  calendar(caller: PrizeCaller): Promise<CheckInCalendar>;
  /**
   * Checks in for today and pays its reward, once a business day.
   * @throws Failure `prizes_closed`, `timed_out`, `self_excluded`
   */
  claim(caller: PrizeCaller): Promise<CheckInCalendar>;
}

export function createCheckIns({ platform, tickets, rewards, limits, checkedIn }: PrizeParts): CheckIns {
  const { pool } = platform.database;

  async function calendar({ brand, member }: PrizeCaller): Promise<CheckInCalendar> {
    const [inForce, last] = await Promise.all([
      readTermsInForce(pool, brand.id, 'check-in'),
      readLastCheckIn(pool, member.id),
    ]);
    if (!inForce) throw new Failure('prizes_closed');
    const day = dayOf(platform.clock.now(), brand.offsetMinutes);
    return calendarView(inForce.terms, day, last, brand.offsetMinutes);
  }

  return {
    calendar,

    async claim(caller) {
      const { brand, member } = caller;
      const at = platform.clock.now();
      const day = dayOf(at, brand.offsetMinutes);
      const done = await inTransaction(pool, async (tx) => {
        await limits.refuseBarred(tx, member.id);
        await tickets.lock(tx, member.id);
        const inForce = await readTermsInForce(tx, brand.id, 'check-in');
        if (!inForce) throw new Failure('prizes_closed');
        const last = await readLastCheckIn(tx, member.id);
        // Another process, whose clock is ahead, may have checked in for tomorrow: then today is over.
        if (last && last.day >= day) return null;
        const { version, terms } = inForce;
        const streak = streakOn(day, last);
        const reward = terms.days[calendarPlace(streak, terms.days.length)];
        if (!reward) throw new Error(`no reward for day ${streak} of a streak`);
        await insertCheckIn(tx, { brandId: brand.id, memberId: member.id, day, streak, version, reward, at });
        const winner = {
          brandId: brand.id,
          memberId: member.id,
          kind: 'check-in',
          key: `${member.id}:${day}`,
        } as const;
        return { paid: await payPrize(tx, rewards, winner, reward) };
      });
      if (done) checkedIn(member.id);
      if (done?.paid) await rewards.announce(done.paid);
      return calendar(caller);
    },
  };
}

/** @param day business day of the brand */
function calendarView(
  { days }: TermsOf<'check-in'>,
  day: string,
  last: LastCheckIn | null,
  offsetMinutes: number,
): CheckInCalendar {
  const isDone = last !== null && last.day >= day;
  const streakWithToday = isDone ? last.streak : streakOn(day, last);
  const today = calendarPlace(streakWithToday, days.length);
  const stateOf = (place: number) => {
    if (place === today) return isDone ? 'done' : 'today';
    return place < today ? 'done' : 'ahead';
  };
  return {
    days: days.map((reward, place) => ({ reward, state: stateOf(place) })),
    streak: isDone ? streakWithToday : streakWithToday - 1,
    isDone,
    nextAt: rangeOfDays({ from: day, to: day }, offsetMinutes, 1).end.toISOString(),
  };
}
