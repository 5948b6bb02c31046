import type { ParticipationState } from '@marquee/contract/promotions/states';
import type { Queryable } from '../../../../platform/database';

/** A member in a promotion and period. */
export interface ParticipationRow {
  readonly id: string;
  readonly promotionId: string;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly period: string;
  readonly version: number;
  readonly state: ParticipationState;
  /** Ledger units. */
  readonly figure: bigint;
  readonly place: number | null;
  readonly claimableUntil: Date | null;
  readonly createdAt: Date;
}

/** Who changes a state, and why. */
export interface Actor {
  readonly kind: 'terms' | 'member' | 'operator';
  readonly operatorId?: number;
  readonly reason?: string;
}
export const BY_TERMS: Actor = { kind: 'terms' };
export const BY_MEMBER: Actor = { kind: 'member' };

const COLUMNS = `id, promotion_id as "promotionId", brand_id as "brandId", member_id as "memberId", period, version, state, figure, place,
  claimable_until as "claimableUntil", created_at as "createdAt"`;

interface NewParticipation
  extends Pick<ParticipationRow, 'promotionId' | 'brandId' | 'memberId' | 'period' | 'version' | 'state'> {
  readonly at: Date;
}

/** @returns null: the member takes part in this period already */
export async function insertParticipation(
  tx: Queryable,
  { promotionId, brandId, memberId, period, version, state, at }: NewParticipation,
  by: Actor,
): Promise<ParticipationRow | null> {
  const { rows } = await tx.query<ParticipationRow>({
    name: 'participation-insert',
    text: `insert into promotion_participation (promotion_id, brand_id, member_id, period, version, state, created_at)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (promotion_id, member_id, period) do nothing returning ${COLUMNS}`,
    values: [promotionId, brandId, memberId, period, version, state, at],
  });
  const [row] = rows;
  if (row) await insertStep(tx, row.id, state, at, by);
  return row ?? null;
}

/** Locked until the caller's transaction ends. */
export async function lockParticipationOf(
  tx: Queryable,
  { promotionId, memberId, period }: Pick<ParticipationRow, 'promotionId' | 'memberId' | 'period'>,
): Promise<ParticipationRow | null> {
  const { rows } = await tx.query<ParticipationRow>({
    name: 'participation-lock-of',
    text: `select ${COLUMNS} from promotion_participation where promotion_id = $1 and member_id = $2 and period = $3 for update`,
    values: [promotionId, memberId, period],
  });
  return rows[0] ?? null;
}

/** Locked until the caller's transaction ends. */
export async function lockParticipation(tx: Queryable, id: string): Promise<ParticipationRow | null> {
  const text = `select ${COLUMNS} from promotion_participation where id = $1 for update`;
  return (await tx.query<ParticipationRow>({ name: 'participation-lock', text, values: [id] })).rows[0] ?? null;
}

/** Moves a locked participation on, with its row in the history. */
export async function moveParticipation(
  tx: Queryable,
  id: string,
  state: ParticipationState,
  at: Date,
  by: Actor,
): Promise<void> {
  await tx.query({
    name: 'participation-move',
    text: 'update promotion_participation set state = $2 where id = $1',
    values: [id, state],
  });
  await insertStep(tx, id, state, at, by);
}

/** What a reward follows from, and until when it can be claimed; null: it is credited at once. */
export async function writeOutcome(
  tx: Queryable,
  id: string,
  { figure, place, claimableUntil }: Pick<ParticipationRow, 'figure' | 'place' | 'claimableUntil'>,
): Promise<void> {
  await tx.query({
    name: 'participation-outcome',
    text: 'update promotion_participation set figure = $2, place = $3, claimable_until = $4 where id = $1',
    values: [id, figure, place, claimableUntil],
  });
}

export async function writeApplication(
  tx: Queryable,
  id: string,
  { remark, imageIds }: { readonly remark: string; readonly imageIds: readonly string[] },
): Promise<void> {
  await tx.query({
    name: 'participation-application',
    text: 'update promotion_participation set remark = $2, image_ids = $3 where id = $1',
    values: [id, remark, imageIds],
  });
}

async function insertStep(
  tx: Queryable,
  id: string,
  state: ParticipationState,
  at: Date,
  { kind, operatorId, reason }: Actor,
): Promise<void> {
  await tx.query({
    name: 'participation-step',
    text: `insert into promotion_step (participation_id, state, at, by_kind, operator_id, reason) values ($1, $2, $3, $4, $5, $6)`,
    values: [id, state, at, kind, operatorId ?? null, reason ?? null],
  });
}

/** The version and time at which the member joined a period that is not decided; null when they did not. */
export async function readJoinedParticipation(
  db: Queryable,
  { promotionId, memberId, period }: Pick<ParticipationRow, 'promotionId' | 'memberId' | 'period'>,
): Promise<Pick<ParticipationRow, 'version' | 'createdAt'> | null> {
  const { rows } = await db.query<Pick<ParticipationRow, 'version' | 'createdAt'>>({
    name: 'participation-joined',
    text: `select version, created_at as "createdAt" from promotion_participation
           where promotion_id = $1 and member_id = $2 and period = $3 and state in ('joined', 'active')`,
    values: [promotionId, memberId, period],
  });
  return rows[0] ?? null;
}

/** Who takes part in a period of a promotion that members join. */
export async function readJoinedMembers(
  db: Queryable,
  promotionId: string,
  period: string,
): Promise<ReadonlySet<bigint>> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'promotion-joined-members',
    text: `select member_id as id from promotion_participation where promotion_id = $1 and period = $2 and state <> 'cancelled'`,
    values: [promotionId, period],
  });
  return new Set(rows.map(({ id }) => id));
}
