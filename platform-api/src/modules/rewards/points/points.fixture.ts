import { randomUUID } from 'node:crypto';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { hashPassword } from '../../../platform/password-hash';
import { seedPoints } from '../../../seed/points/seed-points';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { mustVerify } from '../../money/ledger/money.fixture';
import { insertMember } from '../../people/member/insert-member';
import { createUnits } from '../../money/units/service';

const PASSWORD = 'Estuary-Lantern-77';
export const WITHDRAW_PASSWORD = '402817';
export const reason = 'a test';

export interface PointsMember {
  readonly id: bigint;
  readonly account: string;
  readonly browser: TestBrowser;
  points(): Promise<number>;
}

interface GoodOptions {
  readonly points?: bigint;
  readonly stock?: number;
  readonly perMember?: number | null;
  /** Ledger units. */
  readonly play?: bigint;
  readonly delivery?: 'shipped' | 'digital';
  readonly brandId?: number;
  readonly vipLevel?: number;
}

export interface PointsSite {
  readonly site: TestApp;
  /** A member of `sundarban` with a withdraw password. */
  member(points?: bigint): Promise<PointsMember>;
  /** An operator with the right `cashier`, signed in. */
  operator(rights?: string, brandIds?: string): Promise<TestBrowser>;
  /** @returns the id of new goods */
  good(options?: GoodOptions): Promise<string>;
  stockOf(goodId: string): Promise<number>;
  close(): Promise<void>;
}

export const withKey = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });

/** A redeem as the page sends it. */
export const redeemOf = (rewardId: string, points = 100) => ({
  rewardId,
  points,
  quantity: 1,
  address: '1 River Road, Khulna',
  mobileNum: '+8801712345678',
  withdrawPassword: WITHDRAW_PASSWORD,
});

/** The whole API with the rules and goods of a new installation. */
export async function startPointsSite(): Promise<PointsSite> {
  const site = await startTestApp();
  const { pool, app } = site;
  await seedPoints(app.platform.database);
  const [passwordHash, withdrawHash] = await Promise.all([hashPassword(PASSWORD), hashPassword(WITHDRAW_PASSWORD)]);
  const units = createUnits(app.platform);
  let count = 0;

  async function member(points = 0n): Promise<PointsMember> {
    const account = `points${(count += 1)}`;
    const details = { brandId: 1, account, type: MEMBER_TYPE, nickname: account, passwordHash, language: 'en' };
    const id = await insertMember(pool, details);
    if (id === null) throw new Error(`${account} exists`);
    await pool.query('update member set payment_password_hash = $2 where id = $1', [id, withdrawHash]);
    if (points > 0n)
      await units.grant(pool, {
        memberId: id,
        unit: 'points',
        amount: points,
        source: 'test',
        key: account,
        kind: 'granted',
      });
    const browser = site.browser();
    await browser.call(
      'session.login',
      { type: 'username', username: account, password: PASSWORD },
      { ip: `203.0.113.${count % 250}` },
    );
    return { id, account, browser, points: async () => (await browser.call('points.balance', {})).points };
  }

  return {
    site,
    member,
    async operator(rights = '{cashier,audit}', brandIds = '{}') {
      const email = `operator${(count += 1)}@marquee.localhost`;
      await pool.query(
        'insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $1, $2, $3, $4)',
        [email, passwordHash, rights, brandIds],
      );
      const browser = site.browser('console');
      await browser.call('operator.login', { email, password: PASSWORD });
      return browser;
    },
    async good({
      points = 100n,
      stock = 10,
      perMember = null,
      play = 0n,
      delivery = 'shipped',
      brandId = 1,
      vipLevel = 0,
    } = {}) {
      const id = randomUUID();
      await pool.query(
        `insert into point_good (id, brand_id, names, descriptions, picture, delivery, points, play, stock, per_member, vip_level)
         values ($1, $2, '{"en": "A mug", "bn": "মগ"}', '{"en": "Of tin"}', 'mug', $3, $4, $5, $6, $7, $8)`,
        [id, brandId, delivery, points, play, stock, perMember, vipLevel],
      );
      return id;
    },
    async stockOf(goodId) {
      const { rows } = await pool.query<{ stock: number }>('select stock from point_good where id = $1', [goodId]);
      return rows[0]?.stock ?? -1;
    },
    async close() {
      await mustVerify(pool);
      await site.close();
    },
  };
}
