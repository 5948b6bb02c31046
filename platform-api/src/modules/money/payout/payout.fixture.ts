import { randomUUID } from 'node:crypto';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import { seedInstitutions } from '../../../seed/cashier/seed-institutions';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { hashPassword } from '../../../platform/password-hash';
import { mustVerify } from '../ledger/money.fixture';
import { postMovement, readBalances } from '../ledger/repository';
import { insertMember } from '../../people/member/insert-member';
import { type PayerDouble, startPayerDouble } from './payer.fixture';
import { announceBrands } from '../../../testing/brand-settings';

const SECRET = 'a-secret-of-sixteen-or-more';
const LOGIN_PASSWORD = 'Estuary-at-dawn';
export const WITHDRAW_PASSWORD = '402817';

export interface Withdrawer {
  readonly id: bigint;
  readonly account: string;
  readonly browser: TestBrowser;
  readonly payeeId: string;
}

export interface PayoutSite {
  readonly site: TestApp;
  readonly payer: PayerDouble;
  /** A member with cash, a withdraw password and a payee, and an earlier withdrawal unless `isNew`. */
  withdrawer(cash: string, options?: { readonly isNew?: boolean; readonly type?: number }): Promise<Withdrawer>;
  operator(options?: {
    readonly rights?: readonly string[];
    readonly brandIds?: readonly number[];
  }): Promise<TestBrowser>;
  balances(id: bigint): Promise<{ readonly cash: string; readonly held: string }>;
  /** A payer's report; its answer is the HTTP status. */
  report(reference: string, amount: string, options?: ReportOptions): Promise<number>;
  /** The payer's order of a withdrawal, once the queue has sent it. */
  ordered(withdrawalId: string, nth?: number): Promise<string>;
  verify(): Promise<void>;
  close(): Promise<void>;
}

export interface ReportOptions {
  readonly type?: 'payout.succeeded' | 'payout.failed';
  readonly id?: string;
  readonly at?: Date;
  readonly secret?: string;
  readonly currency?: string;
  readonly tampered?: boolean;
}

export const request = (payeeId: string, amount: string, withdrawPassword = WITHDRAW_PASSWORD) => ({
  payeeId,
  amount,
  withdrawPassword,
});
export const withKey = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });

let addresses = 0;

/** Each login uses its own address: a shared address is a reason for a review. */
export function signIn(browser: TestBrowser, account: string) {
  addresses += 1;
  return browser.call(
    'session.login',
    { type: 'username', username: account, password: LOGIN_PASSWORD },
    { ip: `203.0.${addresses >> 8}.${addresses & 255}` },
  );
}

/** The site with a payer in process and the job queue running; the brand `sundarban` asks for no identity check. */
export async function startPayoutSite(): Promise<PayoutSite> {
  const payer = await startPayerDouble();
  const site = await startTestApp({ MARQUEE_SANDBOX_URL: payer.url, SANDPAY_SECRET: SECRET });
  const { pool, app } = site;
  await seedInstitutions(app.platform.database);
  await app.platform.jobs.start();
  await pool.query(`update brand set config = config - 'identity', revision = revision + 1`);
  announceBrands(site);
  const passwordHash = await hashPassword(LOGIN_PASSWORD);
  let numbers = 10_000_000;

  async function withdrawer(cash: string, { isNew = false, type = MEMBER_TYPE } = {}): Promise<Withdrawer> {
    const account = `m${randomUUID().replaceAll('-', '').slice(0, 14)}`;
    const memberRow = { brandId: 1, account, type, nickname: account, language: 'en', passwordHash };
    const id = await insertMember(pool, memberRow);
    if (id === null) throw new Error('no member was made');
    await pool.query('select open_member_accounts($1)', [id]);
    if (cash !== '0.00')
      await postMovement(pool, {
        source: 'test',
        key: account,
        kind: 'promotion',
        brandId: 1,
        memberId: id,
        lines: [
          { from: { kind: 'promotion', brandId: 1 }, to: { kind: 'cash', memberId: id }, amount: parseAmount(cash) },
        ],
      });
    const browser = site.browser();
    await signIn(browser, account);
    await browser.call('withdrawPassword.set', { password: LOGIN_PASSWORD, newPassword: WITHDRAW_PASSWORD });
    const { payeeId } = await browser.call('payees.add', {
      institution: 'bkash',
      holder: 'Amina Khatun',
      number: `017${(numbers += 1)}`,
      withdrawPassword: WITHDRAW_PASSWORD,
    });
    if (!isNew) await pool.query(`update payee set added_at = now() - interval '10 days' where id = $1`, [payeeId]);
    return { id, account, browser, payeeId };
  }

  return {
    site,
    payer,
    withdrawer,
    operator: (options) => makeOperator(site, passwordHash, options),
    report: (reference, amount, options) => report(site, reference, amount, options),
    async balances(id) {
      const { cash, held } = await readBalances(pool, id);
      return { cash: formatAmount(cash), held: formatAmount(held) };
    },
    async ordered(withdrawalId, nth = 1) {
      const find = () =>
        pool.query<{ id: string }>('select id from disbursement where withdrawal_id = $1 and seq = $2', [
          withdrawalId,
          nth,
        ]);
      const id = (await find()).rows[0]?.id;
      if (!id) throw new Error('nothing was ordered');
      await waitUntil(() => payer.orders.some(({ reference }) => reference === id));
      return id;
    },
    verify: () => mustVerify(pool),
    async close() {
      await site.close();
      await payer.close();
    },
  };
}

async function makeOperator(
  site: TestApp,
  passwordHash: string,
  { rights = ['cashier', 'audit'], brandIds = [] }: Parameters<PayoutSite['operator']>[0] = {},
) {
  const email = `${randomUUID()}@marquee.localhost`;
  await site.pool.query(
    'insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $2, $3, $4, $5)',
    [email, email.slice(0, 8), passwordHash, rights, brandIds],
  );
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password: LOGIN_PASSWORD });
  return browser;
}

async function report(
  { app }: TestApp,
  reference: string,
  amount: string,
  options: ReportOptions = {},
): Promise<number> {
  const { type = 'payout.succeeded', id = randomUUID(), at = new Date(), currency = 'BDT' } = options;
  const body = JSON.stringify({ type, data: { payoutId: 'out_1', reference, amount, currency, reason: 'closed' } });
  const signature = new Webhook(options.secret ?? SECRET, { format: 'raw' }).sign(id, at, body);
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/psp/sandpay/payout-callback',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signature,
    },
    body: options.tampered ? body.replace(amount, '9.00') : body,
  });
  return statusCode;
}

/** Waits for the job queue. */
export const waitUntil = (condition: () => boolean | Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(condition, { interval: 50 });
