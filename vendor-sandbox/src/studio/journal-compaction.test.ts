import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_OPENING_BALANCE } from './bet-book';
import { openStudio } from './studio';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('./journal-compaction.fixture.ts', import.meta.url));

let folder: string;
let journalFile: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-compacting-'));
  journalFile = join(folder, 'studio.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Bets that a player settles at least before it is killed: several compactions of its journal. */
const SETTLED_AT_LEAST = 30;

/** Plays until the process is killed at some bet. @returns the bets that it reported as settled */
async function playUntilKilled(name: string): Promise<string[]> {
  const player = spawn(process.execPath, ['--import', tsx, program, journalFile, name], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  const lastBet = SETTLED_AT_LEAST + Math.random() * 100;
  player.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > lastBet) player.kill('SIGKILL');
  });
  await once(player, 'close');
  return output.slice(0, output.lastIndexOf('\n')).split('\n');
}

test('killed while its journal is compacted, a studio has every bet that it had settled, once', async () => {
  const settled: string[] = [];
  for (const name of ['first', 'second', 'third', 'fourth']) {
    settled.push(...(await playUntilKilled(name)));
    const studio = await openStudio({
      journalFile,
      walletOf: () => {
        throw new Error('a demo asks no wallet');
      },
      log: Fastify().log,
    });
    const bets = [...studio.bets()];
    for (const id of settled) expect(studio.find(id)).toMatchObject({ state: 'settled', payout: 4, detail: { id } });
    expect(new Set(bets.map(({ id }) => id)).size).toBe(bets.length);
    for (const sessionId of new Set(bets.map((bet) => bet.sessionId))) {
      const session = studio.sessionById(sessionId);
      const own = bets.filter((bet) => bet.sessionId === sessionId);
      const acceptedBets = own.filter(({ state }) => state === 'open' || state === 'settled');
      const expectedBalance =
        DEMO_OPENING_BALANCE - acceptedBets.reduce((sum, { stake, payout }) => sum + stake - payout, 0);
      expect(session && (await studio.balance(session))).toBe(expectedBalance);
    }
    await studio.close();
  }
  expect(settled.length).toBeGreaterThanOrEqual(4 * SETTLED_AT_LEAST);
});
