import { hash } from 'node:crypto';
import { type PromotionTerms, promotionTermsSchema } from '@marquee/contract/calls/promotion-fields';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { DEFAULT_MIN_ODDS_TERMS } from '@marquee/contract/promotions/rewards';
import { type Database, inTransaction, type Queryable } from '../../platform/database';
import { publishVersion } from '../../modules/rewards/promotions/admin/publish-version';
import promotions from './promotions.json' with { type: 'json' };

/** What an amount of the table is worth at each brand. */
const SCALES = { sundarban: 1n, meridian: 200n } as const;

interface SeededPromotion {
  readonly id: string;
  readonly kind: string;
  readonly terms: PromotionTerms;
}

/**
 * Publishes a promotion of each kind at both brands; existing ones stay. A brand that has played before begins now, so that nothing is
 * owed for its past.
 */
export async function seedPromotions({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const brand of Object.keys(SCALES) as (keyof typeof SCALES)[])
    for (const { id, kind, terms } of promotionsOf(brand, new Date(), await readSlot(pool, brand)))
      await inTransaction(pool, async (tx) => {
        const { rowCount } = await tx.query(
          `insert into promotion (id, brand_id, kind, state, created_at)
           select $1, id, $2, 'draft', now() from brand where code = $3 on conflict do nothing`,
          [id, kind, brand],
        );
        if (rowCount !== 1) return;
        await tx.query(
          `insert into promotion_version (promotion_id, version, state, terms, reason, written_at, decided_at)
           values ($1, 1, 'confirmed', $2, 'set up with the brand', now(), now())`,
          [id, JSON.stringify(terms)],
        );
        await publishVersion(tx, id, 1, terms);
      });
}

/** The first slot whose vendor grants free bets; null before there are games. */
async function readSlot(db: Queryable, brand: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `select g.id from game g join vendor v on v.id = g.vendor_id
     where g.game_type = 'rng' and v.api_url is not null and v.status = 'active'
       and not exists (select from brand_game x join brand b on b.id = x.brand_id where b.code = $1 and x.game_id = g.id and x.status <> 'active')
     order by g.sort_order, g.id limit 1`,
    [brand],
  );
  return rows[0]?.id ?? null;
}

/**
 * The promotions of a brand that begin at a moment, in its amounts.
 * @param nodeId the game of free bets; null: without them
 */
export function promotionsOf(
  brand: keyof typeof SCALES,
  startsAt: Date,
  nodeId: number | null = null,
): SeededPromotion[] {
  const listed = promotions.promotions.filter(
    ({ brands, kind }) => (brands === undefined || brands.includes(brand)) && (kind !== 'free_bets' || nodeId !== null),
  );
  return listed.map(({ id, kind, title, summary, picture, types, priority, budget, budgetCount, rules }) => {
    const languages = Object.keys(title) as (keyof typeof title)[];
    const texts = Object.fromEntries(
      languages.map((language) => [
        language,
        { title: title[language], summary: summary[language], terms: promotions.terms[language] },
      ]),
    );
    const { reward } = rules;
    const own = reward && 'nodeId' in reward ? { ...rules, reward: { ...reward, nodeId } } : withMinOdds(rules);
    const amounts = scaled({ budget, rules: own }, SCALES[brand]) as object;
    const terms = { texts, picture, types, priority, startsAt: startsAt.toISOString(), endsAt: null, budgetCount };
    return { id: idOf(brand, id), kind, terms: promotionTermsSchema.parse({ ...terms, ...amounts }) };
  });
}

type SeededRules = (typeof promotions.promotions)[number]['rules'];

/** Bonuses are wagered at the minimum odds of new terms. */
const withMinOdds = (rules: SeededRules): object =>
  rules.reward && 'bonus' in rules.reward
    ? { ...rules, reward: { ...rules.reward, bonus: { ...rules.reward.bonus, minOdds: DEFAULT_MIN_ODDS_TERMS } } }
    : rules;

/** The same value with every amount in it multiplied. */
function scaled(value: unknown, scale: bigint): unknown {
  if (typeof value === 'string') return /^\d+\.\d{2}$/.test(value) ? formatAmount(parseAmount(value) * scale) : value;
  if (Array.isArray(value)) return value.map((entry) => scaled(entry, scale));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scaled(one, scale)]));
}

/** A UUID that stays the same for a promotion of the table. */
function idOf(brand: string, id: string): string {
  const digits = hash('sha256', `promotion:${brand}:${id}`).slice(0, 32);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
