import { GIVEN_PRIZE_SORTS } from '@marquee/contract/calls/list-sorts';
import { randomUUID } from 'node:crypto';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../../platform/password-hash';
import { seedPrizes } from '../../../../seed/prizes/seed-prizes';
import type { TestBrowser } from '../../../../testing/browser';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { mustVerify } from '../../../money/ledger/money.fixture';
import { insertMember } from '../../../people/member/insert-member';
import { calendarOf, rainOf, wheelOf } from '../prizes.fixture';
import { mustPageInOrder } from '../../../../testing/sorted-pages';

const PASSWORD = 'Estuary-Lantern-77';
const reason = 'a test';
const brand = 'sundarban';
const page = { pageNo: 1, pageSize: 20 };
const withKey = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });

let site: TestApp;
let first: TestBrowser;
let second: TestBrowser;
let passwordHash: string;
let count = 0;

async function operator(rights = '{cashier,audit}', brandIds = '{}'): Promise<TestBrowser> {
  const email = `operator${(count += 1)}@marquee.localhost`;
  await site.pool.query(
    'insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $1, $2, $3, $4)',
    [email, passwordHash, rights, brandIds],
  );
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password: PASSWORD });
  return browser;
}

async function member(brandId = 1): Promise<TestBrowser> {
  const account = `prizes${(count += 1)}`;
  const details = { brandId, account, type: MEMBER_TYPE, nickname: account, passwordHash, language: 'en' };
  await insertMember(site.pool, details);
  const browser = site.browser(brandId === 1 ? 'sundarban' : 'meridian');
  const login = { type: 'username', username: account, password: PASSWORD } as const;
  await browser.call('session.login', login, { ip: `203.0.113.${count % 250}` });
  return browser;
}

const lastAudit = async () => (await first.call('operator.auditLog', { brand })).content[0];

beforeAll(async () => {
  site = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
  await seedPrizes(site.app.platform.database);
  [first, second] = [await operator(), await operator()];
});
afterAll(async () => {
  await mustVerify(site.pool);
  await site.close();
});

describe('versions', () => {
  it('begin with those of the installation, with what they are expected to cost', async () => {
    const [version] = await first.call('prizesAdmin.versions', { brand, kind: 'wheel' });
    expect(version).toMatchObject({
      version: 1,
      isInForce: true,
      currency: 'BDT',
      proposedBy: null,
      // 1 % of 5,000, 12 % of 5 and 4 % of 50; 26 % of 20 points and 14 % of 100.
      expected: { cash: '52.60', points: 19.2, tickets: 0.19 },
      taken: { top: 0, 'cash-large': 0 },
    });
    const [rain] = await first.call('prizesAdmin.versions', { brand: 'meridian', kind: 'envelope' });
    expect(rain?.expected.cash).toBe('400000.00');
  });

  it('count once a second operator has approved them', async () => {
    const proposed = await first.call('prizesAdmin.propose', { brand, terms: wheelOf(), reason });
    expect(proposed).toMatchObject({ kind: 'prize-terms', subject: 'wheel', state: 'open' });
    expect(proposed.rows).toContainEqual(
      expect.objectContaining({ label: 'prizes.fallback', after: { type: 'text', text: 'nothing' } }),
    );
    expect((await second.refusal('prizesAdmin.propose', { brand, terms: wheelOf(), reason })).code).toBe(
      'proposal_waiting',
    );
    const decision = { proposalId: proposed.proposalId, reason };
    expect((await first.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    const decisions = await Promise.all(Array.from({ length: 6 }, () => second.call('proposals.approve', decision)));
    for (const { state } of decisions) expect(state).toBe('approved');
    const versions = await first.call('prizesAdmin.versions', { brand, kind: 'wheel' });
    expect(versions.map(({ version, isInForce }) => [version, isInForce])).toEqual([
      [2, true],
      [1, false],
    ]);
    const player = await member();
    expect(await player.call('wheel.show', {})).toMatchObject({
      version: 2,
      prizes: [{ prizeId: 'car', left: 2 }, {}, {}],
    });
    expect(await lastAudit()).toMatchObject({
      action: 'prizes.terms-approved',
      subject: 'prize-terms:sundarban:wheel:2',
      reason,
    });
  });

  it('can be taken back by the operator who proposed them', async () => {
    const { proposalId } = await first.call('prizesAdmin.propose', { brand, terms: calendarOf(), reason });
    const decision = { proposalId, reason };
    expect(await first.call('proposals.withdraw', decision)).toMatchObject({ state: 'withdrawn' });
    expect((await second.refusal('proposals.approve', decision)).code).toBe('proposal_decided');
    expect(await first.call('prizesAdmin.versions', { brand, kind: 'check-in' })).toHaveLength(1);
  });

  it.each([
    ['less than the envelopes hold', rainOf({ budget: '6.00' }), 'budget_too_small'],
    ['a fallback that can be used up', { ...wheelOf(), fallback: 'car' }, 'fallback_has_stock'],
  ])('are refused with %s, and the field is named', async (_what, terms, messageKey) => {
    const refusal = await first.refusal('prizesAdmin.propose', { brand, terms, reason });
    expect(refusal).toMatchObject({ code: 'validation_failed', details: { fields: [{ messageKey }] } });
  });

  it('are refused with an amount of less than a hundredth', async () => {
    const terms = rainOf({ budget: '100.001', step: '0.001' });
    expect((await first.refusal('prizesAdmin.propose', { brand, terms, reason })).code).toBe('amount_invalid');
  });
});

describe('what members were given', () => {
  it('is listed with the account, and rains as they stand', async () => {
    const player = await member();
    await player.call('checkIn.claim', {});
    const { content } = await first.call('prizesAdmin.given', { brand, kind: 'check-in', ...page });
    expect(content[0]).toMatchObject({ brand, prize: '1', reward: { kind: 'tickets', unit: 'wheel' } });
    const { version, seeds } = await player.call('wheel.show', {});
    await player.call('wheel.changeSeed', { clientSeed: 'mine', serverSeedHash: seeds.nextServerSeedHash });
    await player.call('wheel.draw', { version }, withKey());
    expect((await first.call('prizesAdmin.given', { brand, kind: 'wheel', ...page })).totalElements).toBe(1);
    for (const kind of ['envelope', 'raffle'] as const) {
      expect((await first.call('prizesAdmin.given', { brand, kind, ...page })).content).toEqual([]);
      await expect
        .poll(async () => (await first.call('prizesAdmin.runs', { brand, kind, ...page })).totalElements)
        .toBeGreaterThan(0);
    }
  });
});

describe('rights', () => {
  const codes = async (browser: TestBrowser) => {
    const attempts = [
      browser.refusal('prizesAdmin.versions', { brand, kind: 'wheel' }),
      browser.refusal('prizesAdmin.propose', { brand, terms: wheelOf(), reason }),
      browser.refusal('prizesAdmin.runs', { brand, kind: 'envelope', ...page }),
      browser.refusal('prizesAdmin.given', { brand, kind: 'wheel', ...page }),
    ];
    return new Set((await Promise.all(attempts)).map(({ code }) => code));
  };

  it('are needed for every call of operators', async () => {
    expect(await codes(site.browser('console'))).toEqual(new Set(['not_logged_in']));
    expect(await codes(await operator('{content,members}'))).toEqual(new Set(['forbidden']));
    const elsewhere = await operator('{cashier}', '{2}');
    expect(await codes(elsewhere)).toEqual(new Set(['forbidden']));
    const { content } = await elsewhere.call('prizesAdmin.given', { kind: 'check-in', ...page });
    expect(content).toEqual([]);
  });

  it('members’ calls need a real account', async () => {
    const guest = site.browser();
    const refusals = await Promise.all([
      guest.refusal('tickets.mine', {}),
      guest.refusal('checkIn.claim', {}),
      guest.refusal('wheel.draw', { version: 1 }, withKey()),
      guest.refusal('envelopes.take', { rainId: randomUUID() }),
      guest.refusal('promotions.claimRaffle', { promotionId: randomUUID() }, withKey()),
    ]);
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['not_logged_in']));
  });

  it('another brand’s rain and raffle are not found', async () => {
    const player = await member(2);
    const runs = await first.call('prizesAdmin.runs', { brand, kind: 'raffle', ...page });
    const promotionId = runs.content[0]?.id ?? '';
    expect((await player.refusal('promotions.claimRaffle', { promotionId }, withKey())).code).toBe('not_found');
    const rains = await first.call('prizesAdmin.runs', { brand, kind: 'envelope', ...page });
    const rainId = rains.content[0]?.id ?? '';
    expect((await player.refusal('envelopes.take', { rainId })).code).toBe('not_found');
  });
});

it('lists what members were given in every order of its columns', async () => {
  for (let count = 0; count < 2; count++) await (await member()).call('checkIn.claim', {});
  await mustPageInOrder(
    GIVEN_PRIZE_SORTS,
    (sort, part) => first.call('prizesAdmin.given', { brand, kind: 'check-in', sort, ...part }),
    { at: ({ at }) => at, account: ({ account }) => account },
  );
});
