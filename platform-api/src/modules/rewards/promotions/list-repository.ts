import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { ParticipationState } from '@marquee/contract/promotions/states';
import type { Queryable } from '../../../platform/database';
import { type BrandPromotion, type BrandQuery, STAMP } from './brand-promotion-repository';
import { type BrandPromotions, inBrandOrder } from './brand-promotions';
import type { VersionTerms } from './version-terms';

/** What a visitor has in a promotion. */
interface MemberPart {
  readonly participationId: string | null;
  readonly participationState: ParticipationState | null;
  readonly claimableUntil: Date | null;
  readonly reason: string | null;
  readonly remark: string | null;
  readonly imageIds: string[] | null;
  readonly joinedAt: Date | null;
}

/** A promotion as a visitor sees it, with the part that they have in it. */
export interface ListedRow
  extends Omit<BrandPromotion, 'terms' | 'priority'>,
    MemberPart,
    Pick<PromotionTerms, 'picture' | 'types' | 'rules'> {
  readonly texts: PromotionTerms['texts'][string];
  /** How many deposits of the member were credited; 0 for a guest. */
  readonly creditedDeposits: number;
}

export interface ListQuery extends BrandQuery {
  /** Null: a guest. */
  readonly memberId: bigint | null;
  /** In order of preference, with one that every promotion has. */
  readonly languages: readonly string[];
}

interface ListSources {
  readonly db: Queryable;
  readonly brands: BrandPromotions;
  readonly versions: VersionTerms;
}

/**
 * Promotions that are open, begin soon, ended lately or concern the member. The member's part is that of the running period, or one of an
 * earlier period whose reward is ready; who joined keeps the version that they joined under.
 * @param id one promotion, whatever its state after publication; null: the list
 */
export async function readListed(
  { db, brands, versions }: ListSources,
  query: ListQuery,
  id: string | null = null,
): Promise<readonly ListedRow[]> {
  const { stamp, creditedDeposits, parts } = await readMember(db, query);
  const listed = id === null ? await listOf(brands, query, stamp, parts) : await brands.byIds(query, [id]);
  const joined = listed.map((promotion) => ({ promotion, part: parts.get(promotion.id) }));
  const own = await versions.addTerms(
    joined.flatMap(({ promotion, part }) =>
      part && part.version !== promotion.version ? [{ id: promotion.id, version: part.version }] : [],
    ),
  );
  const ownTerms = new Map(own.map(({ id: promotionId, terms }) => [promotionId, terms]));
  return joined.map(({ promotion, part }) => {
    const terms = ownTerms.get(promotion.id) ?? promotion.terms;
    return rowOf(promotion, part, terms, { languages: query.languages, creditedDeposits });
  });
}

/** The published ones and those of other states that the member has something open in. */
async function listOf(
  brands: BrandPromotions,
  query: ListQuery,
  stamp: string,
  parts: ReadonlyMap<string, PartRow>,
): Promise<readonly BrandPromotion[]> {
  const published = await brands.published(query, stamp);
  const shown = new Set(published.map(({ id }) => id));
  const open = [...parts.values()].filter(({ promotionId, participationState }) => {
    return !shown.has(promotionId) && OPEN_STATES.has(participationState);
  });
  if (open.length === 0) return published;
  const others = await brands.byIds(
    query,
    open.map(({ promotionId }) => promotionId),
  );
  return inBrandOrder([...published, ...others]);
}

const OPEN_STATES: ReadonlySet<ParticipationState> = new Set(['applied', 'active', 'completed']);

function rowOf(
  promotion: BrandPromotion,
  part: PartRow | undefined,
  { texts, picture, types, rules }: PromotionTerms,
  { languages, creditedDeposits }: Pick<ListQuery, 'languages'> & Pick<ListedRow, 'creditedDeposits'>,
): ListedRow {
  const language = languages.find((candidate) => Object.hasOwn(texts, candidate)) ?? '';
  const own = texts[language];
  if (!own) throw new Error(`promotion ${promotion.id} has no text in any of ${languages.join(', ')}`);
  return { ...promotion, ...(part ?? NO_PART), creditedDeposits, texts: own, picture, types, rules };
}

const NO_PART: MemberPart = {
  participationId: null,
  participationState: null,
  claimableUntil: null,
  reason: null,
  remark: null,
  imageIds: null,
  joinedAt: null,
};

interface PartRow extends MemberPart {
  readonly participationId: string;
  readonly participationState: ParticipationState;
  readonly promotionId: string;
  /** The one that the member joined under. */
  readonly version: number;
}

/** What the database knows of the member, whatever the number of promotions; of the brand it answers whether a kept list holds. */
interface MemberRead {
  readonly stamp: string;
  readonly creditedDeposits: number;
  readonly parts: ReadonlyMap<string, PartRow>;
}

type MemberRow = Pick<MemberRead, 'stamp' | 'creditedDeposits'> & (PartRow | { readonly promotionId: null });

async function readMember(
  db: Queryable,
  { brandId, memberId, now, starts: { daily, weekly, monthly, yearly } }: ListQuery,
): Promise<MemberRead> {
  const { rows } = await db.query<MemberRow>({
    name: 'promotions-of-member',
    text: `select ${STAMP} as stamp,
             (select count(*)::integer from deposit d where d.member_id = $2 and d.state = 'credited') as "creditedDeposits",
             a.promotion_id as "promotionId", a.version, a.id as "participationId", a.state as "participationState",
             a.claimable_until as "claimableUntil", a.remark, a.image_ids as "imageIds", a.created_at as "joinedAt",
             (select s.reason from promotion_step s where s.participation_id = a.id and s.state = a.state) as reason
           from (select) visitor
           left join (
             select distinct on (a.promotion_id) a.*
             from promotion_participation a join promotion p on p.id = a.promotion_id
             where a.member_id = $2 and a.brand_id = $1
               and (a.period in ('once', $4, $5, $6, $7)
                    and a.period = case p.cycle when 'once' then 'once' when 'daily' then $4 when 'weekly' then $5 when 'monthly' then $6 when 'yearly' then $7 end
                    or a.state = 'completed' and (a.claimable_until is null or a.claimable_until > $3))
             order by a.promotion_id, a.state = 'completed' desc, a.created_at desc
           ) a on true`,
    values: [brandId, memberId, now, daily, weekly, monthly, yearly],
  });
  const [first] = rows;
  if (!first) throw new Error('a visitor without a row');
  const parts = rows.flatMap((row) => (row.promotionId === null ? [] : [[row.promotionId, row] as const]));
  return { stamp: first.stamp, creditedDeposits: first.creditedDeposits, parts: new Map(parts) };
}
