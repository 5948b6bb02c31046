import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchView } from '../kinds/sports/match-view';
import { openSandboxProcess, type SandboxProcess } from './sandbox-process.fixture';

let sandbox: SandboxProcess;
beforeEach(async () => {
  sandbox = await openSandboxProcess({ SANDBOX_MATCH_SPEED: '60' });
  await sandbox.start();
});
afterEach(() => sandbox.close());

interface ListedTicket {
  readonly id: string;
  readonly state: string;
  readonly payout: number;
}

/** A match that starts during the bet would refuse it. */
const ENOUGH_TO_BET_MS = 2_000;

/** Backs the home side of the next football match. @returns the match */
async function back(session: string, id: string): Promise<MatchView> {
  const { matches } = await sandbox.play<{ matches: MatchView[] }>('sports', session, '/board');
  const [match] = matches
    .filter(({ title, state, markets }) => title === 'football' && state === 'scheduled' && markets[0])
    .filter(({ kickOffAt }) => Date.parse(kickOffAt) > Date.now() + ENOUGH_TO_BET_MS)
    .toSorted((left, right) => left.kickOffAt.localeCompare(right.kickOffAt));
  const price = match?.markets[0]?.selections[0]?.price;
  if (!match || !price) throw new Error('no match to bet on');
  const leg = { match: match.id, kind: '1x2', line: null, pick: 'home', price };
  const wager = { id, form: 'decimal', acceptance: 'any', stake: 10_000_000, legs: [leg] };
  expect(await sandbox.play('sports', session, '/bets', wager)).toMatchObject({ accepted: true });
  return match;
}

test('a result that the desk corrects is taken back from the wallet and paid again, once, whatever is killed in between', async () => {
  const key = await readFile(join(sandbox.home, 'keys/desk.key'), 'utf8');
  const session = await sandbox.launch('player-1', 'TLN', 'TLN_0001');
  const id = randomUUID();
  const { id: match } = await back(session, id);
  expect((await sandbox.correct('/sports/results', 'not-the-key', { match, score: null })).status).toBe(401);
  expect((await sandbox.correct('/sports/results', key, { match, score: { home: 1, away: 0 } })).status).toBe(404);
  expect((await sandbox.correct('/sports/results', key, { match, score: { home: -1, away: 0 } })).status).toBe(400);

  await vi.waitFor(() => expect(sandbox.transactions().map(({ call }) => call)).toEqual(['bet', 'win']), {
    interval: 200,
  });
  const wrong = sandbox.transactions()[1];
  const hadWon = (wrong?.amount ?? 0) > 0;
  const score = hadWon ? { home: 0, away: 7 } : { home: 7, away: 0 };
  const corrected = await sandbox.correct('/sports/results', key, { match, score });
  expect(await corrected.json()).toEqual({ takenBack: 1 });
  sandbox.kill();
  await sandbox.start();
  await vi.waitFor(() => expect(sandbox.transactions()).toHaveLength(4), { interval: 200 });
  expect(await (await sandbox.correct('/sports/results', key, { match, score })).json()).toEqual({ takenBack: 0 });

  const [, , reversal, right] = sandbox.transactions();
  expect(reversal).toMatchObject({ call: 'rollback', reference_transaction_uuid: wrong?.transaction_uuid });
  expect(right).toMatchObject({ call: 'win', reference_transaction_uuid: id });
  expect((right?.amount ?? 0) > 0).toBe(!hadWon);
  const { bets } = await sandbox.play<{ bets: ListedTicket[] }>('sports', session, '/tickets');
  expect(bets).toMatchObject([{ id, state: 'settled', payout: right?.amount }]);
  expect(sandbox.transactions()).toHaveLength(4);
});
