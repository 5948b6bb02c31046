import type { Queryable } from '../../platform/database';
import type { Localised } from '../../platform/localised';

export type ProposalState = 'waiting' | 'approved' | 'refused';

/** Amounts in ledger units, as text: JSON has no bigint. */
export interface RulesTerms {
  /** Game type -> valid bet that earns one point. */
  readonly earn: Readonly<Record<string, string>>;
  /** In rising order. */
  readonly exchange: readonly { readonly points: number; readonly amount: string }[];
  readonly grantLimit: bigint;
  readonly terms: Localised;
}

/** A version of a brand's rules. */
export interface RulesRow extends RulesTerms {
  readonly version: number;
  readonly state: ProposalState;
  /** First business day on which it counts, as an ISO date. */
  readonly fromDay: string | null;
  readonly reason: string;
  readonly proposedBy: number | null;
  readonly proposedByName: string | null;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
}

const RULES = `select r.version, r.earn, r.exchange, r.grant_limit as "grantLimit", r.terms, r.state, to_char(r.from_day, 'YYYY-MM-DD') as "fromDay",
    r.reason, r.proposed_by as "proposedBy", p.name as "proposedByName", r.proposed_at as "proposedAt", d.name as "decidedByName"
  from point_rules r left join operator p on p.id = r.proposed_by left join operator d on d.id = r.decided_by`;

/** The rules that count on a business day; null for a brand without rules. */
export async function readRulesOn(db: Queryable, brandId: number, day: string): Promise<RulesRow | null> {
  const { rows } = await db.query<RulesRow>({
    name: 'point-rules-on',
    text: `${RULES} where r.brand_id = $1 and r.state = 'approved' and r.from_day <= $2 order by r.version desc limit 1`,
    values: [brandId, day],
  });
  return rows[0] ?? null;
}

/** All versions, latest first. */
export async function readAllRules(db: Queryable, brandId: number): Promise<RulesRow[]> {
  const { rows } = await db.query<RulesRow>({
    name: 'point-rules',
    text: `${RULES} where r.brand_id = $1 order by r.version desc`,
    values: [brandId],
  });
  return rows;
}

/** One version, locked until the caller's transaction ends. */
export async function lockRules(tx: Queryable, brandId: number, version: number): Promise<RulesRow | null> {
  const { rows } = await tx.query<RulesRow>({
    name: 'point-rules-lock',
    text: `${RULES} where r.brand_id = $1 and r.version = $2 for update of r`,
    values: [brandId, version],
  });
  return rows[0] ?? null;
}

/** @returns the version; null while another one waits */
export async function insertRules(
  tx: Queryable,
  brandId: number,
  { earn, exchange, grantLimit, terms }: RulesTerms,
  { reason, operatorId, at }: { readonly reason: string; readonly operatorId: number; readonly at: Date },
): Promise<number | null> {
  const { rows } = await tx.query<{ version: number }>({
    name: 'point-rules-propose',
    text: `insert into point_rules (brand_id, version, earn, exchange, grant_limit, terms, reason, proposed_by, proposed_at)
           select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6, $7, $8 from point_rules where brand_id = $1
           on conflict do nothing returning version`,
    values: [
      ...[brandId, JSON.stringify(earn), JSON.stringify(exchange), grantLimit, JSON.stringify(terms)],
      ...[reason, operatorId, at],
    ],
  });
  return rows[0]?.version ?? null;
}

/** @param fromDay null: refused */
export async function writeRulesDecision(
  tx: Queryable,
  { brandId, version }: { readonly brandId: number; readonly version: number },
  { fromDay, operatorId, at }: { readonly fromDay: string | null; readonly operatorId: number; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'point-rules-decide',
    text: `update point_rules set state = $3, from_day = $4, decided_by = $5, decided_at = $6 where brand_id = $1 and version = $2`,
    values: [brandId, version, fromDay === null ? 'refused' : 'approved', fromDay, operatorId, at],
  });
}
