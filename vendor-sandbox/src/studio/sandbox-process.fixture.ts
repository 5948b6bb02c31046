import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SIGNATURE_HEADER } from '@marquee/contract/wallet-protocol';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A transaction that the wallet has booked; repeats count once. */
export interface WalletTransaction {
  readonly call: string;
  readonly transaction_uuid: string;
  readonly reference_transaction_uuid?: string;
  readonly amount?: number;
  readonly is_free?: boolean;
  readonly reward_uuid?: string;
}

/** The whole sandbox in a process of its own, and a slow wallet that accepts everything. */
export interface SandboxProcess {
  readonly home: string;
  /** Booked transactions in order. */
  transactions(): WalletTransaction[];
  start(): Promise<void>;
  kill(): void;
  /** A call of the platform to a vendor, signed by it. */
  callVendor(vendor: string, path: string, body: object): Promise<Response>;
  /** @returns the play session */
  launch(user: string, vendor: string, gameCode: string): Promise<string>;
  /** A call of a game client. */
  play<Answer = unknown>(kind: string, session: string, path: string, body?: object): Promise<Answer>;
  /** A call of the vendors' staff. */
  correct(path: string, key: string, body: object): Promise<Response>;
  close(): Promise<void>;
}

export async function openSandboxProcess(environment: Readonly<Record<string, string>> = {}): Promise<SandboxProcess> {
  const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const home = await mkdtemp(join(tmpdir(), 'marquee-sandbox-'));
  await mkdir(join(home, 'keys'));
  await writeFile(join(home, 'keys/platform-public.pem'), platform.publicKey.export({ type: 'spki', format: 'pem' }));
  const transactions = new Map<string, WalletTransaction>();
  const wallet = slowWallet((entry) =>
    transactions.set(entry.transaction_uuid, transactions.get(entry.transaction_uuid) ?? entry),
  );
  const walletUrl = await wallet.listen({ port: 0, host: '127.0.0.1' });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let sandbox: ChildProcess | null = null;
  const callVendor = (vendor: string, path: string, content: object) => {
    const body = JSON.stringify(content);
    const signature = sign('RSA-SHA256', Buffer.from(body), platform.privateKey).toString('base64');
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    return fetch(`${address}/vendors/${vendor}${path}`, { method: 'POST', headers, body });
  };

  return {
    home,
    transactions: () => [...transactions.values()],
    async start() {
      sandbox = spawn(process.execPath, ['--import', tsx, main], {
        env: {
          ...process.env,
          MARQUEE_HOME: home,
          MARQUEE_SANDBOX_PORT: String(port),
          PLATFORM_URL: walletUrl,
          MARQUEE_LOG_LEVEL: 'silent',
          ...environment,
        },
        stdio: 'ignore',
      });
      const isReady = () => fetch(`${address}/readyz`).then(({ ok }) => ok);
      await vi.waitFor(async () => expect(await isReady()).toBe(true), { interval: 100 });
    },
    kill: () => void sandbox?.kill('SIGKILL'),
    callVendor,
    async launch(user, vendor, gameCode) {
      const token = `launch-token-${user}`;
      const response = await callVendor(vendor, '/game/url', {
        user,
        token,
        game_code: gameCode,
        currency: 'BDT',
        lang: 'en',
      });
      const { url } = (await response.json()) as { url: string };
      return new URL(url).searchParams.get('session') ?? '';
    },
    play: <Answer>(kind: string, session: string, path: string, body?: object) =>
      fetch(`${address}/play/${kind}/api${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'x-play-session': session, ...(body && { 'content-type': 'application/json' }) },
      }).then((response) => response.json() as Promise<Answer>),
    correct: (path, key, body) =>
      fetch(`${address}/desk${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      }),
    async close() {
      sandbox?.kill('SIGKILL');
      await wallet.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Slow, so that a kill interrupts calls. */
function slowWallet(onTransaction: (transactions: WalletTransaction) => void): FastifyInstance {
  const server = Fastify();
  server.post<{ Body: Omit<WalletTransaction, 'call'>; Params: { group: string; call: string } }>(
    '/wallet/:vendor/:group/:call',
    async ({ body, params: { group, call } }) => {
      await sleep(5 + Math.random() * 40);
      if (group === 'transaction') onTransaction({ ...body, call });
      await sleep(Math.random() * 40);
      return { status: 'RS_OK', balance: 1_000_000_000 };
    },
  );
  return server;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return free;
}
