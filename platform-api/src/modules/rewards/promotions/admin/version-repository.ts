import type { PromotionTerms, PromotionVersion } from '@marquee/contract/calls/promotion-fields';
import type { PromotionKind, TriggerKind } from '@marquee/contract/promotions/kinds';
import type { PromotionState } from '@marquee/contract/promotions/states';
import type { Queryable } from '../../../../platform/database';
import type { Cycle } from '../periods';

/** A promotion as operators see it, before its first version is confirmed too. Amounts in ledger units. */
export interface AdminRow {
  readonly id: string;
  readonly brandId: number;
  readonly kind: PromotionKind;
  readonly state: PromotionState;
  readonly version: number | null;
  readonly waiting: number | null;
  /** Of the confirmed version, else of the one that waits. */
  readonly terms: PromotionTerms;
  readonly spent: bigint;
  readonly rewarded: number;
  readonly participants: number;
}

const ROWS = `select p.id, p.brand_id as "brandId", p.kind, p.state, p.version, w.version as waiting, v.terms, p.spent, p.rewarded,
    (select count(*)::integer from promotion_participation a where a.promotion_id = p.id) as participants
  from promotion p
  left join promotion_version w on w.promotion_id = p.id and w.state in ('draft', 'proposed')
  join lateral (
    select terms from promotion_version v where v.promotion_id = p.id and v.version = coalesce(p.version, w.version,
      (select max(version) from promotion_version l where l.promotion_id = p.id))
  ) v on true`;

interface AdminQuery {
  /** Null: of all brands. */
  readonly brandIds: readonly number[] | null;
  readonly state: PromotionState | null;
  readonly kind: PromotionKind | null;
}

/** One page, those that wait for a second operator first. */
export async function readAdminRows(
  db: Queryable,
  { brandIds, state, kind }: AdminQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly AdminRow[]; readonly total: number }> {
  const { rows } = await db.query<AdminRow & { readonly total: number }>({
    name: 'promotions-admin',
    text: `select *, count(*) over ()::integer as total from (
             ${ROWS} where ($1::int[] is null or p.brand_id = any($1)) and ($2::text is null or p.state = $2) and ($3::text is null or p.kind = $3)
             order by w.state is distinct from 'proposed', p.created_at desc, p.id
           ) r limit $4 offset $5`,
    values: [brandIds, state, kind, limit, offset],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function readAdminRow(db: Queryable, id: string): Promise<AdminRow | null> {
  const text = `${ROWS} where p.id = $1`;
  return (await db.query<AdminRow>({ name: 'promotion-admin', text, values: [id] })).rows[0] ?? null;
}

export interface VersionRow extends Pick<PromotionVersion, 'version' | 'state' | 'terms' | 'reason'> {
  readonly writtenByName: string | null;
  readonly writtenAt: Date;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
}

const VERSIONS = `select v.version, v.state, v.terms, v.reason, w.name as "writtenByName", v.written_at as "writtenAt",
    d.name as "decidedByName", v.decided_at as "decidedAt"
  from promotion_version v left join operator w on w.id = v.written_by left join operator d on d.id = v.decided_by`;

/** All versions, latest first. */
export async function readVersions(db: Queryable, promotionId: string): Promise<readonly VersionRow[]> {
  const text = `${VERSIONS} where v.promotion_id = $1 order by v.version desc`;
  return (await db.query<VersionRow>({ name: 'promotion-versions', text, values: [promotionId] })).rows;
}

/** One version, locked until the caller's transaction ends. */
export async function lockVersion(tx: Queryable, promotionId: string, version: number): Promise<VersionRow | null> {
  const text = `${VERSIONS} where v.promotion_id = $1 and v.version = $2 for update of v`;
  return (
    (await tx.query<VersionRow>({ name: 'promotion-version-lock', text, values: [promotionId, version] })).rows[0] ??
    null
  );
}

interface LockedPromotion extends Pick<AdminRow, 'brandId' | 'kind' | 'state'> {
  /** Null until it is published. */
  readonly trigger: TriggerKind | null;
  readonly cycle: Cycle | null;
}

/** The promotion's own row, locked until the caller's transaction ends. */
export async function lockPromotion(tx: Queryable, id: string): Promise<LockedPromotion | null> {
  const { rows } = await tx.query<LockedPromotion>({
    name: 'promotion-lock',
    text: 'select brand_id as "brandId", kind, state, trigger, cycle from promotion where id = $1 for update',
    values: [id],
  });
  return rows[0] ?? null;
}

/** Nothing happens where the id exists. */
export async function insertPromotion(
  tx: Queryable,
  { id, brandId, kind }: Pick<AdminRow, 'id' | 'brandId' | 'kind'>,
  at: Date,
): Promise<void> {
  await tx.query({
    name: 'promotion-insert',
    text: `insert into promotion (id, brand_id, kind, state, created_at) values ($1, $2, $3, 'draft', $4) on conflict (id) do nothing`,
    values: [id, brandId, kind, at],
  });
}

/** Writes the draft of a locked promotion, over an earlier draft. @returns its version; null while one is proposed */
export async function writeDraft(
  tx: Queryable,
  promotionId: string,
  terms: PromotionTerms,
  { reason, operatorId, at }: { readonly reason: string; readonly operatorId: number; readonly at: Date },
): Promise<number | null> {
  const { rows } = await tx.query<{ version: number }>({
    name: 'promotion-draft',
    text: `with next as (
             select coalesce(max(version) filter (where state in ('draft', 'proposed')), max(version) + 1, 1) as version
             from promotion_version where promotion_id = $1
           )
           insert into promotion_version as v (promotion_id, version, state, terms, reason, written_by, written_at)
           select $1, version, 'draft', $2, $3, $4, $5 from next
           on conflict (promotion_id, version) do update
             set terms = excluded.terms, reason = excluded.reason, written_by = excluded.written_by, written_at = excluded.written_at
             where v.state = 'draft'
           returning version`,
    values: [promotionId, JSON.stringify(terms), reason, operatorId, at],
  });
  return rows[0]?.version ?? null;
}

interface VersionKey {
  readonly promotionId: string;
  readonly version: number;
}

/** The version of a promotion that counts; null before the first. */
export async function readCurrentTerms(
  db: Queryable,
  promotionId: string,
): Promise<Pick<VersionRow, 'version' | 'terms'> | null> {
  const { rows } = await db.query<Pick<VersionRow, 'version' | 'terms'>>({
    name: 'promotion-current-terms',
    text: `select v.version, v.terms from promotion p join promotion_version v on v.promotion_id = p.id and v.version = p.version
           where p.id = $1`,
    values: [promotionId],
  });
  return rows[0] ?? null;
}

/** A draft waits for its proposal to be decided. */
export async function writeProposed(
  tx: Queryable,
  { promotionId, version }: VersionKey,
  { operatorId }: { readonly operatorId: number },
): Promise<void> {
  await tx.query({
    name: 'promotion-version-proposed',
    text: `update promotion_version set state = 'proposed', proposed_by = $3 where promotion_id = $1 and version = $2`,
    values: [promotionId, version, operatorId],
  });
}

/** A proposal was rejected, withdrawn or has expired. */
export async function writeDraftAgain(tx: Queryable, { promotionId, version }: VersionKey): Promise<void> {
  await tx.query({
    name: 'promotion-version-draft-again',
    text: `update promotion_version set state = 'draft', proposed_by = null
           where promotion_id = $1 and version = $2 and state = 'proposed'`,
    values: [promotionId, version],
  });
}

export async function writeConfirmed(
  tx: Queryable,
  { promotionId, version }: VersionKey,
  { operatorId, at }: { readonly operatorId: number; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'promotion-version-confirmed',
    text: `update promotion_version set state = 'confirmed', decided_by = $3, decided_at = $4 where promotion_id = $1 and version = $2`,
    values: [promotionId, version, operatorId, at],
  });
}

export async function writePromotionState(tx: Queryable, id: string, state: PromotionState): Promise<void> {
  await tx.query({
    name: 'promotion-state',
    text: 'update promotion set state = $2 where id = $1',
    values: [id, state],
  });
}
