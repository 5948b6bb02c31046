import type { PrizeGiven } from '@marquee/contract/prizes/reward';
import type { TermsOf } from '@marquee/contract/prizes/terms';
import type { BeaconChain, BeaconRound } from '../../../../platform/beacon';
import type { Queryable } from '../../../../platform/database';

export interface NewRaffle {
  readonly id: string;
  readonly brandId: number;
  readonly version: number;
  readonly opensAt: Date;
  readonly drawsAt: Date;
  readonly most: number;
  readonly perMember: number;
  readonly seed: string;
  readonly seedHash: string;
  readonly beaconChain: BeaconChain;
  readonly beaconRound: number;
}

export async function insertRaffle(tx: Queryable, raffle: NewRaffle): Promise<void> {
  await tx.query({
    name: 'raffle-insert',
    text: `insert into raffle (id, brand_id, version, opens_at, draws_at, most, per_member, seed, seed_hash, beacon_chain, beacon_round)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (brand_id, draws_at) do nothing`,
    values: [
      ...[raffle.id, raffle.brandId, raffle.version, raffle.opensAt, raffle.drawsAt, raffle.most, raffle.perMember],
      ...[raffle.seed, raffle.seedHash, raffle.beaconChain, raffle.beaconRound],
    ],
  });
}

/** @returns whether a raffle of the brand waits for its draw */
export async function hasRaffleAhead(db: Queryable, brandId: number, at: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'raffle-ahead',
    text: 'select from raffle where brand_id = $1 and draws_at > $2 limit 1',
    values: [brandId, at],
  });
  return rowCount !== 0;
}

export interface RaffleRow extends Omit<NewRaffle, 'beaconRound'> {
  readonly beaconRound: bigint;
  readonly beacon: string | null;
  readonly beaconSignature: string | null;
  readonly sold: number;
  readonly drawnAt: Date | null;
  readonly terms: TermsOf<'raffle'>;
}

const RAFFLES = `select r.id, r.brand_id as "brandId", r.version, r.opens_at as "opensAt", r.draws_at as "drawsAt", r.most,
    r.per_member as "perMember", r.sold, r.seed, r.seed_hash as "seedHash", r.beacon_chain as "beaconChain", r.beacon_round as "beaconRound",
    r.beacon, r.beacon_signature as "beaconSignature", r.drawn_at as "drawnAt", t.terms
  from raffle r join prize_terms t on t.brand_id = r.brand_id and t.kind = r.kind and t.version = r.version`;

/** Raffles of a brand, latest draw first. */
export async function readRaffles(db: Queryable, brandId: number, limit: number): Promise<RaffleRow[]> {
  const { rows } = await db.query<RaffleRow>({
    name: 'raffles',
    text: `${RAFFLES} where r.brand_id = $1 order by r.draws_at desc limit $2`,
    values: [brandId, limit],
  });
  return rows;
}

/** Raffles whose draw is due. */
export async function readDueRaffles(db: Queryable, at: Date): Promise<RaffleRow[]> {
  const { rows } = await db.query<RaffleRow>({
    name: 'raffles-due',
    text: `${RAFFLES} where r.drawn_at is null and r.draws_at <= $1 order by r.draws_at`,
    values: [at],
  });
  return rows;
}

/** A raffle, locked until the caller's transaction ends: numbers and the draw follow one another. */
export async function lockRaffle(tx: Queryable, brandId: number, id: string): Promise<RaffleRow | null> {
  const { rows } = await tx.query<RaffleRow>({
    name: 'raffle-lock',
    text: `${RAFFLES} where r.brand_id = $1 and r.id = $2 for update of r`,
    values: [brandId, id],
  });
  return rows[0] ?? null;
}

interface NumberKey {
  readonly raffleId: string;
  readonly memberId: bigint;
}

/** Takes the next number. The raffle is locked. */
export async function takeNumber(
  tx: Queryable,
  { raffleId, memberId }: NumberKey,
  { idempotencyKey, at }: { readonly idempotencyKey: string; readonly at: Date },
): Promise<number> {
  const { rows } = await tx.query<{ number: number }>({
    name: 'raffle-number-take',
    text: `with next as (update raffle set sold = sold + 1 where id = $1 returning sold)
           insert into raffle_number (raffle_id, number, member_id, idempotency_key, at)
           select $1, sold, $2, $3, $4 from next returning number`,
    values: [raffleId, memberId, idempotencyKey, at],
  });
  const [row] = rows;
  if (!row) throw new Error(`raffle ${raffleId} gave no number`);
  return row.number;
}

/** The number that an earlier request of the same key took, of whichever raffle. */
export async function readNumberByKey(
  db: Queryable,
  memberId: bigint,
  idempotencyKey: string,
): Promise<{ readonly raffleId: string; readonly number: number } | null> {
  const { rows } = await db.query<{ raffleId: string; number: number }>({
    name: 'raffle-number-by-key',
    text: 'select raffle_id as "raffleId", number from raffle_number where member_id = $1 and idempotency_key = $2',
    values: [memberId, idempotencyKey],
  });
  return rows[0] ?? null;
}

/** A member's numbers of raffles, in rising order. */
export async function readOwnNumbers(
  db: Queryable,
  memberId: bigint,
  raffleIds: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const { rows } = await db.query<{ raffleId: string; numbers: number[] }>({
    name: 'raffle-numbers-of-member',
    text: `select raffle_id as "raffleId", array_agg(number order by number) as numbers from raffle_number
           where member_id = $1 and raffle_id = any($2) group by raffle_id`,
    values: [memberId, raffleIds],
  });
  return new Map(rows.map(({ raffleId, numbers }) => [raffleId, numbers]));
}

/** Who holds each of the numbers. */
export async function readHolders(
  db: Queryable,
  raffleId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await db.query<{ number: number; memberId: bigint }>({
    name: 'raffle-holders',
    text: 'select number, member_id as "memberId" from raffle_number where raffle_id = $1 and number = any($2)',
    values: [raffleId, numbers],
  });
  return new Map(rows.map(({ number, memberId }) => [number, memberId]));
}

export interface Winner {
  readonly place: number;
  readonly number: number;
  readonly memberId: bigint;
  readonly reward: PrizeGiven;
}

/** Writes the winners and the beacon that decided; the raffle is locked. */
export async function writeDraw(
  tx: Queryable,
  raffleId: string,
  winners: readonly Winner[],
  { randomness, signature, at }: BeaconRound & { readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'raffle-draw',
    text: 'update raffle set beacon = $2, beacon_signature = $3, drawn_at = $4 where id = $1',
    values: [raffleId, randomness, signature, at],
  });
  for (const { place, number, memberId, reward } of winners)
    await tx.query({
      name: 'raffle-winner-insert',
      text: 'insert into raffle_winner (raffle_id, place, number, member_id, reward) values ($1, $2, $3, $4, $5)',
      values: [raffleId, place, number, memberId, JSON.stringify(reward)],
    });
}

/** Winners of raffles with their accounts, first prize first. */
export async function readWinners(
  db: Queryable,
  raffleIds: readonly string[],
): Promise<Array<Winner & { readonly raffleId: string; readonly account: string }>> {
  const { rows } = await db.query<Winner & { raffleId: string; account: string }>({
    name: 'raffle-winners',
    text: `select w.raffle_id as "raffleId", w.place, w.number, w.member_id as "memberId", w.reward, m.account
           from raffle_winner w join member m on m.id = w.member_id where w.raffle_id = any($1) order by w.raffle_id, w.place`,
    values: [raffleIds],
  });
  return rows;
}
