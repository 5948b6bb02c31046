import { createPublicKey } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VENDOR_PATHS, type VendorAnswer } from '@marquee/contract/vendor-protocol';
import Fastify from 'fastify';
import { hashPassword } from '../../../platform/password-hash';
import { hashToken, newToken } from '../../../platform/secrets';
import { startVendorSandbox } from '../../../testing/outside/vendor-sandbox';
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
type ListedTransaction = VendorAnswer<'transactions'>['transactions'][number];

const PASSWORD = 'Harbour-Beacon-77';

export interface VendorDay {
  readonly site: TestApp;
  readonly vendorUrl: string;
  /** The port for queries to the vendor. */
  readonly port: VendorPort;
  /** Ids of transactions that the vendor leaves out of its list. */
  readonly forgotten: Set<string>;
  /** Adds a transaction to the vendor's list only. */
  believe(transaction: ListedTransaction): void;
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
  const signingKey = await platformSigningKey(app.platform.config.keys);
  const vendor = await startVendorSandbox({
    MARQUEE_HOME: app.platform.config.home,
    PLATFORM_URL: walletAddress,
    GAME_VENDOR_CODE: VENDOR_CODE,
    ...(await keyFiles(app.platform.config.home, {
      GAME_VENDOR_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      GAME_VENDOR_PLATFORM_KEY: createPublicKey(signingKey).export({ type: 'spki', format: 'pem' }),
    })),
    GAME_VENDOR_CLIENT_URL: 'http://games.example.com/client',
  });
  const lists = await startDifferingLists(`${vendor.url}/game-vendor`);

  await addVendor(site, lists.url, keys.publicPem);
  return {
    site,
    vendorUrl: lists.url,
    port: createHttpVendor(lists.url, signingKey),
    forgotten: lists.forgotten,
    believe: lists.believe,
    async rollBack({ user, token }, bet) {
      const { amount: _amount, currency: _currency, ...fields } = betFields(user, token);
      return callWallet(app.server, keys, 'rollback', { ...fields, reference_transaction_uuid: bet });
    },
    player: () => makePlayer(site),
    async play({ user, token }, stake, payout, rewardId) {
      const response = await fetch(`${vendor.url}/game-vendor/rounds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          user,
          token,
          game_code: 'test-game',
          currency: 'BDT',
          stake,
          payout,
          reward_uuid: rewardId ?? null,
        }),
      });
      return (await response.json()) as { bet: string; status: string };
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
      await lists.close();
      await vendor.close();
      await site.close();
    },
  };
}

/** Writes keys below a folder. @returns the files by variable */
async function keyFiles(folder: string, keys: Readonly<Record<string, string | Buffer>>) {
  const files = await Promise.all(
    Object.entries(keys).map(async ([variable, pem]) => {
      const file = join(folder, `${variable}.pem`);
      await writeFile(file, pem, { mode: 0o600 });
      return [variable, file] as const;
    }),
  );
  return Object.fromEntries(files);
}

/** Stands before a vendor and passes every call on, but its lists of transactions can differ from what it played. */
async function startDifferingLists(vendorUrl: string) {
  const forgotten = new Set<string>();
  const added: ListedTransaction[] = [];
  const server = Fastify();
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.all('/*', async (request, reply) => {
    const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers;
    const body = request.body as Buffer<ArrayBuffer> | undefined;
    const response = await fetch(vendorUrl + request.url, {
      method: request.method,
      headers: headers as Record<string, string>,
      ...(body && { body }),
    });
    const text = await response.text();
    reply.code(response.status).type(response.headers.get('content-type') ?? 'application/json');
    if (!response.ok || request.url !== VENDOR_PATHS.transactions) return reply.send(text);
    const { from, to, cursor } = JSON.parse(body?.toString() ?? '{}') as { from: string; to: string; cursor: unknown };
    const answer = JSON.parse(text) as VendorAnswer<'transactions'>;
    const ofTheDay = cursor === null ? added.filter(({ at }) => at >= from && at < to) : [];
    return reply.send({
      ...answer,
      transactions: [
        ...answer.transactions.filter((transaction) => !forgotten.has(transaction.transaction_uuid)),
        ...ofTheDay,
      ],
    });
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    forgotten,
    believe: (transaction: ListedTransaction) => void added.push(transaction),
    close: () => server.close(),
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
