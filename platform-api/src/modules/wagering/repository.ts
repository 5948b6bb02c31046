import type { Queryable } from '../../platform/database';
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
}

/**
 * Writes a requirement once. The wallet is locked first: a bet placed from the moment of the requirement on waits for its
 * commit, so the fold of the bet sees it. The time is that of the statement, under the clock of the demo's past too.
 * @returns whether the key stands for this requirement, now or before
 */
export async function insertRequirement(db: Queryable, requirement: NewRequirement): Promise<boolean> {
  const { memberId, source, key, amount, contribution = {} } = requirement;
  await db.query({
    name: 'wagering-lock',
    text: `select from wallet where member_id = $1 and kind = 'cash' for update`,
    values: [memberId],
  });
  const { rows } = await db.query<{ same: boolean }>({
    name: 'wagering-require',
    text: `insert into wagering_requirement as w (member_id, source, key, amount, contribution, created_at)
           values ($1, $2, $3, $4, $5, now() + (clock_timestamp() - pg_catalog.now()))
           on conflict (source, key) do update set source = w.source
           returning w.member_id = $1 and w.amount = $4 as same`,
    values: [memberId, source, key, amount, contributionSchema.parse(contribution)],
  });
  return rows[0]?.same ?? false;
}

/** Where the play of a requirement is read: `bets` where one transaction writes so much that none of it can be folded yet. */
export type PlaySource = 'feed' | 'bets';

interface StoredRow {
  readonly member_id: bigint;
  readonly id: bigint;
  readonly amount: bigint;
  readonly contribution: Contribution;
  readonly is_met: boolean;
  /** vendor, game, type, valid bet; the last as text, since it may exceed the whole numbers of JSON */
  readonly play: readonly (readonly [number, number, string, string])[] | null;
}

const OPEN = `with open as materialized (
    select id, member_id, amount, contribution, created_at, met_at,
      lead(created_at) over (partition by member_id order by created_at, id) as until
    from wagering_requirement where member_id = any($1::bigint[]) and closed_at is null
  )`;
const FOLDED = `select requirement_id, vendor_id, game_id, game_type, valid_bet from wagering_play
  where requirement_id in (select id from open)`;
const UNREAD = `select o.id, u.vendor_id, u.game_id, u.game_type, u.valid_bet
  from fold_cursor c
  cross join lateral feed_unread(c) u
  join open o on o.member_id = u.member_id and u.placed_at >= o.created_at and (o.until is null or u.placed_at < o.until)
  where c.fold = 'wagering' and u.member_id = any($1::bigint[])`;
const FROM_BETS = `select requirement_id, vendor_id, game_id, game_type, valid_bet from wagering_play_expected
  where member_id = any($1::bigint[])`;
const requirementsWith = (play: string) => `${OPEN},
  sums as (select requirement_id, vendor_id, game_id, game_type, sum(valid_bet) as valid_bet from (${play}) p group by 1, 2, 3, 4)
  select o.member_id, o.id, o.amount, o.contribution, o.met_at is not null as is_met, s.play
  from open o
  left join (select requirement_id, json_agg(json_build_array(vendor_id, game_id, game_type, valid_bet::text)) as play
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

const requirementOf = ({ id, amount, contribution, is_met: isMet, play }: StoredRow): RequirementRow => ({
  id,
  amount,
  contribution,
  isMet,
  play: (play ?? []).map(([vendorId, gameId, gameType, validBet]) => ({
    vendorId,
    gameId,
    gameType,
    validBet: BigInt(validBet),
  })),
});

/** Marks requirements as met; what is met once stays met. */
export async function markMet(db: Queryable, ids: readonly bigint[]): Promise<void> {
  await db.query({
    name: 'wagering-met',
    text: 'update wagering_requirement set met_at = now() where id = any($1::bigint[]) and met_at is null',
    values: [ids],
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
