import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandboxProcess, type SandboxProcess } from './sandbox-process.fixture';

let sandbox: SandboxProcess;
beforeEach(async () => {
  sandbox = await openSandboxProcess();
  await sandbox.start();
});
afterEach(() => sandbox.close());

const user = 'player-free';
const call = (session: string, path: string, body?: object) => sandbox.play('slots', session, path, body);

test('killed as soon as it has answered, a studio has the free bets that it granted, and plays each once', async () => {
  const { stakes } = (await call(await sandbox.launch(user, 'PG', 'PG_0001'), '/game')) as { stakes?: number[] };
  const stake = stakes?.[1] ?? 0;
  const grant = (change: object = {}) =>
    sandbox.callVendor('PG', '/freebet/rewards/create', {
      reward_uuid: 'reward-of-the-test',
      user,
      currency: 'BDT',
      game_code: 'PG_0001',
      bet_count: 2,
      bet_value: stake,
      end_time: '2099-01-01T00:00:00.000Z',
      ...change,
    });
  expect((await grant()).status).toBe(200);
  sandbox.kill();
  await sandbox.start();
  expect((await grant()).status).toBe(200);
  expect(await (await grant({ bet_count: 3 })).json()).toEqual({ error: 'reward_id_taken' });
  expect(await (await grant({ reward_uuid: 'another-reward', bet_value: stake + 1 })).json()).toEqual({
    error: 'stake_not_offered',
  });

  const session = await sandbox.launch(user, 'PG', 'PG_0001');
  const reward = 'reward-of-the-test';
  expect(await call(session, '/game')).toMatchObject({ freeBets: [{ reward, left: 2, value: stake }] });
  for (const left of [[{ left: 1 }], []]) {
    const id = randomUUID();
    expect(await call(session, '/spin', { id, stake, reward })).toMatchObject({ freeBets: left });
    await call(session, '/collect', { bet: id });
  }
  expect(await call(session, '/spin', { id: randomUUID(), stake, reward })).toEqual({ error: 'no_free_bet' });
  const transactions = sandbox.transactions();
  expect(transactions.map((transaction) => transaction.call)).toEqual(['bet', 'win', 'bet', 'win']);
  expect(transactions.every((transaction) => transaction.is_free && transaction.reward_uuid === reward)).toBe(true);
  const { bets } = (await call(session, '/history')) as { bets?: { free: boolean }[] };
  expect(bets?.map(({ free }) => free)).toEqual([true, true]);
});
