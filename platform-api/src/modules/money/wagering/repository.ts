import type { Queryable } from '../../../platform/database';
import { contributionSchema, type Contribution } from './contribution';
import type { RequirementRow } from './open-requirements';

export interface NewRequirement {
  readonly memberId: bigint;
  /** Owner of the key, such as `deposit`. */
  readonly source: string;
  readonly key: string;
  /** Ledger units. */
  readonly amount: bigint;
  /** Everything counts in full where nothing is said. */
  readonly contribution?: Contribution;
  /** Withdrawals wait until it is met; true by default. */
  readonly withholds?: boolean;
}

/** Locks the member's wallet: bets from now on wait for the caller's commit. */
export async function lockWallet(db: Queryable, memberId: bigint): Promise<void> {
  await db.query({
    name: 'wagering-lock',
    text: `select from wallet where member_id = $1 and kind = 'cash' for update`,
    values: [memberId],
  });
}

/**
 * Adds a requirement; bets count that take the wallet's lock after the caller, who holds it, commits.
 * @returns its id; null when the key belongs to another requirement
 */
export async function insertRequirement(db: Queryable, requirement: NewRequirement): Promise<bigint | null> {
  const { memberId, source, key, amount, contribution = {}, withholds = true } = requirement;
  const { rows } = await db.query<{ id: bigint; same: boolean }>({
    name: 'wagering-require',
    text: `insert into wagering_requirement as w (member_id, source, key, amount, contribution, withholds, created_at)
           values ($1, $2, $3, $4, $5, $6, now() + (clock_timestamp() - pg_catalog.now()))
           on conflict (source, key) do update set source = w.source
           returning w.id, w.member_id = $1 and w.amount = $4 as same`,
    values: [memberId, source, key, amount, contributionSchema.parse(contribution), withholds],
  });
  const [row] = rows;
  return row?.same ? row.id : null;
}

/** Where the play of a requirement is read: `bets` where one transaction writes so much that none of it can be folded yet. */
export type PlaySource = 'feed' | 'bets';

interface StoredRow {
  readonly member_id: bigint;
  readonly id: bigint;
  readonly source: string;
  readonly amount: bigint;
  readonly contribution: Contribution;
  readonly is_met: boolean;
  readonly withholds: boolean;
  readonly tenths: number;
  /** vendor, game, type, odds, valid bet; the last as text, since it may exceed the whole numbers of JSON */
  readonly play: readonly (readonly [number, number, string, number, string])[] | null;
}

const OPEN = `with open as materialized (
    select id, member_id, source, case when cancelled_at is null then amount else 0 end as amount, contribution, withholds, tenths, created_at,
      coalesce(met_at, cancelled_at) is not null as is_met,
      lead(created_at) over (partition by member_id order by created_at, id) as until
    from wagering_requirement where member_id = any($1::bigint[]) and closed_at is null
  )`;
const FOLDED = `select requirement_id, vendor_id, game_id, game_type, odds, valid_bet from wagering_play
  where requirement_id in (select id from open)`;
const UNREAD = `select o.id, u.vendor_id, u.game_id, u.game_type, odds_step(u.odds), u.valid_bet
  from fold_cursor c
  cross join lateral feed_unread(c) u
  join open o on o.member_id = u.member_id and u.placed_at >= o.created_at and (o.until is null or u.placed_at < o.until)
  where c.fold = 'wagering' and u.member_id = any($1::bigint[])`;
const FROM_BETS = `select requirement_id, vendor_id, game_id, game_type, odds, valid_bet from wagering_play_expected
  where member_id = any($1::bigint[])`;
const requirementsWith = (play: string) => `${OPEN},
  sums as (select requirement_id, vendor_id, game_id, game_type, odds, sum(valid_bet) as valid_bet from (${play}) p group by 1, 2, 3, 4, 5)
  select o.member_id, o.id, o.source, o.amount, o.contribution, o.is_met, o.withholds, o.tenths, s.play
  from open o
  left join (select requirement_id, json_agg(json_build_array(vendor_id, game_id, game_type, odds, valid_bet::text)) as play
             from sums group by 1) s on s.requirement_id = o.id
  order by o.member_id, o.created_at, o.id`;

/**
 * A member's requirements since everything was met last, oldest first, with what was played up to this moment: what is folded and
 * what is not read yet, or the bets themselves, which says the same.
 */
export async function readOpenRequirements(
  db: Queryable,
  memberId: bigint,
  source: PlaySource = 'feed',
): Promise<RequirementRow[]> {
  const text = requirementsWith(source === 'feed' ? `${FOLDED} union all ${UNREAD}` : FROM_BETS);
  const { rows } = await db.query<StoredRow>({ name: `wagering-open-${source}`, text, values: [[memberId]] });
  return rows.map(requirementOf);
}

/** The same of many members, as far as it is folded. */
export async function readFoldedRequirements(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly RequirementRow[]>> {
  const { rows } = await db.query<StoredRow>({
    name: 'wagering-folded',
    text: requirementsWith(FOLDED),
    values: [memberIds],
  });
  const byMember = new Map<bigint, RequirementRow[]>();
  for (const row of rows) {
    const requirements = byMember.get(row.member_id);
    if (requirements) requirements.push(requirementOf(row));
    else byMember.set(row.member_id, [requirementOf(row)]);
  }
  return byMember;
}

const requirementOf = ({ is_met: isMet, play, ...row }: StoredRow): RequirementRow => ({
  id: row.id,
  source: row.source,
  amount: row.amount,
  contribution: row.contribution,
  withholds: row.withholds,
  tenths: row.tenths,
  isMet,
  play: (play ?? []).map(([vendorId, gameId, gameType, odds, validBet]) => ({
    vendorId,
    gameId,
    gameType,
    odds,
    validBet: BigInt(validBet),
  })),
});

/** Marks requirements as met; what is met once stays met. */
export async function markMet(db: Queryable, ids: readonly bigint[]): Promise<void> {
  await db.query({
    name: 'wagering-met',
    text: 'update wagering_requirement set met_at = now(), tenths = 10 where id = any($1::bigint[]) and met_at is null',
    values: [ids],
  });
}

/** Marks whole tenths of a requirement as wagered; what was once stays. */
export async function markTenths(db: Queryable, id: bigint, tenths: number): Promise<void> {
  await db.query({
    name: 'wagering-tenths',
    text: 'update wagering_requirement set tenths = $2 where id = $1 and tenths < $2',
    values: [id, tenths],
  });
}

/** Ends a requirement that is not met: it neither withholds anything nor takes play any longer. */
export async function cancelRequirement(db: Queryable, id: bigint): Promise<void> {
  await db.query({
    name: 'wagering-cancel',
    text: `update wagering_requirement set cancelled_at = now() where id = $1 and met_at is null and cancelled_at is null`,
    values: [id],
  });
}

/** Ends requirements that are all met: what is played from now on counts for later ones only. */
export async function closeRequirements(db: Queryable, ids: readonly bigint[]): Promise<void> {
  await db.query({
    name: 'wagering-close',
    text: 'update wagering_requirement set closed_at = now() where id = any($1::bigint[]) and closed_at is null',
    values: [ids],
  });
}
