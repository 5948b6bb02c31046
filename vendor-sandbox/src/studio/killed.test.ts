import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { SIGNATURE_HEADER } from '@marquee/contract/wallet-protocol';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const tools = createRequire(new URL('../../../shared/build/package.json', import.meta.url));
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });

interface Transaction {
  readonly transaction_uuid: string;
  readonly reference_transaction_uuid?: string;
  readonly amount?: number;
}

let home: string;
let port: number;
let wallet: FastifyInstance;
let walletUrl: string;
let sandbox: ChildProcess;
const stakes = new Map<string, number>();
/** Ends by the bet they end: ids of wins and rollbacks, each of which counts once however often it is sent. */
const ends = new Map<string, Set<string>>();

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'marquee-killed-'));
  await mkdir(join(home, 'keys'));
  await writeFile(join(home, 'keys/platform-public.pem'), platform.publicKey.export({ type: 'spki', format: 'pem' }));
  stakes.clear();
  ends.clear();
  wallet = await slowWallet();
  walletUrl = await wallet.listen({ port: 0, host: '127.0.0.1' });
  port = await freePort();
  await start();
}, 60_000);
afterEach(async () => {
  sandbox.kill('SIGKILL');
  await wallet.close();
  await rm(home, { recursive: true, force: true });
});

/** A wallet that takes its time, so that a kill finds calls under way. */
async function slowWallet(): Promise<FastifyInstance> {
  const server = Fastify();
  const answer = { status: 'RS_OK', balance: 1_000_000_000 };
  server.post<{ Body: Transaction }>('/wallet/PG/:group/:call', async ({ body, params }) => {
    await sleep(5 + Math.random() * 40);
    const { call } = params as { call: string };
    if (call === 'bet') stakes.set(body.transaction_uuid, body.amount ?? 0);
    if (call === 'win' || call === 'rollback') {
      const bet = body.reference_transaction_uuid ?? '';
      ends.set(bet, (ends.get(bet) ?? new Set()).add(body.transaction_uuid));
    }
    await sleep(Math.random() * 40);
    return answer;
  });
  return server;
}

async function start(): Promise<void> {
  sandbox = spawn(process.execPath, ['--import', pathToFileURL(tools.resolve('tsx')).href, main], {
    env: {
      ...process.env,
      MARQUEE_HOME: home,
      MARQUEE_SANDBOX_PORT: String(port),
      PLATFORM_URL: walletUrl,
      MARQUEE_LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok);
  await vi.waitFor(async () => expect(await ready()).toBe(true), { timeout: 50_000, interval: 100 });
}

async function launch(user: string): Promise<string> {
  const request = { user, token: `launch-token-${user}`, game_code: 'PG_0001', currency: 'BDT', lang: 'en' };
  const body = JSON.stringify(request);
  const signature = sign('RSA-SHA256', Buffer.from(body), platform.privateKey).toString('base64');
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
  const response = await fetch(`http://127.0.0.1:${port}/vendors/PG/game/url`, { method: 'POST', headers, body });
  const { url } = (await response.json()) as { url: string };
  return new URL(url).searchParams.get('session') ?? '';
}

const call = (session: string, path: string, body?: object) =>
  fetch(`http://127.0.0.1:${port}/play/slots/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'x-play-session': session, ...(body && { 'content-type': 'application/json' }) },
  }).then((response) => response.json() as Promise<Record<string, unknown>>);

/** Plays until the studio is gone. */
async function playOn(session: string): Promise<void> {
  const { stakes: steps } = (await call(session, '/game')) as unknown as { stakes: number[] };
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return free;
}

test('killed in the middle of rounds, every stake that was taken has one end, and none has two', {
  timeout: 120_000,
}, async () => {
  const sessions = await Promise.all(Array.from({ length: 12 }, (_, index) => launch(`player-${index}`)));
  const playing = sessions.map(playOn);
  const endless = () => [...stakes.keys()].filter((bet) => !ends.has(bet));
  await vi.waitFor(() => expect(stakes.size > 60 && endless().length > 2).toBe(true), { timeout: 30_000, interval: 5 });
  sandbox.kill('SIGKILL');
  await Promise.all(playing);
  expect(endless()).not.toEqual([]);
  await start();
  await vi.waitFor(() => expect(endless()).toEqual([]), { timeout: 20_000, interval: 200 });
  expect([...ends.values()].filter((of) => of.size !== 1)).toEqual([]);
});
