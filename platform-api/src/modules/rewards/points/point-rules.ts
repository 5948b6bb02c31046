import type { Localised } from '../../../platform/localised';
import { createVersionRepository, type VersionTable } from '../../operators/rule-versions/service';

/** Amounts in ledger units, as text: JSON has no bigint. */
export interface RulesTerms {
  /** Game type -> valid bet that earns one point. */
  readonly earn: Readonly<Record<string, string>>;
  /** In rising order. */
  readonly exchange: readonly { readonly points: number; readonly amount: string }[];
  readonly grantLimit: bigint;
  readonly terms: Localised;
}

export const POINT_RULES: VersionTable<RulesTerms> = {
  name: 'point_rules',
  columns: { earn: 'earn', exchange: 'exchange', grantLimit: 'grant_limit', terms: 'terms' },
};

/** The rules that count on a business day; null for a brand without rules. */
export const readRulesOn = createVersionRepository(POINT_RULES).on;
