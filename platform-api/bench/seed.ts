import type pg from 'pg';
import { placeBets } from '../src/modules/money/ledger/bet-movement-repository';
import { betOf, seedMoneyTest, TEST_BRAND, TEST_GAME } from '../src/modules/money/ledger/money.fixture';

/** A player: the id known to vendors and the token of a launched game. */
export interface BenchPlayer {
  readonly user: string;
  readonly token: string;
}

interface SeededPlayer extends BenchPlayer {
  readonly memberId: bigint;
}

const CASH = 10n ** 14n;
const BATCH = 500;

/** Members with money, a launched game and some bets each, so that no table is empty; then ANALYZE. */
export async function seedPlayers(
  pool: pg.Pool,
  vendorKey: string | null,
  members: number,
  bets: number,
): Promise<BenchPlayer[]> {
  await seedMoneyTest(pool, vendorKey);
  const players = await seedMembers(pool, members, { brand: TEST_BRAND, gameId: TEST_GAME.id });
  for (let position = 0; position < bets; position += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, i) =>
      betOf(players[(position + i * 7) % players.length]?.memberId ?? 0n, 100_000n),
    );
    await placeBets(pool, batch);
  }
  await pool.query('vacuum analyze');
  return players;
}

/** Members with money, each with the game launched. */
export async function seedMembers(
  pool: pg.Pool,
  members: number,
  { brand, gameId }: { readonly brand: { readonly id: number; readonly currency: string }; readonly gameId: number },
): Promise<SeededPlayer[]> {
  const { rows } = await pool.query<{ id: string; wallet_user: string }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
     select $1::smallint, n, n, n, n, 3, n, 'en' from (select 'bench' || i as n from generate_series(1, $2) i) names returning id, wallet_user`,
    [brand.id, members],
  );
  await pool.query('select open_member_accounts(id) from member');
  await pool.query(
    `select post_movement('bench', member_id::text, '\\x00', 'promotion', $1::smallint, member_id,
       array[brand_account($1::smallint, 'promotion')], array[account_id], array[$2::bigint], null)
     from wallet where kind = 'cash'`,
    [brand.id, CASH],
  );
  await pool.query(
    `insert into game_session (token_hash, member_id, brand_id, currency, game_id, mode, expires_at)
     select sha256(convert_to('token-of-' || wallet_user, 'UTF8')), id, brand_id, $1, $2, 'real', now() + interval '1 day' from member`,
    [brand.currency, gameId],
  );
  return rows.map(({ id, wallet_user: user }) => ({ memberId: BigInt(id), user, token: `token-of-${user}` }));
}
