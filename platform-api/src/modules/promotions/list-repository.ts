import type { PromotionKind, PromotionType } from '@marquee/contract/promotions/kinds';
import type { PromotionRules } from '@marquee/contract/promotions/rules';
import type { ParticipationState, PromotionState } from '@marquee/contract/promotions/states';
import type { Queryable } from '../../platform/database';
import type { Cycle } from './periods';
import type { PromotionRow } from './promotion-repository';

interface Texts {
  readonly title: string;
  readonly summary: string;
  readonly terms: string;
}

/** A promotion as a visitor sees it, with the part that they have in it. */
export interface ListedRow extends Pick<PromotionRow, 'budget' | 'budgetCount' | 'spent' | 'rewarded'> {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly state: PromotionState;
  readonly cycle: Cycle;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly texts: Texts;
  readonly picture: string;
  readonly types: PromotionType[];
  /** Those that the member joined under, else the current ones. */
  readonly rules: PromotionRules;
  readonly participationId: string | null;
  readonly participationState: ParticipationState | null;
  readonly claimableUntil: Date | null;
  readonly reason: string | null;
  readonly remark: string | null;
  readonly imageIds: string[] | null;
  readonly joinedAt: Date | null;
  /** How many deposits of the member were credited; 0 for a guest. */
  readonly creditedDeposits: number;
}

export interface ListQuery {
  readonly brandId: number;
  /** Null: a guest. */
  readonly memberId: bigint | null;
  readonly now: Date;
  readonly languages: readonly [language: string, brandLanguage: string];
  /** The first business days of the running periods. */
  readonly starts: Readonly<Record<'daily' | 'weekly' | 'monthly' | 'yearly', string>>;
}

/**
 * Promotions that are open, begin soon, ended lately or concern the member; one query whatever their number. The member's part is that
 * of the running period, or one of an earlier period whose reward is ready.
 * @param id one promotion, whatever its state after publication; null: the list
 */
export async function readListed(
  db: Queryable,
  { brandId, memberId, now, languages, starts }: ListQuery,
  id: string | null = null,
): Promise<readonly ListedRow[]> {
  const { rows } = await db.query<ListedRow>({
    name: 'promotions-listed',
    text: `select p.id, p.kind, p.state, p.cycle, p.starts_at as "startsAt", p.ends_at as "endsAt", p.budget, p.budget_count as "budgetCount",
             p.spent, p.rewarded, v.terms -> 'picture' as picture, v.terms -> 'types' as types, v.terms -> 'rules' as rules,
             coalesce(v.terms -> 'texts' -> $4, v.terms -> 'texts' -> $5, v.terms -> 'texts' -> 'en') as texts,
             a.id as "participationId", a.state as "participationState", a.claimable_until as "claimableUntil", a.remark,
             a.image_ids as "imageIds", a.created_at as "joinedAt",
             (select count(*)::integer from deposit d where d.member_id = $2 and d.state = 'credited') as "creditedDeposits",
             (select s.reason from promotion_step s where s.participation_id = a.id and s.state = a.state) as reason
           from promotion p
           left join lateral (
             select * from promotion_participation a
             where a.promotion_id = p.id and a.member_id = $2
               and (a.period = case p.cycle when 'once' then 'once' when 'daily' then $6 when 'weekly' then $7 when 'monthly' then $8
                                            when 'yearly' then $9 end
                    or a.state = 'completed' and (a.claimable_until is null or a.claimable_until > $3))
             order by a.state = 'completed' desc, a.created_at desc limit 1
           ) a on true
           join promotion_version v on v.promotion_id = p.id and v.version = coalesce(a.version, p.version)
           where p.brand_id = $1
             and case when $10::uuid is not null then p.id = $10
                      else p.state = 'published' and (p.ends_at is null or p.ends_at > $3::timestamptz - interval '3 days')
                           or a.state in ('applied', 'active', 'completed') end
           order by p.priority, p.starts_at desc, p.id`,
    values: [...[brandId, memberId, now, ...languages, starts.daily, starts.weekly, starts.monthly, starts.yearly], id],
  });
  return rows;
}
