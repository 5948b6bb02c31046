import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createPlay, PLAYABLE } from '../bonus/playable.fixture';
import { createBonusSite } from '../bonus/bonus-site.fixture';
import { mustVerify, UNIT } from '../ledger/money.fixture';
import { createTransferLine, type Person, WITHDRAW_PASSWORD } from './transfer-line.fixture';

const [AGENT_TYPE] = AGENT_TYPES;

let site: TestApp;
let bonus: ReturnType<typeof createBonusSite>;
let play: ReturnType<typeof createPlay>;
let line: Awaited<ReturnType<typeof createTransferLine>>;
beforeAll(async () => {
  site = await startTestApp();
  bonus = createBonusSite(site);
  play = createPlay(site.pool);
  line = await createTransferLine(site);
});
afterEach(() => mustVerify(site.pool));
afterAll(() => site.close());

/** An account below an agent with 1,000.00 of cash and 100.00 of playable bonus money. */
async function player(type: number = MEMBER_TYPE, money: { float?: bigint } = {}) {
  const agent = await line.join(null, AGENT_TYPE);
  const person = await line.join(agent, type, { cash: 1_000n, ...money });
  const { id } = await bonus.grant(person.id, PLAYABLE);
  const stateOf = async () =>
    (
      await site.pool.query<{ state: string; returned: bigint }>('select state, returned from bonus where id = $1', [
        id,
      ])
    ).rows[0];
  return { agent, person, stateOf };
}

const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } });
const sending = { amount: '400.00', withdrawPassword: WITHDRAW_PASSWORD };
const fundsOf = async ({ browser }: Person) => {
  const { main, float, forfeits } = await browser.call('transfers.terms', {});
  return { main, float, forfeits: forfeits?.amount ?? null };
};
/** What the member is shown to give up, as the page confirms it. */
async function confirmedBy({ browser }: Person) {
  const { forfeits } = await browser.call('transfers.terms', {});
  if (!forfeits) throw new Error('nothing is at stake');
  return { forfeits };
}

test('a transfer to the upline beside a playable bonus is refused until the sum that it gives up is confirmed', async () => {
  const { agent, person, stateOf } = await player();
  expect(await fundsOf(person)).toEqual({ main: '1000.00', float: null, forfeits: '100.00' });
  const { forfeits } = await confirmedBy(person);
  const wrong = [
    { ...forfeits, amount: '99.00' },
    { ...forfeits, bonusId: '01J9ZQ8B3V6KD' },
  ].map((given) => ({ ...sending, forfeits: given }));
  for (const request of [sending, ...wrong])
    expect((await person.browser.refusal('transfers.toUpline', request, withKey())).code).toBe('bonus_at_stake');
  expect(await stateOf()).toMatchObject({ state: 'active' });
  await person.browser.call('transfers.toUpline', { ...sending, forfeits }, withKey());
  expect(await stateOf()).toEqual({ state: 'forfeited', returned: 100n * UNIT });
  expect(await fundsOf(person)).toEqual({ main: '600.00', float: null, forfeits: null });
  expect(await fundsOf(agent)).toMatchObject({ float: '400.00' });
});

test('an agent’s way from the main wallet to the float follows the same rule', async () => {
  const { person, stateOf } = await player(AGENT_TYPE);
  const move = { from: 'main', to: 'float', amount: '300.00' } as const;
  expect((await person.browser.refusal('wallets.transfer', move, withKey())).code).toBe('bonus_at_stake');
  await person.browser.call('wallets.transfer', { ...move, ...(await confirmedBy(person)) }, withKey());
  expect(await stateOf()).toMatchObject({ state: 'forfeited' });
  expect(await fundsOf(person)).toEqual({ main: '700.00', float: '300.00', forfeits: null });
});

test('money that does not leave the main wallet gives nothing up', async () => {
  const { person, stateOf } = await player(AGENT_TYPE, { float: 1_000n });
  const downline = await line.join(person, MEMBER_TYPE);
  await person.browser.call('wallets.transfer', { from: 'float', to: 'main', amount: '100.00' }, withKey());
  await person.browser.call('transfers.toUpline', sending, withKey());
  await person.browser.call('transfers.toDownline', { ...sending, account: downline.account }, withKey());
  expect(await stateOf()).toMatchObject({ state: 'active' });
  expect(await fundsOf(person)).toEqual({ main: '1100.00', float: '100.00', forfeits: '100.00' });
});

test('what is refused for another reason gives nothing up and an unconfirmed sum costs no attempt of the password', async () => {
  const { person, stateOf } = await player();
  const confirmed = { ...sending, ...(await confirmedBy(person)) };
  const codes = [];
  for (const request of [
    { ...confirmed, withdrawPassword: '000000' },
    { ...confirmed, amount: '1000.01' },
    { ...sending, withdrawPassword: '000000' },
  ])
    codes.push((await person.browser.refusal('transfers.toUpline', request, withKey())).code);
  expect(codes).toEqual(['withdraw_password_wrong', 'insufficient_balance', 'bonus_at_stake']);
  expect(await stateOf()).toMatchObject({ state: 'active' });
  expect(await fundsOf(person)).toMatchObject({ main: '1000.00', forfeits: '100.00' });
});

test('a repeat gives nothing up twice, also with another bonus active by then', async () => {
  const { person, stateOf } = await player();
  const key = withKey();
  const request = { ...sending, ...(await confirmedBy(person)) };
  const first = await person.browser.call('transfers.toUpline', request, key);
  const next = await bonus.grant(person.id, PLAYABLE);
  expect(await person.browser.call('transfers.toUpline', request, key)).toEqual(first);
  expect(await stateOf()).toMatchObject({ state: 'forfeited' });
  const { rows } = await site.pool.query('select state from bonus where id = $1', [next.id]);
  expect(rows).toEqual([{ state: 'active' }]);
  expect(await fundsOf(person)).toMatchObject({ main: '600.00', forfeits: '100.00' });
});

test('10 confirmed transfers at once give the bonus up once, and the others need no confirmation any longer', async () => {
  const { person, stateOf } = await player();
  const request = { ...sending, amount: '100.00', ...(await confirmedBy(person)) };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => person.browser.send('transfers.toUpline', request, withKey())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await stateOf()).toEqual({ state: 'forfeited', returned: 100n * UNIT });
  expect(await fundsOf(person)).toMatchObject({ main: '0.00', forfeits: null });
});

test('10 confirmed transfers at once leave alone the bonus that waited behind, although it has the same sum', async () => {
  const { person, stateOf } = await player();
  const next = await bonus.grant(person.id, PLAYABLE);
  const request = { ...sending, amount: '100.00', ...(await confirmedBy(person)) };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => person.browser.send('transfers.toUpline', request, withKey())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await stateOf()).toEqual({ state: 'forfeited', returned: 100n * UNIT });
  const { rows } = await site.pool.query('select state, returned from bonus where id = $1', [next.id]);
  expect(rows).toEqual([{ state: 'active', returned: 0n }]);
  expect(await fundsOf(person)).toMatchObject({ main: '900.00', forfeits: '100.00' });
});

test('a bonus that was wagered before becomes cash instead of being given up', async () => {
  const { person, stateOf } = await player();
  const { key } = await play.stake(person.id, 500n, { brand_id: 1 });
  await play.win(person.id, key, 0n);
  await person.browser.call('transfers.toUpline', sending, withKey());
  expect(await stateOf()).toMatchObject({ state: 'completed' });
  expect(await fundsOf(person)).toEqual({ main: '200.00', float: null, forfeits: null });
});
