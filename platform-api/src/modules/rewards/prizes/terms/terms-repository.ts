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
    text: `select version, terms from prize_terms where brand_id = $1 and kind = $2 and state = 'approved' order by version desc limit 1`,
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
    text: `select distinct kind from prize_terms where brand_id = $1 and state = 'approved'`,
    values: [brandId],
  });
  return rows.map(({ kind }) => kind);
}

/** A version as operators see it. */
export interface VersionRow {
  readonly kind: PrizeKind;
  readonly version: number;
  readonly terms: PrizeTerms;
  readonly state: 'waiting' | 'approved' | 'refused';
  readonly isInForce: boolean;
  readonly reason: string;
  readonly proposedBy: number | null;
  readonly proposedByName: string | null;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
  /** Of a wheel: pieces that were given, by prize. */
  readonly taken: Readonly<Record<string, number>>;
}

const VERSIONS = `select t.kind, t.version, t.terms, t.state, t.reason, t.proposed_by as "proposedBy", p.name as "proposedByName",
    t.proposed_at as "proposedAt", d.name as "decidedByName",
    t.state = 'approved' and not exists (
      select from prize_terms l where l.brand_id = t.brand_id and l.kind = t.kind and l.state = 'approved' and l.version > t.version
    ) as "isInForce",
    coalesce((select jsonb_object_agg(s.prize_id, s.taken) from wheel_stock s
              where s.brand_id = t.brand_id and s.kind = t.kind and s.version = t.version), '{}') as taken
  from prize_terms t left join operator p on p.id = t.proposed_by left join operator d on d.id = t.decided_by`;

/** All versions of a kind, latest first. */
export async function readVersions(db: Queryable, brandId: number, kind: PrizeKind): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>({
    name: 'prize-versions',
    text: `${VERSIONS} where t.brand_id = $1 and t.kind = $2 order by t.version desc`,
    values: [brandId, kind],
  });
  return rows;
}

interface VersionKey {
  readonly brandId: number;
  readonly kind: PrizeKind;
  readonly version: number;
}

/** One version, locked until the caller's transaction ends. */
export async function lockVersion(tx: Queryable, key: VersionKey): Promise<VersionRow | null> {
  const { rows } = await tx.query<VersionRow>({
    name: 'prize-version-lock',
    text: `${VERSIONS} where t.brand_id = $1 and t.kind = $2 and t.version = $3 for update of t`,
    values: [key.brandId, key.kind, key.version],
  });
  return rows[0] ?? null;
}

/** @returns the version; null while another one of the kind waits */
export async function insertVersion(
  tx: Queryable,
  brandId: number,
  terms: PrizeTerms,
  { reason, operatorId, at }: { readonly reason: string; readonly operatorId: number; readonly at: Date },
): Promise<number | null> {
  const { rows } = await tx.query<{ version: number }>({
    name: 'prize-terms-propose',
    text: `insert into prize_terms (brand_id, kind, version, terms, reason, proposed_by, proposed_at)
           select $1, $2, coalesce(max(version), 0) + 1, $3, $4, $5, $6 from prize_terms where brand_id = $1 and kind = $2
           on conflict do nothing returning version`,
    values: [brandId, terms.kind, JSON.stringify(terms), reason, operatorId, at],
  });
  return rows[0]?.version ?? null;
}

export async function writeDecision(
  tx: Queryable,
  { brandId, kind, version }: VersionKey,
  { approve, operatorId, at }: { readonly approve: boolean; readonly operatorId: number; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'prize-terms-decide',
    text: `update prize_terms set state = case when $4 then 'approved' else 'refused' end, decided_by = $5, decided_at = $6
           where brand_id = $1 and kind = $2 and version = $3`,
    values: [brandId, kind, version, approve, operatorId, at],
  });
}
