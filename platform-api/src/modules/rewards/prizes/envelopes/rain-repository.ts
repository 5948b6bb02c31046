import type { TermsOf } from '@marquee/contract/prizes/terms';
import type { Queryable } from '../../../../platform/database';

export interface NewRain {
  readonly id: string;
  readonly brandId: number;
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly seed: string;
  readonly seedHash: string;
  /** Ledger units. */
  readonly amounts: readonly bigint[];
  readonly budget: bigint;
}

/** @returns false: the brand has a rain at this time */
export async function insertRain(tx: Queryable, rain: NewRain): Promise<boolean> {
  const { id, brandId, version, startsAt, endsAt, seed, seedHash, amounts, budget } = rain;
  const { rowCount } = await tx.query({
    name: 'envelope-rain-insert',
    text: `insert into envelope_rain (id, brand_id, version, starts_at, ends_at, seed, seed_hash, amounts, count, budget)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (brand_id, starts_at) do nothing`,
    values: [id, brandId, version, startsAt, endsAt, seed, seedHash, amounts, amounts.length, budget],
  });
  return rowCount === 1;
}

export async function readPlannedStarts(db: Queryable, brandId: number, from: Date): Promise<ReadonlySet<number>> {
  const { rows } = await db.query<{ startsAt: Date }>({
    name: 'envelope-rains-planned',
    text: 'select starts_at as "startsAt" from envelope_rain where brand_id = $1 and starts_at >= $2',
    values: [brandId, from],
  });
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}

/** Removes rains that have not begun, so that they are planned by the terms in force. */
export async function removeRainsAhead(tx: Queryable, brandId: number, at: Date): Promise<void> {
  await tx.query({
    name: 'envelope-rains-remove',
    text: 'delete from envelope_rain where brand_id = $1 and starts_at > $2 and announced_at is null and taken = 0',
    values: [brandId, at],
  });
}

export interface RainRow extends Pick<NewRain, 'id' | 'startsAt' | 'endsAt' | 'seed' | 'seedHash' | 'budget'> {
  readonly count: number;
  readonly taken: number;
  readonly terms: TermsOf<'envelope'>;
  /** Envelope of the member; null: none. */
  readonly position: number | null;
  readonly amount: bigint | null;
}

const RAINS = `select r.id, r.starts_at as "startsAt", r.ends_at as "endsAt", r.seed, r.seed_hash as "seedHash", r.budget, r.count, r.taken,
    t.terms, c.position, c.amount
  from envelope_rain r
  join prize_terms t on t.brand_id = r.brand_id and t.kind = r.kind and t.version = r.version
  left join envelope_taken c on c.rain_id = r.id and c.member_id = $2`;

interface RainReader {
  readonly brandId: number;
  readonly memberId: bigint;
}

export async function readRain(db: Queryable, { brandId, memberId }: RainReader, id: string): Promise<RainRow | null> {
  const { rows } = await db.query<RainRow>({
    name: 'envelope-rain',
    text: `${RAINS} where r.brand_id = $1 and r.id = $3`,
    values: [brandId, memberId, id],
  });
  return rows[0] ?? null;
}

/** The last rains that are over, and those that fall or come next, by start. */
export async function readRains(
  db: Queryable,
  { brandId, memberId }: RainReader,
  { at, over, ahead }: { readonly at: Date; readonly over: number; readonly ahead: number },
): Promise<RainRow[]> {
  const { rows } = await db.query<RainRow>({
    name: 'envelope-rains',
    text: `select * from (
             (${RAINS} where r.brand_id = $1 and r.ends_at <= $3 order by r.starts_at desc limit $4)
             union all
             (${RAINS} where r.brand_id = $1 and r.ends_at > $3 order by r.starts_at limit $5)
           ) rains order by "startsAt"`,
    values: [brandId, memberId, at, over, ahead],
  });
  return rows;
}

/**
 * Takes the next envelope while the rain falls; members of the same rain wait here for one another until the caller's
 * transaction ends.
 * @returns null: all have been taken, or it does not fall
 */
export async function takeEnvelope(
  tx: Queryable,
  id: string,
  at: Date,
): Promise<{ readonly position: number; readonly amount: bigint } | null> {
  const { rows } = await tx.query<{ position: number; amount: bigint }>({
    name: 'envelope-take',
    text: `update envelope_rain set taken = taken + 1, spent = spent + amounts[taken + 1]
           where id = $1 and taken < count and starts_at <= $2 and ends_at > $2
           returning taken as position, amounts[taken] as amount`,
    values: [id, at],
  });
  return rows[0] ?? null;
}

export async function insertTaken(
  tx: Queryable,
  { rainId, memberId }: { readonly rainId: string; readonly memberId: bigint },
  { position, amount, at }: { readonly position: number; readonly amount: bigint; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'envelope-taken',
    text: 'insert into envelope_taken (rain_id, member_id, position, amount, at) values ($1, $2, $3, $4, $5)',
    values: [rainId, memberId, position, amount, at],
  });
}

/** Marks rains that have begun. @returns those that this process marked */
export async function markBegun(
  db: Queryable,
  at: Date,
): Promise<Array<Pick<NewRain, 'id' | 'brandId' | 'startsAt' | 'endsAt'>>> {
  const { rows } = await db.query<Pick<NewRain, 'id' | 'brandId' | 'startsAt' | 'endsAt'>>({
    name: 'envelope-rains-begin',
    text: `update envelope_rain set announced_at = $1 where announced_at is null and starts_at <= $1
           returning id, brand_id as "brandId", starts_at as "startsAt", ends_at as "endsAt"`,
    values: [at],
  });
  return rows;
}
