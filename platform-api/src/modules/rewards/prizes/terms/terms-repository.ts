import type { PrizeKind } from '@marquee/contract/prizes/kinds';
import type { PrizeTerms, TermsOf } from '@marquee/contract/prizes/terms';
import type { Queryable } from '../../../../platform/database';

/** The version of a kind that a brand gives prizes by. */
export interface TermsInForce<Kind extends PrizeKind> {
  readonly version: number;
  readonly terms: TermsOf<Kind>;
}

/** null: the brand has none of the kind */
export async function readTermsInForce<Kind extends PrizeKind>(
  db: Queryable,
  brandId: number,
  kind: Kind,
): Promise<TermsInForce<Kind> | null> {
  const { rows } = await db.query<TermsInForce<Kind>>({
    name: 'prize-terms-in-force',
    text: `select version, terms from prize_terms where brand_id = $1 and kind = $2 order by version desc limit 1`,
    values: [brandId, kind],
  });
  return rows[0] ?? null;
}

/** The terms of versions of a kind, by version. */
export async function readTermsOf<Kind extends PrizeKind>(
  db: Queryable,
  brandId: number,
  kind: Kind,
  versions: readonly number[],
): Promise<ReadonlyMap<number, TermsOf<Kind>>> {
  const { rows } = await db.query<TermsInForce<Kind>>({
    name: 'prize-terms-of-versions',
    text: 'select version, terms from prize_terms where brand_id = $1 and kind = $2 and version = any($3)',
    values: [brandId, kind, versions],
  });
  return new Map(rows.map(({ version, terms }) => [version, terms]));
}

export async function readKindsInForce(db: Queryable, brandId: number): Promise<PrizeKind[]> {
  const { rows } = await db.query<{ kind: PrizeKind }>({
    name: 'prize-kinds-in-force',
    text: `select distinct kind from prize_terms where brand_id = $1`,
    values: [brandId],
  });
  return rows.map(({ kind }) => kind);
}

/** An approved version as operators see it. */
export interface VersionRow {
  readonly kind: PrizeKind;
  readonly version: number;
  readonly terms: PrizeTerms;
  readonly isInForce: boolean;
  readonly reason: string;
  /** Null: set up with the brand. */
  readonly proposedByName: string | null;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
  /** Of a wheel: pieces that were given, by prize. */
  readonly taken: Readonly<Record<string, number>>;
}

/** All versions of a kind, latest first. */
export async function readVersions(db: Queryable, brandId: number, kind: PrizeKind): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>({
    name: 'prize-versions',
    text: `select t.kind, t.version, t.terms, t.reason, p.name as "proposedByName", t.proposed_at as "proposedAt", d.name as "decidedByName",
             not exists (
               select from prize_terms l where l.brand_id = t.brand_id and l.kind = t.kind and l.version > t.version
             ) as "isInForce",
             coalesce((select jsonb_object_agg(s.prize_id, s.taken) from wheel_stock s
                       where s.brand_id = t.brand_id and s.kind = t.kind and s.version = t.version), '{}') as taken
           from prize_terms t left join operator p on p.id = t.proposed_by left join operator d on d.id = t.decided_by
           where t.brand_id = $1 and t.kind = $2 order by t.version desc`,
    values: [brandId, kind],
  });
  return rows;
}

interface Approval {
  readonly reason: string;
  readonly proposedBy: number;
  readonly proposedAt: Date;
  readonly decidedBy: number;
  readonly at: Date;
}

/** @returns the number of the new version, which is in force */
export async function insertVersion(
  tx: Queryable,
  brandId: number,
  terms: PrizeTerms,
  { reason, proposedBy, proposedAt, decidedBy, at }: Approval,
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>({
    name: 'prize-terms-insert',
    text: `insert into prize_terms (brand_id, kind, version, terms, state, reason, proposed_by, proposed_at, decided_by, decided_at)
           select $1, $2, coalesce(max(version), 0) + 1, $3, 'approved', $4, $5, $6, $7, $8
           from prize_terms where brand_id = $1 and kind = $2 returning version`,
    values: [brandId, terms.kind, JSON.stringify(terms), reason, proposedBy, proposedAt, decidedBy, at],
  });
  return (rows[0] as { version: number }).version;
}
