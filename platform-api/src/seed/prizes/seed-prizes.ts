import { prizeTermsSchema } from '@marquee/contract/prizes/terms';
import type { Database } from '../../platform/database';
import { openStock } from '../../modules/rewards/prizes/wheel/wheel-repository';
import prizes from './prizes.json' with { type: 'json' };

/** The first version of each kind of prizes of both brands; a brand that has versions keeps its operators' own. */
export async function seedPrizes({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const { brand, ...rest } of prizes) {
    const terms = prizeTermsSchema.parse(rest.terms);
    const { rows } = await pool.query<{ brandId: number }>(
      `insert into prize_terms (brand_id, kind, version, terms, state, reason, proposed_at, decided_at)
       select id, $2, 1, $3, 'approved', 'Prizes at the start', now(), now() from brand where code = $1
       on conflict do nothing returning brand_id as "brandId"`,
      [brand, terms.kind, JSON.stringify(terms)],
    );
    const [inserted] = rows;
    if (inserted && terms.kind === 'wheel') await openStock(pool, { brandId: inserted.brandId, version: 1 });
  }
}
