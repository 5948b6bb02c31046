import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { ParticipationState } from '@marquee/contract/promotions/states';
import type { Queryable } from '../../../../platform/database';
import type { RewardCost } from '../participation/reward-terms';

interface StepRow {
  readonly state: ParticipationState;
  readonly at: string;
  readonly by: string;
  readonly reason: string | null;
}

/** A participation as operators see it. */
export interface ParticipantRow {
  readonly id: string;
  readonly promotionId: string;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly account: string;
  readonly period: string;
  readonly version: number;
  readonly state: ParticipationState;
  readonly terms: PromotionTerms;
  /** Of its reward; kind null: none yet. */
  readonly kind: RewardCost['kind'] | null;
  readonly amount: bigint | null;
  readonly points: bigint | null;
  readonly tickets: number | null;
  readonly remark: string | null;
  readonly imageIds: string[];
  readonly steps: StepRow[];
}

const ROWS = `select a.id, a.promotion_id as "promotionId", a.brand_id as "brandId", a.member_id as "memberId", m.account, a.period, a.version,
    a.state, v.terms, r.kind, r.amount, r.points, r.tickets, a.remark, a.image_ids as "imageIds", s.steps
  from promotion_participation a
  join member m on m.id = a.member_id
  join promotion_version v on v.promotion_id = a.promotion_id and v.version = a.version
  left join promotion_reward r on r.participation_id = a.id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('state', s.state, 'at', s.at, 'by', coalesce(o.name, s.by_kind), 'reason', s.reason)
                              order by s.at, array_position(array['joined', 'applied', 'active', 'completed', 'paid'], s.state)), '[]') as steps
    from promotion_step s left join operator o on o.id = s.operator_id where s.participation_id = a.id
  ) s`;

interface Part {
  readonly limit: number;
  readonly offset: number;
}
interface ParticipantPage {
  readonly rows: readonly ParticipantRow[];
  readonly total: number;
}

/** One page of a promotion's participants, latest first. */
export async function readParticipants(
  db: Queryable,
  promotionId: string,
  state: ParticipationState | null,
  { limit, offset }: Part,
): Promise<ParticipantPage> {
  const { rows } = await db.query<ParticipantRow & { readonly total: number }>({
    name: 'promotion-participants',
    text: `with page as (
             select id, count(*) over ()::integer as total from promotion_participation
             where promotion_id = $1 and ($2::text is null or state = $2) order by created_at desc, id limit $3 offset $4
           )
           select r.*, page.total from page join lateral (${ROWS} where a.id = page.id) r on true`,
    values: [promotionId, state, limit, offset],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

/** One page of applications: those that wait, oldest first; or the others, latest first. @param brandIds null: of all brands */
export async function readApplications(
  db: Queryable,
  brandIds: readonly number[] | null,
  isWaiting: boolean,
  { limit, offset }: Part,
): Promise<ParticipantPage> {
  const { rows } = await db.query<ParticipantRow & { readonly total: number }>({
    name: isWaiting ? 'promotion-applications-waiting' : 'promotion-applications-decided',
    text: `with page as (
             select a.id, a.created_at, count(*) over ()::integer as total from promotion_participation a
             where ($1::int[] is null or a.brand_id = any($1))
               and ${isWaiting ? `a.state = 'applied'` : `a.state <> 'applied' and a.remark is not null`}
             order by a.created_at ${isWaiting ? 'asc' : 'desc'}, a.id limit $2 offset $3
           )
           select r.*, page.total from page join lateral (${ROWS} where a.id = page.id) r on true
           order by page.created_at ${isWaiting ? 'asc' : 'desc'}, page.id`,
    values: [brandIds, limit, offset],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function readParticipant(db: Queryable, id: string): Promise<ParticipantRow | null> {
  const text = `${ROWS} where a.id = $1`;
  return (await db.query<ParticipantRow>({ name: 'promotion-participant', text, values: [id] })).rows[0] ?? null;
}
