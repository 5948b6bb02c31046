import { FREE_BET_SORTS } from '@marquee/contract/calls/list-sorts';
import { randomUUID } from 'node:crypto';
import { formatMoney } from '@marquee/contract/money-format';
import { parseAmount } from '@marquee/contract/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import type { TestBrowser } from '../../../testing/browser';
import { startVendorSandbox, type VendorSandbox } from '../../../testing/outside/vendor-sandbox';
import { lastMessageTo } from '../../../testing/outbox';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { mustVerify } from '../../money/ledger/money.fixture';
import { mustPageInOrder } from '../../../testing/sorted-pages';

const PASSWORD = 'Harbour-Beacon-77';
let site: TestApp;
let walletUrl: string;
let sandbox: VendorSandbox;
let operator: TestBrowser;
let member: TestBrowser;
let game: { readonly nodeId: number; readonly minBet: string };

/** The vendors' own server: studio, journal and keys as in operation. */
async function openVendors(port?: number): Promise<VendorSandbox> {
  const { home, sandboxPublicUrl } = site.app.platform.config;
  const environment = { MARQUEE_HOME: home, PLATFORM_URL: walletUrl, SANDBOX_PUBLIC_URL: sandboxPublicUrl };
  return startVendorSandbox(environment, port);
}
async function signedIn(name: string, rights: string, brandIds = '{}'): Promise<TestBrowser> {
  const email = `${name}@marquee.localhost`;
  await site.pool.query(
    'insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $2, $3, $4, $5)',
    [email, name, await hashPassword(PASSWORD), rights, brandIds],
  );
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password: PASSWORD });
  return browser;
}

beforeAll(async () => {
  site = await startTestApp();
  await seedCatalogue(site.app.platform.database, site.app.platform.config);
  await seedIdentity(site.app.platform.database, {});
  walletUrl = await site.app.server.listen({ port: 0, host: '127.0.0.1' });
  sandbox = await openVendors();
  await site.pool.query(
    `update vendor set api_url = 'http://127.0.0.1:' || $1::text || '/vendors/' || code where api_url is not null`,
    [sandbox.port],
  );
  operator = await signedIn('gifts', '{cashier,audit}');
  member = site.browser();
  await member.call('session.login', { type: 'username', username: 'demo', password: 'Mangrove-2026!' });
  const offered = await operator.call('freeBets.games', { brand: 'sundarban', keyword: 'golden' });
  game = offered[0] ?? { nodeId: 0, minBet: '0.00' };
  expect(offered.every(({ vassalage }) => vassalage !== 'BGS')).toBe(true);
});
afterAll(async () => {
  await sandbox.close();
  await site.close();
});

const order = (change: object = {}) => ({
  grantId: randomUUID(),
  brand: 'sundarban',
  account: 'demo',
  nodeId: game.nodeId,
  bets: 2,
  stake: game.minBet,
  endsAt: new Date(site.clock.now().getTime() + 86_400_000).toISOString(),
  reason: 'A birthday',
  ...change,
});
const listedGrant = async (grantId: string) =>
  (await operator.call('freeBets.list', { brand: 'sundarban' })).content.find((grant) => grant.grantId === grantId);
const auditOf = async (grantId: string) => {
  const { rows } = await site.pool.query<{ action: string }>(
    'select action from audit_log where subject = $1 order by id',
    [`free-bets:${grantId}`],
  );
  return rows.map(({ action }) => action);
};
const cash = async () => parseAmount((await member.call('wallets.balance', {})).balance);

/** The game as played by the member's browser. */
async function openGame() {
  await expect.poll(async () => (await member.call('games.game', { nodeId: game.nodeId })).playable).toBe(true);
  const { url } = await member.call('games.launch', { nodeId: game.nodeId });
  const headers = { 'x-play-session': new URL(url).searchParams.get('session') ?? '' };
  const callVendorApi = async (path: string, payload?: object) => {
    const body = payload && { method: 'POST', body: JSON.stringify(payload) };
    const response = await fetch(`${sandbox.url}/play/slots/api${path}`, {
      headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...body,
    });
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    freeBets: async () =>
      (await callVendorApi('/game'))['freeBets'] as { reward: string; left: number; value: number }[],
    spin: (stake: number, reward?: string) =>
      callVendorApi('/spin', { id: randomUUID(), stake, ...(reward && { reward }) }),
    collect: async (spun: Record<string, unknown>) =>
      Number((await callVendorApi('/collect', { bet: (spun['round'] as { bet: string }).bet }))['payout']),
  };
}

describe('free bets granted by an operator', () => {
  test('are played at the vendor: no stake is debited, each win is paid once, and the list shows what was played', async () => {
    const grantOrder = order();
    expect(await operator.call('freeBets.grant', grantOrder)).toMatchObject({
      state: 'granted',
      played: 0,
      refusal: null,
    });
    const before = await cash();
    const play = await openGame();
    const [gift] = await play.freeBets();
    expect(gift).toMatchObject({ reward: grantOrder.grantId, left: 2, value: Number(parseAmount(grantOrder.stake)) });
    let won = 0;
    for (const played of [1, 2]) {
      const spun = await play.spin(gift?.value ?? 0, grantOrder.grantId);
      won += await play.collect(spun);
      await expect.poll(cash).toBe(before + BigInt(won));
      expect(await listedGrant(grantOrder.grantId)).toMatchObject({ played, state: played === 2 ? 'used' : 'granted' });
    }
    expect(await play.spin(gift?.value ?? 0, grantOrder.grantId)).toEqual({ error: 'no_free_bet' });
    expect(parseAmount((await listedGrant(grantOrder.grantId))?.won ?? '-1.00')).toBe(BigInt(won));
    const bets = await site.pool.query<{ stake: bigint }>(
      `select stake from bet where is_free and terms ->> 'reward_uuid' = $1`,
      [grantOrder.grantId],
    );
    expect(bets.rows).toEqual([{ stake: 0n }, { stake: 0n }]);
    expect(await auditOf(grantOrder.grantId)).toEqual(['free-bets.promised', 'free-bets.granted']);
    await mustVerify(site.pool);
  });

  test('are granted once however often requested; another order under the id is refused', async () => {
    const grantOrder = order();
    const answers = await Promise.all(Array.from({ length: 5 }, () => operator.call('freeBets.grant', grantOrder)));
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['granted']));
    expect((await (await openGame()).freeBets()).filter(({ reward }) => reward === grantOrder.grantId)).toHaveLength(1);
    expect(await auditOf(grantOrder.grantId)).toEqual(['free-bets.promised', 'free-bets.granted']);
    const other = await operator.refusal('freeBets.grant', { ...grantOrder, bets: 50 });
    expect(other.code).toBe('idempotency_key_reused');
  });

  test('are announced to the member once, in the member’s language, unless the vendor refuses them', async () => {
    const recipient = 'demo@example.com';
    await site.pool.query(
      `insert into member_contact (member_id, brand_id, kind, value) select id, brand_id, 'email', $1 from member
       where account = 'demo' and brand_id = 1`,
      [recipient],
    );
    const letters = async () =>
      (await site.pool.query('select from outbox_message where recipient = $1', [recipient])).rowCount;
    await operator.call('freeBets.grant', order({ stake: '0.77' }));
    expect(await letters()).toBe(0);
    const grantOrder = order({ bets: 4, endsAt: new Date(site.clock.now().getTime() + 60_000).toISOString() });
    await Promise.all(Array.from({ length: 3 }, () => operator.call('freeBets.grant', grantOrder)));
    expect(await letters()).toBe(1);
    const { language, subject, body } = await lastMessageTo(site.pool, recipient);
    expect({ language, subject }).toEqual({ language: 'bn', subject: 'Sundarban-এ আপনার জন্য ফ্রি বাজি' });
    const ownFreeBets = await member.call('freeBets.own', { language: 'bn' });
    const { displayName = '' } = ownFreeBets.find(({ grantId }) => grantId === grantOrder.grantId)?.game ?? {};
    const stake = formatMoney(grantOrder.stake, { language: 'bn', symbol: 'BDT' });
    expect(body).toContain(`${displayName} গেমে ফ্রি বাজি দিয়েছে: ৪টি, প্রতিটি ${stake}`);
    expect(body).not.toMatch(/\d{4}-\d{2}-\d{2}/);
    expect(body).toMatch(/\n\nhttp:\/\/sundarban\.localhost\S*\/promotions\n/);
  });

  test('are refused by a vendor that does not support them, with its code', async () => {
    const odd = order({ stake: '0.77' });
    expect(await operator.call('freeBets.grant', odd)).toMatchObject({
      state: 'refused',
      refusal: 'stake_not_offered',
    });
    const { nodeId } = (await member.call('games.list', { gameType: 'bgs' })).content[0] ?? { nodeId: 0 };
    expect(await operator.call('freeBets.grant', order({ nodeId }))).toMatchObject({
      state: 'refused',
      refusal: 'no_free_bets',
    });
    expect(await auditOf(odd.grantId)).toEqual(['free-bets.promised', 'free-bets.refused']);
  });

  test('stay pending while the vendor is down, and are granted once when requested again', async () => {
    await sandbox.close();
    const endsAt = new Date(site.clock.now().getTime() + 5 * 60_000).toISOString();
    const grantOrder = order({ bets: 3, endsAt });
    expect(await operator.call('freeBets.grant', grantOrder)).toMatchObject({ state: 'asked', refusal: null });
    expect(await operator.call('freeBets.askAgain', { grantId: grantOrder.grantId })).toMatchObject({ state: 'asked' });
    expect(await auditOf(grantOrder.grantId)).toEqual(['free-bets.promised']);
    sandbox = await openVendors(sandbox.port);
    for (let time = 0; time < 2; time += 1)
      expect(await operator.call('freeBets.askAgain', { grantId: grantOrder.grantId })).toMatchObject({
        state: 'granted',
      });
    const gifts = await (await openGame()).freeBets();
    expect(gifts.filter(({ reward }) => reward === grantOrder.grantId)).toMatchObject([{ left: 3 }]);
    site.clock.pass(6 * 60_000);
    expect(await listedGrant(grantOrder.grantId)).toMatchObject({ state: 'over' });
    const ownFreeBets = await member.call('freeBets.own', {});
    expect(ownFreeBets.some(({ grantId }) => grantId === grantOrder.grantId)).toBe(false);
  });

  test('are in the member’s own list, earliest end first, while any is left', async () => {
    const inDays = (days: number) => new Date(site.clock.now().getTime() + days * 86_400_000).toISOString();
    const [later, sooner] = [order({ bets: 1, endsAt: inDays(80) }), order({ bets: 1, endsAt: inDays(70) })];
    for (const grantOrder of [later, sooner, order({ stake: '0.77' })])
      await operator.call('freeBets.grant', grantOrder);
    const listFreeBets = async () => {
      const ownFreeBets = await member.call('freeBets.own', { language: 'bn' });
      return ownFreeBets.filter(({ endsAt }) => endsAt === later.endsAt || endsAt === sooner.endsAt);
    };
    const common = { bets: 1, left: 1, stake: game.minBet, game: { nodeId: game.nodeId } };
    expect(await listFreeBets()).toMatchObject([
      { grantId: sooner.grantId, ...common },
      { grantId: later.grantId, ...common },
    ]);
    const play = await openGame();
    await play.collect(await play.spin(Number(parseAmount(game.minBet)), sooner.grantId));
    await expect.poll(listFreeBets).toMatchObject([{ grantId: later.grantId }]);
    const stranger = site.browser();
    expect((await stranger.refusal('freeBets.own', {})).code).toBe('not_logged_in');
    await stranger.call('session.login', { type: 'username', username: 'demoagent', password: 'Tidewater-2026!' });
    expect(await stranger.call('freeBets.own', {})).toEqual([]);
  });
});

test('are refused without the right or with invalid fields before any request to the vendor', async () => {
  const refusalOf = async (change: object, by = operator) => (await by.refusal('freeBets.grant', order(change))).code;
  expect(await refusalOf({}, await signedIn('content', '{content}'))).toBe('forbidden');
  const elsewhere = await signedIn('elsewhere', '{cashier}', '{2}');
  expect(await refusalOf({}, elsewhere)).toBe('forbidden');
  expect((await elsewhere.call('freeBets.list', {})).content).toEqual([]);
  const { content } = await operator.call('freeBets.list', {});
  const stranger = await elsewhere.refusal('freeBets.askAgain', { grantId: content[0]?.grantId ?? '' });
  expect(stranger.code).toBe('not_found');
  expect(await refusalOf({ account: 'nobody-here' })).toBe('account_not_found');
  expect(await refusalOf({ nodeId: 1 })).toBe('game_not_found');
  for (const bad of [
    { bets: 0 },
    { bets: 1_001 },
    { stake: '0.00' },
    { stake: '-1.00' },
    { endsAt: new Date(site.clock.now().getTime() - 1).toISOString() },
    { endsAt: new Date(site.clock.now().getTime() + 91 * 86_400_000).toISOString() },
    { reason: 'x' },
  ])
    expect(await refusalOf(bad)).toBe('validation_failed');
  await site.pool.query(
    `insert into play_bar (member_id, kind, starts_at, ends_at) select id, 'time_out', now(), now() + interval '30 days' from member where account = 'demo'`,
  );
  expect(await refusalOf({})).toBe('play_barred');
});

test('are listed in every order of their columns', () =>
  mustPageInOrder(FREE_BET_SORTS, (sort, part) => operator.call('freeBets.list', { sort, ...part }), {
    createdAt: ({ createdAt }) => createdAt,
    member: ({ member }) => member,
    stake: ({ stake }) => Number(stake),
    endsAt: ({ endsAt }) => endsAt,
  }));
