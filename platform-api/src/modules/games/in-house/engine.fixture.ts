import { hash } from 'node:crypto';
import { IN_HOUSE_CODES, type InHouseCode, type SeedPair } from '@marquee/contract/in-house';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import type { Beacon } from '../../../platform/beacon';
import { createJobs } from '../../../platform/jobs';
import { hashToken, newToken } from '../../../platform/secrets';
import { makeMember, seedMoneyTest, TEST_BRAND, TEST_VENDOR } from '../../money/ledger/money.fixture';
import { makeVendorKeys } from '../vendor-wallet/vendor-double.fixture';
import { startWalletServer, type WalletServer } from '../vendor-wallet/wallet-server.fixture';
import { type InHouseEngine, openInHouseEngine } from './engine';
import type { Player } from './player';

const FIRST_GAME_ID = 900_011;

/** Long: the first call of a process on a busy machine takes more than a second. Tests of silence unplug the wallet instead. */
const WALLET_TIMEOUT_MS = 10_000;

/** A beacon whose rounds are the same everywhere. */
export const TEST_BEACON: Beacon = {
  chain: 'local',
  localPublicKey: 'ed'.repeat(32),
  read: async (round) => ({ randomness: hash('sha256', `round ${round}`), signature: 'ab' }),
};

export interface EngineTest {
  readonly db: TestDatabase;
  readonly wallet: WalletServer;
  readonly engine: InHouseEngine;
  /** A member with `cash` ledger units who has opened the game. */
  player(game: InHouseCode, cash: bigint): Promise<Player & { memberId: bigint }>;
  /** Chooses a client seed for the next server seed, as the player's browser does. @returns the seeds after it */
  chooseSeed(player: Pick<Player, 'key'>, clientSeed?: string): Promise<SeedPair>;
  cashOf(memberId: bigint): Promise<bigint>;
  /** Makes the wallet unreachable. */
  unplugWallet(isUnplugged: boolean): void;
  close(): Promise<void>;
}

/** The engine with a real wallet over real HTTP, on its own database; its jobs run. */
export async function startEngineTest(): Promise<EngineTest> {
  const keys = makeVendorKeys();
  const db = await createTestDatabase();
  await seedMoneyTest(db.pool, keys.publicPem);
  const gameIds = await addGames(db);
  const wallet = await startWalletServer(db.url);
  const address = await wallet.server.listen({ port: 0, host: '127.0.0.1' });
  let isUnplugged = false;
  const { log, metrics } = wallet.platform;
  const { pool } = wallet.platform.database;
  const jobs = createJobs(db.url, log);
  const engine = await openInHouseEngine({
    pool,
    databaseUrl: db.url,
    jobs,
    beacon: TEST_BEACON,
    log,
    walletUrl: () => (isUnplugged ? 'http://127.0.0.1:9' : `${address}/wallet/${TEST_VENDOR.code}`),
    privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    metrics,
    walletTimeoutMs: WALLET_TIMEOUT_MS,
  });
  await jobs.start();
  const chooseSeed = async ({ key }: Pick<Player, 'key'>, clientSeed = 'a seed of the browser') => {
    const { nextServerSeedHash } = await engine.seeds.show(key);
    return engine.seeds.rotate(key, { clientSeed, serverSeedHash: nextServerSeedHash });
  };

  return {
    db,
    wallet,
    engine,
    unplugWallet(unplugged) {
      isUnplugged = unplugged;
    },
    async player(game, cash) {
      const { id, walletUser } = await makeMember(db.pool, cash);
      const token = newToken();
      await chooseSeed({ key: walletUser });
      const { rows } = await db.pool.query<{ id: bigint }>(
        `insert into game_session (token_hash, member_id, brand_id, currency, game_id, mode, expires_at)
         values ($1, $2, $3, $4, $5, 'real', now() + interval '1 hour') returning id`,
        [hashToken(token), id, TEST_BRAND.id, TEST_BRAND.currency, gameIds[game]],
      );
      return {
        key: walletUser,
        sessionId: rows[0]?.id ?? 0n,
        token,
        game,
        demo: false,
        currency: TEST_BRAND.currency,
        brandId: TEST_BRAND.id,
        name: 'te***r',
        memberId: id,
      };
    },
    chooseSeed,
    cashOf: async (memberId) => (await wallet.services.ledger.balanceOf(memberId)).cash,
    async close() {
      await engine.stop();
      await jobs.stop();
      await wallet.close();
      await db.drop();
    },
  };
}

async function addGames(db: TestDatabase): Promise<Readonly<Record<string, number>>> {
  const ids = Object.fromEntries(IN_HOUSE_CODES.map((code, index) => [code, FIRST_GAME_ID + index]));
  for (const [code, id] of Object.entries(ids)) {
    await db.pool.query(
      `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, sort_order) values ($1, $2, $3, 'bgs', jsonb_build_object('en', $3::text), '-', 1, 1)`,
      [id, TEST_VENDOR.id, code],
    );
  }
  return ids;
}

/** A demo session of a guest. */
export function demoPlayer(sessionId: bigint, game: InHouseCode): Player {
  return {
    key: `demo:${sessionId}`,
    sessionId,
    token: newToken(),
    game,
    demo: true,
    currency: 'XXX',
    brandId: TEST_BRAND.id,
    name: 'gu***t',
  };
}
