import type { BonusMode, BonusState } from '@marquee/contract/bonus';
import type { Queryable } from '../../../platform/database';
import type { Contribution } from '../wagering/service';

/** A bonus as stored. Amounts in ledger units. */
export interface BonusRow {
  readonly id: bigint;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly names: Readonly<Record<string, string>>;
  readonly mode: BonusMode;
  readonly amount: bigint;
  readonly wagering: bigint;
  readonly contribution: Contribution;
  readonly inSteps: boolean;
  readonly maxStake: bigint | null;
  readonly excludedGames: readonly number[];
  readonly lifetimeHours: number | null;
  /** What may become cash in all, of playable money; null: everything. */
  readonly conversionCap: bigint | null;
  readonly state: BonusState;
  readonly requirementId: bigint | null;
  /** Tenths of the requirement that were wagered at some time. */
  readonly tenths: number;
  readonly released: bigint;
  readonly returned: bigint;
  /** What playable money is left, with what was won with it; null of other modes and unless it is active. */
  readonly held: bigint | null;
  /** Playable money with which nothing can be played any longer: nothing is left, and no bet is open that holds some. */
  readonly isSpent: boolean;
  readonly grantedAt: Date;
  readonly activeAt: Date | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

export interface NewBonus
  extends Pick<
    BonusRow,
    | 'brandId'
    | 'memberId'
    | 'names'
    | 'mode'
    | 'amount'
    | 'wagering'
    | 'contribution'
    | 'inSteps'
    | 'maxStake'
    | 'excludedGames'
    | 'lifetimeHours'
    | 'conversionCap'
  > {
  readonly source: string;
  readonly key: string;
}

/** What a playable bonus still has; null of others. */
export const HELD = `case when b.mode = 'playable' and b.state = 'active' then
  (select w.balance from wallet w where w.member_id = b.member_id and w.kind = 'bonus') end`;
const SPENT = `coalesce(${HELD} = 0, false) and not exists (
  select from bonus_play p join bet t on t.id = p.bet_id and t.placed_at = p.placed_at and t.status = 'open'
  where p.bonus_id = b.id and p.kind = 'stake')`;
export const COLUMNS = `b.id, b.brand_id as "brandId", b.member_id as "memberId", b.names, b.mode, b.amount, b.wagering, b.contribution,
  b.in_steps as "inSteps", b.max_stake as "maxStake", b.excluded_games as "excludedGames", b.lifetime_hours as "lifetimeHours",
  b.conversion_cap as "conversionCap", ${HELD} as held, ${SPENT} as "isSpent", b.state, b.requirement_id as "requirementId", coalesce(r.tenths, 10) as tenths, b.released, b.returned, b.granted_at as "grantedAt",
  b.active_at as "activeAt", b.expires_at as "expiresAt", b.ended_at as "endedAt"`;
export const FROM = 'from bonus b left join wagering_requirement r on r.id = b.requirement_id';

/** Writes a queued bonus. @returns null: the key was used before */
export async function insertBonus(tx: Queryable, bonus: NewBonus, at: Date): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'bonus-insert',
    text: `insert into bonus (brand_id, member_id, source, key, names, mode, amount, wagering, contribution, in_steps, max_stake,
                              excluded_games, lifetime_hours, conversion_cap, state, granted_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'queued', $15)
           on conflict (source, key) do nothing returning id`,
    values: [
      ...[
        bonus.brandId,
        bonus.memberId,
        bonus.source,
        bonus.key,
        JSON.stringify(bonus.names),
        bonus.mode,
        bonus.amount,
      ],
      ...[bonus.wagering, JSON.stringify(bonus.contribution), bonus.inSteps, bonus.maxStake, bonus.excludedGames],
      ...[bonus.lifetimeHours, bonus.conversionCap, at],
    ],
  });
  return rows[0]?.id ?? null;
}

export async function readBonusByKey(db: Queryable, source: string, key: string): Promise<BonusRow | null> {
  const text = `select ${COLUMNS} ${FROM} where b.source = $1 and b.key = $2`;
  return (await db.query<BonusRow>({ name: 'bonus-by-key', text, values: [source, key] })).rows[0] ?? null;
}

export async function readBonus(db: Queryable, id: bigint): Promise<BonusRow | null> {
  const text = `select ${COLUMNS} ${FROM} where b.id = $1`;
  return (await db.query<BonusRow>({ name: 'bonus-by-id', text, values: [id] })).rows[0] ?? null;
}

export async function readActiveBonus(db: Queryable, memberId: bigint): Promise<BonusRow | null> {
  const text = `select ${COLUMNS} ${FROM} where b.member_id = $1 and b.state = 'active'`;
  return (await db.query<BonusRow>({ name: 'bonus-active', text, values: [memberId] })).rows[0] ?? null;
}

/** The member's oldest queued bonus. */
export async function readNextBonus(tx: Queryable, memberId: bigint): Promise<BonusRow | null> {
  const text = `select ${COLUMNS} ${FROM} where b.member_id = $1 and b.state = 'queued' order by b.id limit 1`;
  return (await tx.query<BonusRow>({ name: 'bonus-next', text, values: [memberId] })).rows[0] ?? null;
}

/** Starts a queued bonus: its lifetime begins. */
export async function markActive(
  tx: Queryable,
  { id, memberId }: BonusRow,
  requirementId: bigint | null,
  at: Date,
): Promise<void> {
  await tx.query({
    name: 'bonus-activate',
    text: `update bonus set state = 'active', requirement_id = $2, active_at = $3::timestamptz, expires_at = $3::timestamptz + make_interval(hours => lifetime_hours)
           where id = $1`,
    values: [id, requirementId, at],
  });
  await refreshBonusBound(tx, memberId);
}

export async function addReleased(tx: Queryable, id: bigint, amount: bigint): Promise<void> {
  const text = 'update bonus set released = released + $2 where id = $1';
  await tx.query({ name: 'bonus-released', text, values: [id, amount] });
}

/** @param returned what went back to the brand now, in ledger units */
export async function markEnded(
  tx: Queryable,
  { id, memberId }: BonusRow,
  state: BonusState,
  returned: bigint,
  at: Date,
): Promise<void> {
  const text = 'update bonus set state = $2, returned = returned + $3, ended_at = $4 where id = $1';
  await tx.query({ name: 'bonus-end', text, values: [id, state, returned, at] });
  await refreshBonusBound(tx, memberId);
}

/** Who changed the state of a bonus: an operator, or nobody by the terms and the member's own doing. */
export interface BonusActor {
  readonly operatorId: number | null;
  readonly reason: string | null;
}
export const BY_TERMS: BonusActor = { operatorId: null, reason: null };

export async function insertBonusStep(
  tx: Queryable,
  id: bigint,
  state: BonusState,
  at: Date,
  { operatorId, reason }: BonusActor,
): Promise<void> {
  await tx.query({
    name: 'bonus-step',
    text: 'insert into bonus_step (bonus_id, state, at, operator_id, reason) values ($1, $2, $3, $4, $5)',
    values: [id, state, at, operatorId, reason],
  });
}

/** Sets whether bets of the member have to look at a bonus. */
async function refreshBonusBound(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query({ name: 'bonus-bound', text: 'select refresh_bonus_bound($1)', values: [memberId] });
}

/** Members of these with an active bonus. */
export async function withActiveBonus(db: Queryable, memberIds: readonly bigint[]): Promise<readonly bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'bonus-members',
    text: `select member_id as id from bonus where member_id = any($1::bigint[]) and state = 'active'`,
    values: [memberIds],
  });
  return rows.map(({ id }) => id);
}

/** Members whose active bonus is wagered, in whole or by a further tenth, is spent, or has expired. */
export async function readDueMembers(db: Queryable, at: Date, limit: number): Promise<readonly bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'bonus-due',
    text: `select b.member_id as id ${FROM}
           where b.state = 'active' and (coalesce(r.tenths, 10) = 10 or b.in_steps and b.released < b.amount * r.tenths / 10
                                         or b.expires_at <= $1 or ${SPENT})
           order by b.member_id limit $2`,
    values: [at, limit],
  });
  return rows.map(({ id }) => id);
}
