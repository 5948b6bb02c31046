import { parseAmount } from '@marquee/contract/money';
import type { Database } from '../../platform/database';
import levels from './levels.json' with { type: 'json' };
import rates from './rates.json' with { type: 'json' };

/** What an amount of the tables is worth at each brand, and how a manager is reached there. */
const BRANDS = {
  sundarban: { scale: 1n, manager: 'vip@sundarban.example' },
  meridian: { scale: 200n, manager: 'vip@meridian.example' },
} as const;

const WINDOW_DAYS = 30;
/** Of a new installation: the days of its demo history get their rebates too. */
const REBATE_DAYS = 7;
const MINIMUM = '100';
const DAILY_CAP = '20000';

/** VIP levels and rebates of both brands; existing ones keep their operators' changes. A brand that has played before begins tomorrow. */
export async function seedVip({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const [brand, { scale, manager }] of Object.entries(BRANDS)) {
    const units = (amount: string) => String(parseAmount(amount) * scale);
    const terms = levels.map((level, index) => ({
      ...level,
      level: index + 1,
      validBet: units(level.validBet),
      deposits: units(level.deposits),
      withdrawalSum: level.withdrawalSum && units(level.withdrawalSum),
      withdrawalMaximum: level.withdrawalMaximum && units(level.withdrawalMaximum),
      birthdayGift: units(level.birthdayGift),
      monthlyReward: units(level.monthlyReward),
      manager: level.hasManager ? manager : null,
      hasManager: undefined,
    }));
    await pool.query(
      `insert into vip_rules (brand_id, version, window_days, wagering, levels, state, from_day, reason, decided_at)
       select id, 1, $2, 1, $3, 'approved', ${fromDay(`'2000-01-01'`)}, 'Levels at the start', now() from brand where code = $1
       on conflict do nothing`,
      [brand, WINDOW_DAYS, JSON.stringify(terms)],
    );
    await pool.query(
      `insert into rebate_rules (brand_id, version, rates, minimum, daily_cap, wagering, state, from_day, reason, decided_at)
       select id, 1, $2, $3, $4, 1, 'approved', ${fromDay(`brand_day(now(), offset_minutes) - ${REBATE_DAYS}`)}, 'Rebates at the start', now()
       from brand where code = $1 on conflict do nothing`,
      [brand, JSON.stringify(rates), parseAmount(MINIMUM) * scale, parseAmount(DAILY_CAP) * scale],
    );
  }
}

const fromDay = (ofNewBrand: string) =>
  `case when exists (select from bet where brand_id = brand.id) then brand_day(now(), offset_minutes) + 1 else ${ofNewBrand} end`;
