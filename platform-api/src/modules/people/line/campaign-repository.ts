import type { CampaignSort } from '@marquee/contract/agent-line';
import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { TimeRange } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';
import type { LinkInvitation } from '../member/registration-links';
import { CLICK_DAYS } from './link-repository';

/** Adds a visit by a link on a business day. */
export async function countVisit(
  tx: Queryable,
  { id, campaign }: Pick<LinkInvitation, 'id' | 'campaign'>,
  { day, sub }: { readonly day: string; readonly sub: string },
): Promise<void> {
  await tx.query({
    name: 'invitation-visit',
    text: `insert into invitation_visit as v (link_id, day, campaign, sub, visits) values ($1, $2, $3, $4, 1)
           on conflict (link_id, day, campaign, sub) do update set visits = v.visits + 1`,
    values: [id, day, campaign, sub],
  });
  await tx.query({
    name: 'invitation-link-visit',
    text: 'update invitation_link set visits = visits + 1 where id = $1',
    values: [id],
  });
}

/** Keeps what a click was, for the registration that may follow. @returns its number */
export async function insertClick(
  db: Queryable,
  { id, campaign }: Pick<LinkInvitation, 'id' | 'campaign'>,
  sub: string,
  at: Date,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>({
    name: 'invitation-click',
    text: 'insert into invitation_click (link_id, campaign, sub, clicked_at) values ($1, $2, $3, $4) returning id',
    values: [id, campaign, sub, at],
  });
  return (rows[0] as { id: string }).id;
}

/** Removes clicks that count for no registration any more. */
export async function deleteOldClicks(db: Queryable, now: Date): Promise<void> {
  await db.query({
    name: 'invitation-clicks-old',
    text: `delete from invitation_click where clicked_at <= $1::timestamptz - $2 * interval '1 day'`,
    values: [now, CLICK_DAYS],
  });
}

interface CampaignCounts {
  readonly visits: number;
  readonly registrations: number;
  readonly firstDeposits: number;
  readonly active: number;
}

export interface CampaignCountsRow extends CampaignCounts {
  readonly campaign: string;
  readonly sub: string | null;
}

export interface CampaignFilter {
  readonly agentId: bigint;
  readonly from: string;
  readonly to: string;
  /** The days as moments. */
  readonly time: TimeRange;
  readonly bySub: boolean;
  readonly campaign: string | null;
}

/** Who has left the agent's line is counted as a registration alone. */
const COUNTS = `select c.campaign, case when $6 then c.sub end as sub, sum(c.visits)::int as visits, sum(c.registrations)::int as registrations,
    sum(c.deposits)::int as "firstDeposits", sum(c.active)::int as active
  from (
    select v.campaign, v.sub, v.visits, 0 as registrations, 0 as deposits, 0 as active
    from invitation_visit v join invitation_link i on i.id = v.link_id
    where i.agent_id = $1 and v.day between $2::date and $3::date
    union all
    select u.campaign, u.sub, 0, 1, (u.first_deposit_at is not null and s.stands)::int, (u.active_at is not null and s.stands)::int
    from invitation_use u join invitation_link i on i.id = u.link_id
    cross join lateral (
      select exists (select from member_line l where l.member_id = u.member_id and l.to_day is null and l.uplines @> array[$1::bigint]) as stands
    ) s
    where i.agent_id = $1 and u.registered_at >= $4 and u.registered_at < $5
  ) c
  where $7::text is null or c.campaign = $7
  group by 1, 2`;

const SORTS: Readonly<Record<CampaignSort, string>> = {
  campaign: 'campaign',
  visits: 'visits',
  registrations: 'registrations',
  firstDeposits: '"firstDeposits"',
  active: 'active',
};

const valuesOf = ({ agentId, from, to, time, bySub, campaign }: CampaignFilter) => [
  agentId,
  from,
  to,
  time.start,
  time.end,
  bySub,
  campaign,
];

/** One page of an agent's campaigns, those with most registrations first unless it is sorted. */
export async function readCampaigns(
  db: Queryable,
  filter: CampaignFilter,
  sort: SortBy<CampaignSort> | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CampaignCountsRow[]> {
  const { rows } = await db.query<CampaignCountsRow>({
    name: `campaigns by ${sort ?? 'default'}`,
    text: `select * from (${COUNTS}) r order by ${orderBy(sort, SORTS) ?? 'registrations desc, visits desc'}, campaign, sub limit $8 offset $9`,
    values: [...valuesOf(filter), limit, offset],
  });
  return rows;
}

export async function readCampaignTotals(
  db: Queryable,
  filter: CampaignFilter,
): Promise<CampaignCounts & { readonly rows: number }> {
  const { rows } = await db.query<CampaignCounts & { rows: number }>({
    name: 'campaigns-total',
    text: `select count(*)::int as rows, coalesce(sum(visits), 0)::int as visits, coalesce(sum(registrations), 0)::int as registrations,
             coalesce(sum("firstDeposits"), 0)::int as "firstDeposits", coalesce(sum(active), 0)::int as active from (${COUNTS}) r`,
    values: valuesOf(filter),
  });
  return rows[0] as CampaignCounts & { rows: number };
}

/** Writes down who has made a first deposit since. @returns those members */
export async function markFirstDeposits(tx: Queryable, brandId: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ memberId: bigint }>({
    name: 'invitation-first-deposits',
    text: `update invitation_use u set first_deposit_at = c.at
           from (select f.member_id, min(f.at) as at from cash_feed f where f.first and f.brand_id = $1 group by f.member_id) c
           where u.member_id = c.member_id and u.first_deposit_at is null
           returning u.member_id as "memberId"`,
    values: [brandId],
  });
  return rows.map(({ memberId }) => memberId);
}

/**
 * Writes down whose bets have reached a minimum within 30 days of the registration.
 * @param minimum ledger units that make a member active
 * @param today business day
 */
export async function markActive(
  tx: Queryable,
  brandId: number,
  { minimum, today, now }: { readonly minimum: bigint; readonly today: string; readonly now: Date },
): Promise<bigint[]> {
  const { rows } = await tx.query<{ memberId: bigint }>({
    name: 'invitation-active',
    text: `update invitation_use u set active_at = $4
           from (
             select u.member_id
             from invitation_use u join member m on m.id = u.member_id and m.brand_id = $1 join brand b on b.id = m.brand_id
             join line_daily d on d.member_id = u.member_id
               and d.day between brand_day(u.registered_at, b.offset_minutes) and brand_day(u.registered_at, b.offset_minutes) + 29
             where u.active_at is null and u.registered_at > $4::timestamptz - interval '32 days'
               and exists (select from line_daily p where p.member_id = u.member_id and p.day >= $3::date - 2)
             group by u.member_id having sum(d.own_counted_bet) >= $2
           ) a
           where u.member_id = a.member_id and u.active_at is null
           returning u.member_id as "memberId"`,
    values: [brandId, minimum, today, now],
  });
  return rows.map(({ memberId }) => memberId);
}
