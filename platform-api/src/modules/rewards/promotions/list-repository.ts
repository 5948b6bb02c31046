import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { PromotionKind } from '@marquee/contract/promotions/kinds';
import type { ParticipationState, PromotionState } from '@marquee/contract/promotions/states';
import type { Queryable } from '../../../platform/database';
import type { Cycle } from './periods';
import { byVersionAt, PERIOD_TRIGGERS, type PromotionRow } from './promotion-repository';
import type { VersionTerms } from './version-terms';

interface StoredRow extends Pick<PromotionRow, 'budget' | 'budgetCount' | 'spent' | 'rewarded'> {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly state: PromotionState;
  readonly cycle: Cycle;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** The one that the member joined under, else the one that the running period is settled by, else the current one. */
  readonly version: number;
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

/** A promotion as a visitor sees it, with the part that they have in it. */
export interface ListedRow extends StoredRow, Pick<PromotionTerms, 'picture' | 'types' | 'rules'> {
  readonly texts: PromotionTerms['texts'][string];
}

export interface ListQuery {
  readonly brandId: number;
  /** Null: a guest. */
  readonly memberId: bigint | null;
  readonly now: Date;
  /** In order of preference, with one that every promotion has. */
  readonly languages: readonly string[];
  readonly offsetMinutes: number;
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
  versions: VersionTerms,
  query: ListQuery,
  id: string | null = null,
): Promise<readonly ListedRow[]> {
  const rows = await versions.addTerms(await readStored(db, query, id));
  return rows.map(({ terms: { texts, picture, types, rules }, ...row }) => {
    const language = query.languages.find((candidate) => Object.hasOwn(texts, candidate)) ?? '';
    const own = texts[language];
    if (!own) throw new Error(`promotion ${row.id} has no text in any of ${query.languages.join(', ')}`);
    return { ...row, texts: own, picture, types, rules };
  });
}

async function readStored(
  db: Queryable,
  { brandId, memberId, now, offsetMinutes, starts: { daily, weekly, monthly, yearly } }: ListQuery,
  id: string | null,
): Promise<readonly StoredRow[]> {
  const { rows } = await db.query<StoredRow>({
    name: 'promotions-listed',
    text: `select p.id, p.kind, p.state, p.cycle, p.starts_at as "startsAt", p.ends_at as "endsAt", p.budget, p.budget_count as "budgetCount",
             p.spent, p.rewarded, coalesce(a.version, f.version, p.version) as version, a.id as "participationId", a.state as "participationState",
             a.claimable_until as "claimableUntil", a.remark, a.image_ids as "imageIds", a.created_at as "joinedAt",
             (select count(*)::integer from deposit d where d.member_id = $2 and d.state = 'credited') as "creditedDeposits",
             (select s.reason from promotion_step s where s.participation_id = a.id and s.state = a.state) as reason
           from promotion p
           cross join lateral (
             select case p.cycle when 'daily' then $4 when 'weekly' then $5 when 'monthly' then $6 when 'yearly' then $7 end as start
           ) r
           left join lateral (
             select version from promotion_version
             where promotion_id = p.id and state = 'confirmed' and p.trigger in ${PERIOD_TRIGGERS}
             order by ${byVersionAt(`(r.start::timestamp - make_interval(mins => $9)) at time zone 'UTC'`)} limit 1
           ) f on true
           left join lateral (
             select * from promotion_participation a
             where a.promotion_id = p.id and a.member_id = $2
               and (a.period = case p.cycle when 'once' then 'once' else r.start end
                    or a.state = 'completed' and (a.claimable_until is null or a.claimable_until > $3))
             order by a.state = 'completed' desc, a.created_at desc limit 1
           ) a on true
           where p.brand_id = $1 and p.version is not null
             and case when $8::uuid is not null then p.id = $8
                      else p.state = 'published' and (p.ends_at is null or p.ends_at > $3::timestamptz - interval '3 days')
                           or a.state in ('applied', 'active', 'completed') end
           order by p.priority, p.starts_at desc, p.id`,
    values: [brandId, memberId, now, daily, weekly, monthly, yearly, id, offsetMinutes],
  });
  return rows;
}
