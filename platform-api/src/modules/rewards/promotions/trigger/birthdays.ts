import { dayOf } from '../../../../platform/brand-days';
import { periodStart } from '../periods';
import type { BrandService } from '../../../site/brand/service';
import { type CompleteForParts, completeFor } from '../participation/complete-for-member';
import { readTriggered } from '../promotion-repository';
import { readBirthdays } from './trigger-repository';

interface BirthdayParts extends CompleteForParts {
  readonly brands: Pick<BrandService, 'all'>;
}

/** Gives birthday rewards of the brands' running days, one for each calendar year. It can be repeated. */
export function createCelebrateBirthdays(parts: BirthdayParts) {
  const { platform, brands } = parts;
  const { pool } = platform.database;
  return async (): Promise<void> => {
    const now = platform.clock.now();
    for (const { id, offsetMinutes } of await brands.all()) {
      const promotions = await readTriggered(pool, id, 'birthday', now);
      if (promotions.length === 0) continue;
      const day = dayOf(now, offsetMinutes);
      const days = birthdaysOn(day);
      const period = periodStart('yearly', day);
      for (const promotion of promotions)
        for (const memberId of await readBirthdays(pool, { brandId: id, promotionId: promotion.id, days, period }))
          await completeFor(parts, promotion, { memberId, period });
    }
  };
}

/** The birthdays, as `MM-DD`, that are celebrated on a day: those of 29 February are on the 28th in years without one. */
function birthdaysOn(day: string): readonly string[] {
  const year = Number(day.slice(0, 4));
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  return day.endsWith('-02-28') && !isLeap ? ['02-28', '02-29'] : [day.slice(5)];
}
