import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { Audit } from '../../operators/audit/audit';
import { byOperator } from '../../operators/audit/operator-caller';
import { type AdminCaller, requireDrawAdmin } from '../draw-rights';
import { insertDraws } from '../draws/insert-draws';
import type { DrawMaker } from '../draws/make-draws';
import { type Lottery, readLottery } from '../draws/lottery-repository';
import { readServerTime } from '../games/issue-repository';
import { calendars } from './calendars';
import { planSpecialDraw } from './plan-draws';
import { addDays, instantOf } from './zoned-time';

/** How far ahead operators make draws of a calendar. */
const MOST_DAYS = 92;
const DAY_MS = 86_400_000;

/** The calendar by operators. Every method throws `forbidden` without the right, or with some brands only. */
export interface CalendarAdmin {
  /**
   * Makes the draws of a game up to the end of a local day, or one special draw on it.
   * @throws Failure `not_found`, `validation_failed` for a day in the past or too far ahead, `draw_decided` for a special
   *   draw of a game without days
   */
  generate(
    caller: AdminCaller,
    request: ParsedCallRequest<'lotteryDraws.generate'>,
  ): Promise<CallValue<'lotteryDraws.generate'>>;
}

export function createCalendarAdmin(pool: pg.Pool, audit: Audit, maker: DrawMaker): CalendarAdmin {
  async function makeSpecial(lottery: Lottery, date: string): Promise<number> {
    const calendar = calendars[lottery.code];
    if (!calendar || lottery.source === 'own') throw new Failure('draw_decided');
    const plan = planSpecialDraw(calendar, lottery.zone, date, null);
    return inTransaction(pool, (tx) => insertDraws(tx, lottery, [plan], null));
  }

  return {
    async generate(caller, { gameCode, date, special, reason }) {
      requireDrawAdmin(caller);
      const lottery = await readLottery(pool, gameCode);
      if (!lottery || !calendars[gameCode]) throw new Failure('not_found');
      const until = instantOf(addDays(date, 1), '00:00', lottery.zone);
      const now = await readServerTime(pool);
      if (until <= now || until.getTime() > now.getTime() + MOST_DAYS * DAY_MS)
        throw fieldFailure({ path: 'date', messageKey: 'out_of_range' });
      const made = special ? await makeSpecial(lottery, date) : await maker.makeUntil(lottery, until);
      await audit.record({
        ...byOperator(caller),
        action: 'lottery-calendar.generated',
        subject: `lottery:${gameCode}`,
        reason,
        details: { date, special, made },
      });
      return { made };
    },
  };
}
