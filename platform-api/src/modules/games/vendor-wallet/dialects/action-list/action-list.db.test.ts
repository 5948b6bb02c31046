import { createHmac, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { VENDOR_SECRETS_KEY } from '../../../../../composition/keys';
import { readOrMakeKey } from '../../../../../platform/key-file';
import { createSecretBox } from '../../../../../platform/secret-box';
import {
  makeMember,
  mustVerify,
  seedMoneyTest,
  TEST_GAME,
  TEST_VENDOR,
  UNIT,
} from '../../../../money/ledger/money.fixture';
import { createAudit } from '../../../../operators/audit/audit';
import { createVendorKeys } from '../../keys/key-service';
import { launch } from '../../vendor-double.fixture';
import { startWalletServer, type WalletServer } from '../../wallet-server.fixture';
import { ACTIONS_SIGNATURE_HEADER, type ActionListAnswer } from './messages';

let db: TestDatabase;
let app: WalletServer;
let secret: string;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  app = await startWalletServer(db.url);
  const box = createSecretBox(await readOrMakeKey(app.platform.config.keys, VENDOR_SECRETS_KEY));
  const keys = createVendorKeys(db.pool, box, createAudit(db.pool));
  ({ secret } = await keys.addSecret(TEST_VENDOR.code, { actor: { kind: 'system' }, reason: 'test' }));
});
afterEach(() => mustVerify(db.pool));
afterAll(async () => {
  await app.close();
  await db.drop();
});

const nowSeconds = () => Math.floor(Date.now() / 1_000);

async function post(body: string, header: string): Promise<{ code: number; answer: ActionListAnswer }> {
  const response = await app.server.inject({
    method: 'POST',
    url: `/wallet/${TEST_VENDOR.code}/actions`,
    headers: { 'content-type': 'application/json', [ACTIONS_SIGNATURE_HEADER]: header },
    body,
  });
  return { code: response.statusCode, answer: response.json() };
}
const signatureOf = (body: string, seconds = nowSeconds(), by = secret) =>
  `t=${seconds},v1=${createHmac('sha256', by).update(`${seconds}.${body}`).digest('hex')}`;
const send = (list: object) => post(JSON.stringify(list), signatureOf(JSON.stringify(list)));

/** A member with 10 units at a game, and lists of one round. */
async function player() {
  const { id, walletUser } = await makeMember(db.pool, 10n * UNIT);
  const session = await launch(db.pool, id);
  const round = randomUUID();
  return (...actions: readonly object[]) => ({
    requestId: randomUUID(),
    session,
    player: walletUser,
    game: TEST_GAME.code,
    round,
    roundClosed: true,
    currency: 'BDT',
    actions,
  });
}
const bet = (amount: string) => ({ type: 'bet', id: randomUUID(), amount });

test('books a bet and its win in one call', async () => {
  const list = await player();
  const stake = bet('2.50');
  const { code, answer } = await send(list(stake, { type: 'win', id: randomUUID(), bet: stake.id, amount: '4.00' }));
  expect([code, answer.status, answer.balance]).toEqual([200, 'done', '11.50']);
  expect(answer.actions.map(({ status }) => status)).toEqual(['done', 'done']);
});

test('the round ends with the last action of a list that closes it, not before', async () => {
  const list = await player();
  const [won, lost] = [bet('1.00'), bet('1.00')];
  const win = (amount: string) => ({ type: 'win', id: randomUUID(), bet: won.id, amount });
  const statusOf = async (key: string) => {
    const { rows } = await db.pool.query<{ status: string }>(
      'select b.status from bet b join ledger_transaction t on t.id = b.id where t.key = $1',
      [key],
    );
    return rows[0]?.status;
  };
  await send({ ...list(won, lost, win('2.00')), roundClosed: false });
  expect(await statusOf(lost.id)).toBe('open');
  expect((await send(list(bet('1.00'), win('3.00')))).answer.status).toBe('done');
  expect(await statusOf(lost.id)).toBe('lost');
});

test('has no second effect when repeated', async () => {
  const list = await player();
  const stake = bet('2.50');
  const request = list(stake, { type: 'win', id: randomUUID(), bet: stake.id, amount: '4.00' });
  const [first, ...others] = await Promise.all([send(request), send(request), send(request)]);
  for (const { answer } of others) expect(answer).toEqual(first?.answer);
  expect(await send(request)).toEqual(first);
});

test('stops at the first failing action: earlier ones stand, later ones are skipped', async () => {
  const list = await player();
  const [covered, tooMuch, never] = [bet('4.00'), bet('7.00'), bet('1.00')];
  const { answer } = await send(list(covered, tooMuch, never));
  expect(answer).toMatchObject({ status: 'partial', balance: '6.00' });
  expect(answer.actions.map(({ status }) => status)).toEqual(['done', 'insufficient_funds', 'skipped']);
  const back = await send(list({ type: 'rollback', id: randomUUID(), of: covered.id }));
  expect(back.answer).toMatchObject({ status: 'done', balance: '10.00' });
});

test('does nothing when the first action fails', async () => {
  const list = await player();
  const { answer } = await send(list(bet('10.01'), bet('1.00')));
  expect(answer).toMatchObject({ status: 'failed', balance: '10.00' });
});

test('handles an early rollback, a win without a bet, and a reused id', async () => {
  const list = await player();
  const lateBet = bet('1.00');
  expect((await send(list({ type: 'rollback', id: randomUUID(), of: lateBet.id }))).answer.status).toBe('done');
  expect((await send(list(lateBet))).answer.actions[0]?.status).toBe('refused');
  const orphan = { type: 'win', id: randomUUID(), bet: randomUUID(), amount: '1.00' };
  expect((await send(list(orphan))).answer.actions[0]?.status).toBe('not_found');
  const stake = bet('1.00');
  await send(list(stake));
  expect((await send(list({ ...stake, amount: '2.00' }))).answer.actions[0]?.status).toBe('id_used');
});

test.each(['-1.00', '9999999999999'])('refuses an amount of %s', async (amount) => {
  const list = await player();
  expect((await send(list(bet(amount)))).answer.actions[0]?.status).toBe('invalid_amount');
});

test('refuses a forged, stale, missing or foreign signature', async () => {
  const list = await player();
  const body = JSON.stringify(list(bet('1.00')));
  const other = JSON.stringify(list(bet('2.00')));
  for (const header of [
    signatureOf(body, nowSeconds(), 'another-secret'),
    signatureOf(body, nowSeconds() - 301),
    signatureOf(body, nowSeconds() + 301),
    signatureOf(other),
    '',
  ])
    expect((await post(body, header)).code).toBe(401);
  expect((await send(list(bet('1.00')))).answer.balance).toBe('9.00');
});

test.each(['{', '{}', '[]', '{"actions":[]}'])('refuses %s as a list', async (body) => {
  expect((await post(body, signatureOf(body))).code).toBe(400);
});
