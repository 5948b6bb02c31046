import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { TestBrowser } from '../../../testing/browser';
import { seedVip } from '../../../seed/vip/seed-vip';
import { type PointsSite, reason, startPointsSite } from '../points/points.fixture';

let mall: PointsSite;
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  mall = await startPointsSite();
  await seedVip(mall.site.app.platform.database);
  [first, second] = [await mall.operator(), await mall.operator()];
});
afterAll(() => mall.close());

const brand = 'sundarban';
const page = { pageNo: 1, pageSize: 50 };
const row = { vendor: null, gameType: 'rng' as const, level: 0, basisPoints: 70 };
const rulesOf = (change: Partial<CallRequest<'rebatesAdmin.proposeRules'>> = {}) => ({
  brand,
  rates: [row],
  minimum: '0.00',
  dailyCap: null,
  wagering: 0,
  reason,
  ...change,
});

describe('the table of rebates', () => {
  it('counts from the next business day on, once a second operator approved it', async () => {
    const proposed = await first.call('rebatesAdmin.proposeRules', rulesOf());
    expect(proposed).toMatchObject({ state: 'open', fromDay: null });
    expect(proposed.rows).toContainEqual({
      label: 'vip.view.rates',
      of: [
        { type: 'word', word: 'games.types.rng' },
        { type: 'level', level: 0 },
      ],
      before: { type: 'percent', percent: 0.4 },
      after: { type: 'percent', percent: 0.7 },
    });
    const decision = { proposalId: proposed.proposalId, reason };
    expect((await first.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    expect(await second.call('proposals.approve', decision)).toMatchObject({ state: 'approved' });
    expect((await second.call('rebatesAdmin.rules', { brand }))[0]).toMatchObject({
      version: 2,
      rates: [row],
      minimum: '0.00',
      dailyCap: null,
    });
    const { browser } = await mall.member();
    expect((await browser.call('rebates.summary', {})).rates[0]).toMatchObject({ gameType: 'live', basisPoints: 30 });
    mall.site.clock.pass(86_400_000);
    const later = await mall.member();
    expect(await later.browser.call('rebates.summary', {})).toMatchObject({
      mode: 'automatic',
      rates: [{ gameType: 'rng', vendor: null, basisPoints: 70 }],
      dailyCap: null,
      rebates: [],
    });
    [first, second] = [await mall.operator(), await mall.operator()];
  });

  it.each([
    ['the same row twice', { rates: [row, row] }, 'rates'],
    ['a vendor that does not exist', { rates: [{ ...row, vendor: 'NOBODY' }] }, 'rates.0.vendor'],
    ['a rate above 30 %', { rates: [{ ...row, basisPoints: 3_001 }] }, 'rates.0.basisPoints'],
    ['a cap of nothing', { dailyCap: '0.00' }, 'dailyCap'],
  ])('is refused with %s', async (_what, change, path) => {
    const { code, details } = await first.refusal('rebatesAdmin.proposeRules', rulesOf(change));
    expect([code, details]).toMatchObject(['validation_failed', { fields: [{ path }] }]);
  });
});

describe('rights', () => {
  const attempts = (browser: TestBrowser) => [
    browser.refusal('rebatesAdmin.rules', { brand }),
    browser.refusal('rebatesAdmin.proposeRules', rulesOf()),
    browser.refusal('rebatesAdmin.runs', { brand, ...page }),
  ];
  const codes = async (browser: TestBrowser) => new Set((await Promise.all(attempts(browser))).map(({ code }) => code));

  it('are needed for every call, of the brand too', async () => {
    expect(await codes(mall.site.browser('console'))).toEqual(new Set(['not_logged_in']));
    expect(await codes(await mall.operator('{content,members}'))).toEqual(new Set(['forbidden']));
    expect(await codes(await mall.operator('{cashier}', '{2}'))).toEqual(new Set(['forbidden']));
    expect((await mall.site.browser().refusal('rebates.summary', {})).code).toBe('not_logged_in');
    expect((await mall.site.browser().refusal('rebates.claim', {})).code).toBe('not_logged_in');
  });

  it('let nobody claim what is not there', async () => {
    const { browser } = await mall.member();
    expect((await browser.refusal('rebates.claim', { day: '2026-01-01' })).code).toBe('rebate_not_found');
    expect(await browser.call('rebates.claim', {})).toMatchObject({ claimed: '0.00' });
  });

  it('show the runs of the own brands', async () => {
    const { id } = await mall.member();
    await mall.site.pool.query(
      `with run as (insert into rebate_run values (1, '2026-01-01', now(), pg_current_snapshot(), now()))
       insert into rebate (member_id, day, brand_id, state, amount, carried_in, carried_out, payable, wagering, seen, counted_at)
       values ($1, '2026-01-01', 1, 'nothing', 0, 0, 0, 0, 0, pg_current_snapshot(), now())`,
      [id],
    );
    const { content } = await first.call('rebatesAdmin.runs', { brand, ...page });
    expect(content).toMatchObject([{ brand, day: '2026-01-01', members: 1, open: 0, paid: '0.00', mode: null }]);
    expect((await (await mall.operator('{cashier}', '{2}')).call('rebatesAdmin.runs', page)).content).toEqual([]);
  });
});
