import { z } from 'zod';
import { createVersionRepository, type VersionTable } from '../../operators/proposals/service';

/** As it is stored; amounts in ledger units, as text: JSON has no bigint. */
export const rulesTermsSchema = z.object({
  /** Game type -> valid bet that earns one point. */
  earn: z.record(z.string(), z.string()),
  /** In rising order. */
  exchange: z.array(z.object({ points: z.number(), amount: z.string() })),
  grantLimit: z.coerce.bigint(),
  terms: z.record(z.string(), z.string()),
});
export type RulesTerms = z.infer<typeof rulesTermsSchema>;

export const POINT_RULES: VersionTable<RulesTerms> = {
  name: 'point_rules',
  columns: { earn: 'earn', exchange: 'exchange', grantLimit: 'grant_limit', terms: 'terms' },
};

/** The rules that count on a business day; null for a brand without rules. */
export const readRulesOn = createVersionRepository(POINT_RULES).on;
