import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import { completeFor } from './handle-event';
import { periodStart } from './periods';
import type { PromotionParts } from './promotions-context';
import { readTriggered } from './promotion-repository';

/** Gives birthday rewards of the brands' running days, one for each calendar year. It can be repeated. */
export function createCelebrateBirthdays(parts: PromotionParts) {
  const { platform, brands } = parts;
  const { pool } = platform.database;
  return async (): Promise<void> => {
    const now = platform.clock.now();
    for (const { id, offsetMinutes } of await brands.all()) {
      const promotions = await readTriggered(pool, id, 'birthday', now);
      if (promotions.length === 0) continue;
      const day = dayOf(now, offsetMinutes);
      for (const promotion of promotions)
        for (const memberId of await readBirthdays(pool, { brandId: id, promotionId: promotion.id, day }))
          await completeFor(parts, promotion, { memberId, period: periodStart('yearly', day) });
    }
  };
}

/** Members without this year's reward whose birthday it is; those of 29 February have it on the 28th in other years. */
async function readBirthdays(
  db: Queryable,
  { brandId, promotionId, day }: { readonly brandId: number; readonly promotionId: string; readonly day: string },
): Promise<bigint[]> {
  const year = Number(day.slice(0, 4));
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  const days = day.endsWith('-02-28') && !isLeap ? ['02-28', '02-29'] : [day.slice(5)];
  const { rows } = await db.query<{ id: bigint }>({
    name: 'promotion-birthdays',
    text: `select m.id from member m
           where m.brand_id = $1 and m.status = 'active' and to_char(m.birthday, 'MM-DD') = any($3)
             and not exists (select from promotion_participation p where p.promotion_id = $2 and p.member_id = m.id and p.period = $4)
           order by m.id`,
    values: [brandId, promotionId, days, periodStart('yearly', day)],
  });
  return rows.map(({ id }) => id);
}
