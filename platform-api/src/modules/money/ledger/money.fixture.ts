import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { BetRequest, WinRequest } from './bet-movements';
import { fingerprintOf } from './movement';
import { postMovement } from './repository';
import { verifyLedger } from './verify';

/** The brand, vendor and game of money tests: `testbrand` in BDT at GMT+6, vendor `TESTV`, game 1. */
export const TEST_BRAND = { id: 900, code: 'testbrand', currency: 'BDT', offsetMinutes: 360 } as const;
export const TEST_VENDOR = { id: 900, code: 'TESTV' } as const;
export const TEST_GAME = { id: 900_001, code: 'test-game', type: 'rng' } as const;

/** One currency unit in ledger units. */
export const UNIT = 100_000n;

export async function seedMoneyTest(pool: pg.Pool, vendorPublicKey: string | null = null): Promise<void> {
  await pool.query(
    `insert into brand (id, code, name, currency, offset_minutes, config) values ($1, $2, 'Test', $3, $4, '{}')`,
    [TEST_BRAND.id, TEST_BRAND.code, TEST_BRAND.currency, TEST_BRAND.offsetMinutes],
  );
  await pool.query(
    `insert into vendor (id, code, name, status, sort_order) values ($1, $2, 'Test vendor', 'active', 900)`,
    [TEST_VENDOR.id, TEST_VENDOR.code],
  );
  if (vendorPublicKey)
    await pool.query(`insert into vendor_key (vendor_id, kind, slot, public_key) values ($1, 'rsa', 1, $2)`, [
      TEST_VENDOR.id,
      vendorPublicKey,
    ]);
  await pool.query(
    `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, sort_order)
     values ($1, $2, $3, $4, '{"en": "Test game"}', '-', 1, 1)`,
    [TEST_GAME.id, TEST_VENDOR.id, TEST_GAME.code, TEST_GAME.type],
  );
}

/** A member with `cash` ledger units from a promotion of the brand. */
export async function makeMember(pool: pg.Pool, cash = 0n): Promise<{ id: bigint; walletUser: string }> {
  const mark = randomUUID();
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
     values ($1, $2, $2, $2, $2, 3, 'Tester', 'en') returning id`,
    [TEST_BRAND.id, mark],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no member was made');
  await pool.query('select open_member_accounts($1)', [id]);
  if (cash > 0n) {
    await postMovement(pool, {
      source: 'test',
      key: mark,
      kind: 'promotion',
      brandId: TEST_BRAND.id,
      memberId: id,
      lines: [
        { from: { kind: 'promotion', brandId: TEST_BRAND.id }, to: { kind: 'cash', memberId: id }, amount: cash },
      ],
    });
  }
  return { id, walletUser: mark };
}

/** Many members with money at once. @returns their ids */
export async function makeMembers(pool: pg.Pool, count: number, cash: bigint): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
     select $1::smallint, n, n, n, n, 3, 'Tester', 'en' from (select gen_random_uuid()::text as n from generate_series(1, $2)) names
     returning id`,
    [TEST_BRAND.id, count],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query('select open_member_accounts(id) from unnest($1::bigint[]) id', [ids]);
  await pool.query(
    `select post_movement('test', gen_random_uuid()::text, null, 'promotion', $1::smallint, member_id,
       array[brand_account($1::smallint, 'promotion')], array[account_id], array[$2::bigint], null)
     from wallet where kind = 'cash' and member_id = any($3)`,
    [TEST_BRAND.id, cash, ids],
  );
  return ids;
}

/** Moves money of a member from the main wallet to the one at the test vendor. @param amount ledger units */
export const moveToVendor = (pool: pg.Pool, memberId: bigint, amount: bigint): Promise<void> =>
  moveCash(pool, memberId, amount, 'in');

/** Moves ledger units back from there. */
export const moveFromVendor = (pool: pg.Pool, memberId: bigint, amount: bigint): Promise<void> =>
  moveCash(pool, memberId, amount, 'out');

async function moveCash(pool: pg.Pool, memberId: bigint, amount: bigint, direction: 'in' | 'out'): Promise<void> {
  const main = { kind: 'cash', memberId } as const;
  const vendor = { kind: 'vendor', memberId, vendorId: TEST_VENDOR.id } as const;
  const [from, to] = direction === 'in' ? [main, vendor] : [vendor, main];
  await postMovement(pool, {
    source: 'test',
    key: randomUUID(),
    kind: 'transfer',
    brandId: TEST_BRAND.id,
    memberId,
    lines: [{ from, to, amount }],
  });
}

/** A stake of `stake` ledger units; its fingerprint is derived from the fields, as at the interface. */
export function betOf(memberId: bigint, stake: bigint, fields: Partial<BetRequest> = {}): BetRequest {
  const key = fields.key ?? randomUUID();
  const round_id = fields.round_id ?? `round-${key}`;
  return {
    source: `vendor:${TEST_VENDOR.code}`,
    key,
    request_uuid: randomUUID(),
    fingerprint: fingerprintOf('bet', memberId, stake, round_id),
    brand_id: TEST_BRAND.id,
    member_id: String(memberId),
    vendor_id: TEST_VENDOR.id,
    game_id: TEST_GAME.id,
    game_type: TEST_GAME.type,
    round_id,
    round_closed: false,
    is_free: false,
    stake: Number(stake),
    terms: null,
    ...fields,
  };
}

export function winOf(memberId: bigint, betKey: string, payout: bigint, fields: Partial<WinRequest> = {}): WinRequest {
  return {
    source: `vendor:${TEST_VENDOR.code}`,
    key: randomUUID(),
    fingerprint: fingerprintOf('win', memberId, betKey, payout),
    bet_key: betKey,
    member_id: String(memberId),
    round_closed: false,
    payout: Number(payout),
    valid_bet: null,
    detail: null,
    ...fields,
  };
}

/** Throws with every difference between a stored figure and the postings. */
export async function mustVerify(pool: pg.Pool): Promise<void> {
  const { differences } = await verifyLedger(pool);
  if (differences.length === 0) return;
  throw new Error(
    differences
      .map(
        ({ check, row }) =>
          `${check}: ${JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
      )
      .join('\n'),
  );
}
