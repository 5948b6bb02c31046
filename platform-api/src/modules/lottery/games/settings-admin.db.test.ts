import { randomUUID } from 'node:crypto';
import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import { issueOf, makeDraw, seedLottery, TEST_LOTTERY } from '../lottery.fixture';
import { joinWithCash } from '../member-money.fixture';
import { makeOperator, TEST_PASSWORD, testPasswordHash } from '../operators.fixture';

const brand = 'sundarban';
const gameCode = TEST_LOTTERY.code;
const RULES = lotteryRules('vn-north');
const reason = 'A test';

let site: TestApp;
let operators: Record<'first' | 'local', TestBrowser>;
let drawId: bigint;

beforeAll(async () => {
  site = await startTestApp();
  await site.pool.query(
    `insert into vendor (id, code, name, status, sort_order) values ($1, $2, 'Test vendor', 'active', 900)`,
    [TEST_VENDOR.id, TEST_VENDOR.code],
  );
  await seedLottery(site.pool, { settings: { brand_id: 1, half_from: 50 } });
  operators = {
    first: await makeOperator(site, 'first', ['lotteries'], []),
    local: await makeOperator(site, 'local', ['lotteries'], [1]),
  };
});
afterAll(() => site.close());
beforeEach(async () => {
  drawId = await makeDraw(site.pool, TEST_LOTTERY.id);
});

const join = async () => joinWithCash(site, { password: TEST_PASSWORD, passwordHash: await testPasswordHash() });

/** The refusal of a ticket of one unit on a number at the rules' odds; undefined when it was placed. */
async function orderFault(browser: TestBrowser, selection: string): Promise<string | undefined> {
  const lines = `de ${selection} ${UNIT} ${RULES.kind('de')?.odds}`;
  const { envelope } = await browser.send(
    'lottery.order',
    { gameCode, issue: await issueOf(site.pool, drawId), lines, ruleVersion: RULES.version },
    { headers: { 'idempotency-key': randomUUID() } },
  );
  return envelope.success ? undefined : envelope.code;
}

describe('settings of a lottery at a brand', () => {
  const read = () => operators.local.call('lotterySettings.read', { brand, gameCode });
  async function changed(fields: Partial<CallRequest<'lotterySettings.save'>>) {
    const { shape: _shape, currency: _currency, ...values } = await read();
    return { brand, ...values, reason, ...fields };
  }

  const approve = ({ proposal }: CallValue<'lotterySettings.save'>) =>
    operators.first.call('proposals.approve', { proposalId: proposal?.proposalId ?? '', reason: 'Agreed' });

  test.each([
    ['a higher limit', { payoutLimit: '999999999.00' }],
    ['no limit', { memberLimit: null }],
    ['half the odds from later on', { halfFrom: null }],
  ])('wait for a second operator with %s, and not with the tighter one', async (_, looser) => {
    const tight = { memberLimit: '5000.00', halfFrom: 40, payoutLimit: '100000.00' };
    expect(await operators.local.call('lotterySettings.save', await changed(tight))).toMatchObject({ proposal: null });
    const answer = await operators.local.call('lotterySettings.save', await changed(looser));
    expect(answer.proposal).not.toBeNull();
    expect(await read()).toMatchObject(tight);
    await operators.local.call('proposals.withdraw', {
      proposalId: answer.proposal?.proposalId ?? '',
      reason: 'Only a test',
    });
  });

  test('refuse odds that return more than is staked, by kind', async () => {
    const odds = [
      { kind: 'de', odds: 100_000 },
      { kind: 'lo2', odds: 100_001 },
      { kind: 'db3', odds: 1_000_001 },
    ];
    const refusal = await operators.local.refusal('lotterySettings.save', await changed({ odds }));
    expect(refusal).toMatchObject({ code: 'return_above_stake', details: { kinds: 'lo2, db3' } });
  });

  test('change odds and limits, which slips of before meet; the audit log has both', async () => {
    const { browser } = await join();
    const request = await changed({
      odds: [
        { kind: 'de', odds: 70_000 },
        { kind: 'g1', odds: RULES.kind('g1')?.odds ?? 0 },
      ],
    });
    const proposed = await operators.local.call('lotterySettings.save', request);
    expect(proposed).toMatchObject({ revision: request.revision, proposal: { state: 'open', isOwn: true } });
    expect(proposed.proposal?.rows).toContainEqual(
      expect.objectContaining({ label: 'lottery.settings.odds', after: { type: 'number', number: 70 } }),
    );
    expect(await read()).toMatchObject({ revision: request.revision, odds: [] });
    await approve(proposed);
    const revision = request.revision + 1;
    expect(await read()).toMatchObject({ revision, odds: [{ kind: 'de', odds: 70_000 }] });
    expect(await orderFault(browser, '05')).toBe('odds_changed');
    expect((await operators.local.refusal('lotterySettings.save', request)).code).toBe('lottery_settings_changed');
    const { rows } = await site.pool.query<{ details: unknown }>(
      `select details from audit_log where action = 'lottery-settings.approved' order by id desc limit 1`,
    );
    expect(rows[0]?.details).toMatchObject({ after: { odds: [{ kind: 'de', odds: 70_000 }, { kind: 'g1' }] } });
    await approve(await operators.local.call('lotterySettings.save', await changed({ odds: [] })));
  });

  test('close it and open it again, which the lists of the brand follow', async () => {
    const changedBrands: unknown[] = [];
    const unsubscribe = site.app.platform.bus.subscribe(({ topic, audience }) => {
      if (topic === 'config.changed') changedBrands.push(audience);
    });
    for (const fields of [{ leastStake: '0.02' }, { enabled: false }, { enabled: true }])
      await operators.local.call('lotterySettings.save', await changed(fields));
    unsubscribe();
    expect(changedBrands).toEqual([{ brandId: 1 }, { brandId: 1 }]);
  });

  test.each([
    ['odds', { odds: [{ kind: 'none', odds: 1_000 }] }],
    ['groups', { groups: { lowest: 1_700, highest: 1_900 } }],
    ['ticketLimit', { ticketLimit: '0.01', leastStake: '1.00' }],
  ])('refuse %s that do not fit', async (field, fields) => {
    const refusal = await operators.local.refusal('lotterySettings.save', await changed(fields));
    expect(refusal.code).toBe('validation_failed');
    expect(JSON.stringify(refusal.details)).toContain(field);
  });
});
