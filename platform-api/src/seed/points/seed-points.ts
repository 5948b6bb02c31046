import { parseAmount } from '@marquee/contract/money';
import type { Database } from '../../platform/database';
import goods from './goods.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };

/**
 * The first business day of the seeded rules: before any play of a new installation. A brand that has played before begins tomorrow, so
 * that nothing is owed for its past.
 */
const FROM_DAY = `case when exists (select from bet where brand_id = brand.id) then brand_day(now(), offset_minutes) + 1 else '2000-01-01' end`;

/** Rules of the points and goods of both brands; existing ones keep their operators' changes. */
export async function seedPoints({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const units = (amount: string) => String(parseAmount(amount));
  for (const { brand, earn, exchange, grantLimit, terms } of rules) {
    const rates = Object.fromEntries(Object.entries(earn).map(([gameType, amount]) => [gameType, units(amount)]));
    const table = exchange.map(({ points, amount }) => ({ points, amount: units(amount) }));
    await pool.query(
      `insert into point_rules (brand_id, version, earn, exchange, grant_limit, terms, state, from_day, reason, decided_at)
       select id, 1, $2, $3, $4, $5, 'approved', ${FROM_DAY}, 'Rules at the start', now() from brand where code = $1
       on conflict do nothing`,
      [brand, JSON.stringify(rates), JSON.stringify(table), grantLimit, JSON.stringify(terms)],
    );
  }
  for (const { id, brand, names, descriptions, picture, delivery, points, play, stock, perMember } of goods)
    await pool.query(
      `insert into point_good (id, brand_id, names, descriptions, picture, delivery, points, play, stock, per_member)
       select $1, id, $3, $4, $5, $6, $7, $8, $9, $10 from brand where code = $2
       on conflict do nothing`,
      [
        ...[id, brand, JSON.stringify(names), JSON.stringify(descriptions), picture, delivery],
        ...[points, parseAmount(play), stock, perMember],
      ],
    );
}
