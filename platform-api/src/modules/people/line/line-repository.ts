import type { DownlineState, LineSort } from '@marquee/contract/agent-line';
import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';

export interface LineMemberRow {
  readonly memberId: bigint;
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly level: number;
  readonly state: DownlineState;
  readonly joinedAt: Date;
  readonly lastSeenAt: Date | null;
  readonly downlines: number;
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
  readonly note: string | null;
  readonly noteRevision: number | null;
}

export interface LineFilter {
  readonly brandId: number;
  readonly agentId: bigint;
  /** Whose line it is: the agent, or a member below. */
  readonly rootId: bigint;
  readonly isWhole: boolean;
  readonly account: string | null;
  readonly type: number | null;
  readonly state: DownlineState | null;
  readonly joinedFrom: Date | null;
  readonly joinedBefore: Date | null;
  readonly seenFrom: Date | null;
  readonly seenBefore: Date | null;
  readonly neverSeen: boolean;
  /** First and last business day of the figures. */
  readonly days: { readonly from: string; readonly to: string };
}

const SEEN = `cross join lateral (
    select greatest((select max(last_seen_at) from session where member_id = m.id),
                    (select max(at) from member_login where member_id = m.id and outcome = 'succeeded')) as at
  ) seen`;
const STATE = `case when exists (select from member_activation w where w.member_id = m.id) then 'waiting'
  when m.status in ('active', 'closed') then m.status else 'disabled' end`;

/** Whom the filter lets through: the line of a direct downline ends with the root. */
const FROM = `from member_line l
  join member m on m.id = l.member_id and m.brand_id = $1
  cross join lateral (select ${STATE} as state) s
  ${SEEN}`;
const FITTING = `l.to_day is null and l.uplines @> array[$3::bigint] and ($4 or l.uplines[cardinality(l.uplines)] = $3)
    and ($5::text is null or starts_with(m.account_key, lower($5)))
    and ($6::int is null or m.type = $6) and ($7::text is null or s.state = $7)
    and ($8::timestamptz is null or m.created_at >= $8) and ($9::timestamptz is null or m.created_at < $9)
    and ($10::timestamptz is null or seen.at >= $10) and ($11::timestamptz is null or seen.at < $11)
    and (not $12 or seen.at is null)`;

const COLUMNS = `m.id as "memberId", m.public_id as id, m.account, m.nickname, m.type,
  cardinality(l.uplines) + 1 - array_position(l.uplines, $2) as level, s.state, m.created_at as "joinedAt", seen.at as "lastSeenAt",
  (select count(*)::int from member d where d.upline_id = m.id and d.brand_id = m.brand_id) as downlines,
  f.turnover, f.valid_bet as "validBet", f.payout, n.note, n.revision as "noteRevision"`;

const figures = (from: string, to: string) => `cross join lateral (
    select coalesce(sum(stake), 0)::int8 as turnover, coalesce(sum(valid_bet), 0)::int8 as valid_bet, coalesce(sum(payout), 0)::int8 as payout
    from line_daily where member_id = m.id and day between ${from}::date and ${to}::date
      and day >= coalesce((select max(p.to_day) from member_line p where p.member_id = m.id and not p.uplines @> array[$2::bigint]), '-infinity')
  ) f
  left join downline_note n on n.agent_id = $2 and n.member_id = m.id`;

const SORTS: Readonly<Record<LineSort, string>> = {
  account: 'm.account_key',
  level: 'cardinality(l.uplines)',
  joinedAt: 'm.created_at',
  lastSeenOn: `coalesce(seen.at, '-infinity')`,
  turnover: 'f.turnover',
};

const valuesOf = (filter: LineFilter) => [
  filter.brandId,
  filter.agentId,
  filter.rootId,
  filter.isWhole,
  filter.account,
  filter.type,
  filter.state,
  filter.joinedFrom,
  filter.joinedBefore,
  filter.seenFrom,
  filter.seenBefore,
  filter.neverSeen,
];

/** One page of the members below somebody, those who joined last first unless it is sorted. */
export async function readLineMembers(
  db: Queryable,
  filter: LineFilter,
  sort: SortBy<LineSort> | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<LineMemberRow[]> {
  const { rows } = await db.query<LineMemberRow>({
    name: `line-members by ${sort ?? 'default'}`,
    text: `select ${COLUMNS} ${FROM} ${figures('$13', '$14')} where ${FITTING}
           order by ${orderBy(sort, SORTS) ?? 'm.created_at desc'}, m.id limit $15 offset $16`,
    values: [...valuesOf(filter), filter.days.from, filter.days.to, limit, offset],
  });
  return rows;
}

export async function countLineMembers(db: Queryable, filter: LineFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>({
    name: 'line-members-total',
    // $2 is whose notes and levels they are: nothing here.
    text: `select count(*)::int as total ${FROM} where ${FITTING} and $2::bigint is not null`,
    values: valuesOf(filter),
  });
  return rows[0]?.total ?? 0;
}

/** A member below an agent. @returns null for anybody else */
export async function readLineMember(
  db: Queryable,
  { brandId, agentId, days }: Pick<LineFilter, 'brandId' | 'agentId' | 'days'>,
  publicId: string,
  since: Date,
): Promise<(LineMemberRow & { readonly allDownlines: number; readonly joined: number }) | null> {
  const { rows } = await db.query<LineMemberRow & { allDownlines: number; joined: number }>({
    name: 'line-member',
    text: `select ${COLUMNS}, team.everyone as "allDownlines", team.joined
           from member_line l
           join member m on m.id = l.member_id and m.brand_id = $1
           cross join lateral (select ${STATE} as state) s
           ${SEEN}
           cross join lateral (
             select count(*)::int as everyone, count(*) filter (where d.created_at >= $6)::int as joined
             from member_line b join member d on d.id = b.member_id where b.uplines @> array[m.id] and b.to_day is null
           ) team
           ${figures('$4', '$5')}
           where l.to_day is null and l.uplines @> array[$2::bigint] and m.public_id = $3`,
    values: [brandId, agentId, publicId, days.from, days.to, since],
  });
  return rows[0] ?? null;
}

/** @returns the id and whether it is a direct downline; null for somebody who is not below the agent */
export async function findBelow(
  db: Queryable,
  brandId: number,
  agentId: bigint,
  publicId: string,
): Promise<{ readonly id: bigint; readonly isDirect: boolean } | null> {
  const { rows } = await db.query<{ id: bigint; isDirect: boolean }>({
    name: 'line-member-below',
    text: `select m.id, m.upline_id = $2 as "isDirect" from member m join member_line l on l.member_id = m.id and l.to_day is null
           where m.brand_id = $1 and m.public_id = $3 and l.uplines @> array[$2::bigint]`,
    values: [brandId, agentId, publicId],
  });
  return rows[0] ?? null;
}

/** Writes an agent's note about a member. @returns the new revision, null when another one was written since */
export async function writeNote(
  db: Queryable,
  { agentId, memberId }: { readonly agentId: bigint; readonly memberId: bigint },
  { note, revision, at }: { readonly note: string; readonly revision: number; readonly at: Date },
): Promise<number | null> {
  const { rows } = await db.query<{ revision: number }>({
    name: 'downline-note-write',
    text: `insert into downline_note as n (agent_id, member_id, note, revision, updated_at)
           select $1, $2, $3, 1, $5 where $4 = 0 or exists (select from downline_note where agent_id = $1 and member_id = $2)
           on conflict (agent_id, member_id) do update set note = excluded.note, revision = n.revision + 1, updated_at = excluded.updated_at
             where n.revision = $4
           returning revision`,
    values: [agentId, memberId, note, revision, at],
  });
  return rows[0]?.revision ?? null;
}
