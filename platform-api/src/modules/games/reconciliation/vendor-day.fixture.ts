import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { type TransactionRecord, createBook } from '../../../../../vendor-sandbox/src/game-vendor/book';
import { openGameVendor } from '../../../../../vendor-sandbox/src/game-vendor/game-vendor';
import { hashPassword } from '../../../platform/password-hash';
import { hashToken, newToken } from '../../../platform/secrets';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { postMovement } from '../../money/ledger/repository';
import { platformSigningKey } from '../vendor-api/platform-key';
import type { WalletAnswer } from '@marquee/contract/wallet-protocol';
import { createHttpVendor } from '../vendor-api/http-vendor';
import type { VendorPort } from '../vendor-api/vendor-port';
import { betFields, callWallet, makeVendorKeys } from '../vendor-wallet/vendor-double.fixture';

export const VENDOR_CODE = 'TESTV';
const VENDOR_ID = 900;
const GAME_ID = 900_001;
const PASSWORD = 'Harbour-Beacon-77';

export interface VendorDay {
  readonly site: TestApp;
  readonly vendorUrl: string;
  /** The port for queries to the vendor. */
  readonly port: VendorPort;
  /** Ids of transactions that the vendor leaves out of its list. */
  readonly forgotten: Set<string>;
  /** Adds a transaction to the vendor's list only. */
  believe(transaction: TransactionRecord): void;
  /** A signed rollback by the vendor of one of its bets. */
  rollBack(player: { readonly user: string; readonly token: string }, bet: string): Promise<WalletAnswer>;
  /** A member of `sundarban` with ten units who has launched the vendor's game. */
  player(): Promise<{ readonly id: bigint; readonly user: string; readonly token: string }>;
  /** Plays a round at the vendor; amounts in ledger units. */
  play(
    player: { readonly user: string; readonly token: string },
    stake: number,
    payout: number | null,
    rewardId?: string,
  ): Promise<{ readonly bet: string; readonly status: string }>;
  /** An operator of the given brands (none: all), signed in to the console. */
  operator(
    name: string,
    rights: readonly string[],
    brandIds?: readonly number[],
  ): Promise<ReturnType<TestApp['browser']>>;
  close(): Promise<void>;
}

/** The whole API, and a vendor's server that plays against its wallet and answers queries. */
export async function startVendorDay(): Promise<VendorDay> {
  const site = await startTestApp();
  const { app, pool } = site;
  const keys = makeVendorKeys();
  const walletAddress = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const signingKey = await platformSigningKey(app.platform.config.home);
  const book = createBook();
  const forgotten = new Set<string>();
  const vendor = openGameVendor(
    {
      walletUrl: `${walletAddress}/wallet/${VENDOR_CODE}`,
      privateKey: keys.privateKey,
      platformKey: createPublicKey(signingKey),
      clientUrl: 'http://games.example.com/client',
    },
    {
      ...book,
      page(from, to, cursor) {
        const { transactions, next } = book.page(from, to, cursor);
        return {
          transactions: transactions.filter((transaction) => !forgotten.has(transaction.transaction_uuid)),
          next,
        };
      },
    },
  );
  const server = Fastify();
  vendor.routes(server);
  const vendorUrl = `${await server.listen({ port: 0, host: '127.0.0.1' })}/game-vendor`;

  await addVendor(site, vendorUrl, keys.publicPem);
  return {
    site,
    vendorUrl,
    port: createHttpVendor(vendorUrl, signingKey),
    forgotten,
    believe: book.add,
    async rollBack({ user, token }, bet) {
      const { amount: _amount, currency: _currency, ...fields } = betFields(user, token);
      return callWallet(app.server, keys, 'rollback', { ...fields, reference_transaction_uuid: bet });
    },
    player: () => makePlayer(site),
    async play({ user, token }, stake, payout, rewardId) {
      const response = await server.inject({
        method: 'POST',
        url: '/game-vendor/rounds',
        payload: { user, token, game_code: 'test-game', currency: 'BDT', stake, payout, reward_uuid: rewardId ?? null },
      });
      return response.json();
    },
    async operator(name, rights, brandIds = []) {
      const email = `${name}@marquee.localhost`;
      await pool.query(
        'insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $2, $3, $4, $5)',
        [email, name, await hashPassword(PASSWORD), rights, brandIds],
      );
      const browser = site.browser('console');
      await browser.call('operator.login', { email, password: PASSWORD });
      return browser;
    },
    async close() {
      await server.close();
      await site.close();
    },
  };
}

/** The vendor with its address, its key and a game. */
async function addVendor({ pool }: TestApp, vendorUrl: string, publicKey: string): Promise<void> {
  await pool.query(
    `insert into vendor (id, code, name, status, sort_order, api_url) values ($1, $2, 'Test vendor', 'active', 900, $3)`,
    [VENDOR_ID, VENDOR_CODE, vendorUrl],
  );
  await pool.query(`insert into vendor_key (vendor_id, kind, slot, public_key) values ($1, 'rsa', 1, $2)`, [
    VENDOR_ID,
    publicKey,
  ]);
  await pool.query(
    `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, sort_order)
     values ($1, $2, 'test-game', 'rng', '{"en": "T"}', '-', 1, 1)`,
    [GAME_ID, VENDOR_ID],
  );
}

async function makePlayer({ pool }: TestApp) {
  const [user, token] = [newToken(), newToken()];
  const { rows } = await pool.query<{ id: bigint; brand_id: number }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
     select id, $1, $1, $1, $1, 3, 'Player', 'en' from brand where code = 'sundarban' returning id, brand_id`,
    [user],
  );
  const { id = 0n, brand_id: brandId = 0 } = rows[0] ?? {};
  await postMovement(pool, {
    source: 'test',
    key: user,
    kind: 'promotion',
    brandId,
    memberId: id,
    lines: [{ from: { kind: 'promotion', brandId }, to: { kind: 'cash', memberId: id }, amount: 1_000_000n }],
  });
  await pool.query(
    `insert into game_session (token_hash, member_id, brand_id, currency, game_id, mode, expires_at)
     values ($1, $2, $3, 'BDT', $4, 'real', now() + interval '1 day')`,
    [hashToken(token), id, brandId, GAME_ID],
  );
  return { id, user, token };
}

/** An address without a server. */
export async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
