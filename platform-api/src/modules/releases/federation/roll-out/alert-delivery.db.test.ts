import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Platform } from '../../../../platform/platform';
import type { Letter } from '../../../people/messaging/service';
import { handleAlerts } from './alert-delivery';
import { ALERT_TASK } from './alerts';

const SECRET = 'a-secret-of-the-deployment';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let db: TestDatabase;
let receiver: Server;
let status = 204;
let received: Received[];
let letters: Letter[];
let queued: { task: string; payload: unknown }[];
const handlers = new Map<string, (payload: never) => Promise<void>>();

beforeAll(async () => {
  db = await createTestDatabase();
  receiver = createServer((request, response) => {
    const parts: string[] = [];
    request.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: parts.join('') });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  await db.pool.query(
    "insert into brand (id, code, name, currency, offset_minutes, config) values (1, 'quay', 'Quay', 'BDT', 0, '{}'), (2, 'weir', 'Weir', 'BDT', 0, '{}')",
  );
  await db.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids) values
       ('everywhere@marquee.localhost', 'E', '-', '{remotes}', '{}'), ('here@marquee.localhost', 'H', '-', '{remotes}', '{1}'),
       ('elsewhere@marquee.localhost', 'O', '-', '{remotes}', '{2}'), ('writer@marquee.localhost', 'W', '-', '{content}', '{}')`,
  );
});
afterAll(async () => {
  receiver.close();
  await db.drop();
});
beforeEach(() => {
  received = [];
  letters = [];
  queued = [];
  status = 204;
});

/** Connects the delivery with a queue that the test works off by itself. */
async function raise(alertWebhook: Platform['config']['alertWebhook']): Promise<void> {
  const jobs = {
    handle: (task: string, work: (payload: never) => Promise<void>) => void handlers.set(task, work),
    add: async (_tx: unknown, task: string, payload: unknown) => void queued.push({ task, payload }),
  };
  const sendMail = async (letter: Letter) => void letters.push(letter);
  handleAlerts({ config: { alertWebhook }, database: { pool: db.pool }, jobs }, sendMail);
  const { rows } = await db.pool.query<{ alertId: string }>(
    `insert into alert (brand_id, kind, remote, version, findings, raised_at)
     values (1, 'roll-out-halted', 'mf-games', '1.1.0', '[{"signal":"threw","stable":0,"candidate":0.02}]', now())
     returning id::text as "alertId"`,
  );
  queued.push({ task: ALERT_TASK, payload: rows[0] });
}

/** Works every queued job once; those that fail stay queued. @returns the reasons */
async function work(): Promise<string[]> {
  const faults: string[] = [];
  const failed: typeof queued = [];
  for (let job = queued.shift(); job; job = queued.shift()) {
    const { task, payload } = job;
    await handlers
      .get(task)?.(payload as never)
      .catch((error: Error) => {
        faults.push(error.message);
        failed.push({ task, payload });
      });
  }
  queued.push(...failed);
  return faults;
}

const webhookOf = () => ({
  url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/alerts`,
  secret: SECRET,
});

test('an alert goes to the operators of the brand with the right, and signed to the webhook', async () => {
  await raise(webhookOf());
  expect(await work()).toEqual([]);
  expect(letters.map(({ recipient }) => recipient)).toEqual(['everywhere@marquee.localhost', 'here@marquee.localhost']);
  expect(letters[0]).toMatchObject({
    template: 'roll_out_halted',
    values: { remote: 'mf-games', version: '1.1.0', findings: 'threw: 2.00 % of loads, stable 0.00 %' },
  });
  const [call] = received;
  const payload = new Webhook(SECRET, { format: 'raw' }).verify(
    call?.body ?? '',
    call?.headers as Record<string, string>,
  );
  expect(payload).toMatchObject({ brand: 'quay', kind: 'roll-out-halted', remote: 'mf-games', version: '1.1.0' });
});

test('a webhook that fails is repeated under the same id, and no mail is sent twice', async () => {
  status = 500;
  await raise(webhookOf());
  expect(await work()).toEqual(['the alert webhook answered 500']);
  status = 204;
  expect(await work()).toEqual([]);
  expect(letters).toHaveLength(2);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(received).toHaveLength(2);
});

test('a deployment without a webhook sends mail only', async () => {
  await raise(undefined);
  await work();
  expect(letters).toHaveLength(2);
  expect(received).toEqual([]);
});
