import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSandboxProcess, type SandboxProcess } from './sandbox-process.fixture';

let sandbox: SandboxProcess;
beforeEach(async () => {
  sandbox = await openSandboxProcess();
  await sandbox.start();
});
afterEach(() => sandbox.close());

const call = <Answer = unknown>(session: string, path: string, body?: object) =>
  sandbox.play<Answer>('slots', session, path, body);

/** Plays until the process is killed. */
async function playUntilKilled(session: string): Promise<void> {
  const { stakes: steps } = await call<{ stakes: number[] }>(session, '/game');
  for (;;) {
    const id = randomUUID();
    const answer = await call(session, '/spin', { id, stake: steps[0] }).catch(() => null);
    if (!answer) return;
    if (
      await call(session, '/collect', { bet: id }).then(
        () => false,
        () => true,
      )
    )
      return;
  }
}

const stakes = () => sandbox.transactions().filter((transaction) => transaction.call === 'bet');
const closingsOf = (bet: string) =>
  sandbox.transactions().filter(({ reference_transaction_uuid }) => reference_transaction_uuid === bet);

test('killed in the middle of rounds, every stake that was taken has one end, and none has two', async () => {
  const players = Array.from({ length: 12 }, (_, index) => sandbox.launch(`player-${index}`, 'PG', 'PG_0001'));
  const playing = (await Promise.all(players)).map(playUntilKilled);
  const unclosed = () => stakes().filter(({ transaction_uuid }) => closingsOf(transaction_uuid).length === 0);
  await vi.waitFor(() => expect(stakes().length > 60 && unclosed().length > 2).toBe(true), {
    interval: 5,
  });
  sandbox.kill();
  await Promise.all(playing);
  expect(unclosed()).not.toEqual([]);
  await sandbox.start();
  await vi.waitFor(() => expect(unclosed()).toEqual([]), { interval: 200 });
  expect(stakes().filter(({ transaction_uuid }) => closingsOf(transaction_uuid).length !== 1)).toEqual([]);
});
