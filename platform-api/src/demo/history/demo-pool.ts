import type pg from 'pg';
import type { Platform } from '../../platform/platform';
import { counterChanges } from '../../modules/games/jackpot/counter-change';
import { openPool, readJackpotVendors, readPool } from '../../modules/games/jackpot/pool-repository';
import type { DemoServices } from '../demo-services';
import type { BrandProfile } from '../plan/brand-profiles';
import type { DemoBet } from './bet-batch';
import type { StoryParts } from './story';

/** A vendor that both brands show, with many jackpot slots. */
const VENDOR = 'EG2';
const SEED_COINS = 5_000n;

/** Before the first bet, an operator opens a jackpot pool of a brand that shows one, and connects the counter to it. */
export async function openDemoPool(
  platform: Platform,
  { audit, brands }: Pick<DemoServices, 'audit' | 'brands'>,
  [operator]: StoryParts['operators'],
  { code, coin, showsPool }: BrandProfile,
): Promise<void> {
  if (!showsPool) return;
  const brand = (await brands.all()).find((item) => item.code === code);
  const vendor =
    brand && (await readJackpotVendors(platform.database.pool, brand.id)).find(({ vendor }) => vendor === VENDOR);
  if (!brand || !vendor) return;
  await counterChanges(platform, audit)(
    { operator, requestId: `demo-pool-${code}`, language: 'en' },
    {
      brand,
      reason: 'The jackpot of our slots can be won',
      alter: async (before, _at, tx) => ({
        ...before,
        poolId: await openPool(tx, brand.id, vendor.id, BigInt(coin) * SEED_COINS),
      }),
    },
  );
}

/** Lets the first bet that plays for a pool from a moment on win it. */
export function createPoolWinner(client: pg.ClientBase, winsFrom: Date) {
  let isWon = false;
  return async (due: readonly DemoBet[], at: Date): Promise<readonly DemoBet[]> => {
    const winner = isWon || at < winsFrom ? undefined : due.find(({ game }) => game.poolId !== null);
    const pool = winner && (await readPool(client, winner.game.poolId ?? 0));
    if (!winner || !pool) return due;
    isWon = true;
    const jackpotWin = Number(pool.balance);
    const detail = { ...winner.detail, jackpot: jackpotWin };
    const win: DemoBet = { ...winner, payout: winner.payout + jackpotWin, jackpotWin, detail };
    return due.map((bet) => (bet === winner ? win : bet));
  };
}
