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

interface StoredRow {
  readonly id: bigint;
  readonly amount: bigint;
  readonly contribution: Contribution;
  readonly is_met: boolean;
  /** vendor, game, type, valid bet; the last as text, since it may exceed the whole numbers of JSON */
  readonly play: readonly (readonly [number, number, string, string])[];
}

/** The member's requirements since everything was met last, oldest first, with what was played up to this moment. */
export async function readOpenRequirements(db: Queryable, memberId: bigint): Promise<RequirementRow[]> {
  const { rows } = await db.query<StoredRow>({
    name: 'wagering-open',
    text: `with open as materialized (
             select id, amount, contribution, created_at, met_at, lead(created_at) over (order by created_at, id) as until
             from wagering_requirement where member_id = $1 and closed_at is null
           ),
           play as (
             select requirement_id, vendor_id, game_id, game_type, valid_bet from wagering_play where requirement_id in (select id from open)
             union all
             select o.id, u.vendor_id, u.game_id, u.game_type, u.valid_bet
             from fold_cursor c
             cross join lateral feed_unread(c) u
             join open o on u.placed_at >= o.created_at and (o.until is null or u.placed_at < o.until)
             where c.fold = 'wagering' and u.member_id = $1
           )
           select o.id, o.amount, o.contribution, o.met_at is not null as is_met,
             coalesce((select json_agg(json_build_array(s.vendor_id, s.game_id, s.game_type, s.valid_bet::text))
                       from (select vendor_id, game_id, game_type, sum(valid_bet) as valid_bet from play
                             where requirement_id = o.id group by 1, 2, 3) s), '[]') as play
           from open o order by o.created_at, o.id`,
    values: [memberId],
  });
  return rows.map(({ id, amount, contribution, is_met: isMet, play }) => ({
    id,
    amount,
    contribution,
    isMet,
    play: play.map(([vendorId, gameId, gameType, validBet]) => ({
      vendorId,
      gameId,
      gameType,
      validBet: BigInt(validBet),
    })),
  }));
}

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
