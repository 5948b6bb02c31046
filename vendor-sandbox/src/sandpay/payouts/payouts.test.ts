import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PayoutOrder } from './payout';
import { openPayouts, type Payouts } from './payouts';

const SECRET = 'a-secret-of-sixteen-or-more';
let reports: { readonly type: string; readonly id: string }[];
let answers: number[];
let merchant: ReturnType<typeof createServer>;
let folder: string;
let payouts: Payouts;

const open = () =>
  openPayouts({
    folder,
    callbackUrl: `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`,
    secret: SECRET,
    log: Fastify().log,
  });

beforeEach(async () => {
  reports = [];
  answers = [];
  folder = mkdtempSync(join(tmpdir(), 'payouts-'));
  merchant = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      new Webhook(SECRET, { format: 'raw' }).verify(body, request.headers as Record<string, string>);
      reports.push({ type: (JSON.parse(body) as { type: string }).type, id: String(request.headers['webhook-id']) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((done) => merchant.listen(0, '127.0.0.1', done));
  payouts = open();
});
afterEach(async () => {
  payouts.close();
  merchant.closeAllConnections();
  await new Promise((done) => merchant.close(done));
});

const order = (number = '01712345678'): PayoutOrder => ({
  reference: randomUUID(),
  amount: '500.00',
  currency: 'BDT',
  account: { institution: 'bkash', holder: 'Amina Khatun', number },
});
const reported = (count: number) => vi.waitFor(() => expect(reports).toHaveLength(count));

test('pays an order once, however often it is asked, and reports it signed', async () => {
  const one = order();
  const first = payouts.order(one);
  expect(payouts.order(one)?.id).toBe(first?.id);
  expect(payouts.order({ ...one, amount: '501.00' })).toBeNull();
  await reported(1);
  expect(reports[0]?.type).toBe('payout.succeeded');
});

test('asked again after its report it reports again, under the same id', async () => {
  const one = order();
  payouts.order(one);
  await reported(1);
  await vi.waitFor(() => {
    payouts.order(one);
    expect(reports.length).toBeGreaterThan(1);
  });
  expect(reports[1]?.id).toBe(reports[0]?.id);
});

test('fails for a closed account, and reports until it is taken, a restart in between', async () => {
  answers = [503];
  payouts.order(order('01712340001'));
  await reported(1);
  payouts.close();
  payouts = open();
  await reported(2);
  expect(reports.map(({ type }) => type)).toEqual(['payout.failed', 'payout.failed']);
});
