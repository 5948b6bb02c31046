import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { placeBets, rollBack, settleBets } from '../../money/ledger/bet-movement-repository';
import { betOf, mustVerify, seedMoneyTest, UNIT, winOf } from '../../money/ledger/money.fixture';
import { fingerprintOf } from '../../money/ledger/movement';
import { postMovement } from '../../money/ledger/repository';
import { foldAll } from '../../rewards/play-feed/test-fold.fixture';
import { rebuildFold } from '../../rewards/play-feed/rebuild-fold';
import { insertMember } from '../member/insert-member';
import { lineFold } from './line-fold';

const password = 'Estuary-Lantern-77';
const DAY_MS = 86_400_000;
const DHAKA_MINUTES = 360;
const [AGENT] = AGENT_TYPES;
let site: TestApp;
let passwordHash: string;

interface Person {
  readonly id: bigint;
  readonly publicId: string;
  readonly account: string;
  readonly brandId: number;
}
let top: Person;
let helper: Person;
let below: Person;
let rival: Person;
let foreign: Person;
let stray: Person;

async function joinMember(account: string, upline: Person | null, type: number = MEMBER_TYPE, brand = 'sundarban') {
  const { rows: brands } = await site.pool.query<{ id: number }>('select id from brand where code = $1', [brand]);
  const brandId = brands[0]?.id ?? 0;
  const uplineId = upline?.id ?? null;
  const profile = { brandId, account, type, nickname: account, passwordHash, language: 'en', uplineId };
  const id = await insertMember(site.pool, profile);
  const { rows } = await site.pool.query<Person>(
    'select id, public_id as "publicId", account, brand_id as "brandId" from member where id = $1',
    [id],
  );
  if (!rows[0]) throw new Error(`${account} exists`);
  return rows[0];
}

/** A bet in currency units. @param payout undefined leaves it open */
async function bets({ id, brandId }: Person, stake: bigint, payout?: bigint) {
  const bet = betOf(id, stake * UNIT, { brand_id: brandId });
  const from = { kind: 'promotion', brandId } as const;
  await postMovement(site.pool, {
    source: 'test',
    key: bet.key,
    kind: 'promotion',
    brandId,
    memberId: id,
    lines: [{ from, to: { kind: 'cash', memberId: id }, amount: stake * UNIT }],
  });
  await placeBets(site.pool, [bet]);
  if (payout !== undefined) await settleBets(site.pool, [winOf(id, bet.key, payout * UNIT, { round_closed: true })]);
  return bet;
}

async function signedIn({ account }: Person, brand = 'sundarban'): Promise<TestBrowser> {
  const browser = site.browser(brand);
  await browser.call('session.login', { type: 'username', username: account, password });
  return browser;
}

/** Starts at the brand's today, so that a run across its midnight loses nothing. */
function days(fromDay = 0, toDay = 1) {
  const day = (later: number) => dayOf(new Date(Date.now() + later * DAY_MS), DHAKA_MINUTES);
  return { from: day(fromDay), to: day(toDay) };
}
const figures = (bets: number, turnover: bigint, validBet: bigint, payout: bigint, gameResult: bigint) => ({
  bets,
  turnover: formatAmount(turnover * UNIT),
  validBet: formatAmount(validBet * UNIT),
  payout: formatAmount(payout * UNIT),
  gameResult: formatAmount(gameResult * UNIT),
});

beforeAll(async () => {
  site = await startTestApp();
  passwordHash = await hashPassword(password);
  await seedMoneyTest(site.pool);
  top = await joinMember('top11', null, AGENT);
  helper = await joinMember('helper1', top, AGENT);
  below = await joinMember('below1', helper);
  const deepest = await joinMember('deepest1', below);
  const friend = await joinMember('friend1', top);
  await joinMember('idle11', top);
  rival = await joinMember('rival1', null, AGENT);
  foreign = await joinMember('foreign1', rival);
  await joinMember('top11', null, AGENT, 'meridian');
  stray = await joinMember('stray1', null, MEMBER_TYPE, 'meridian');
  await bets(top, 5n, 0n);
  await bets(helper, 10n, 0n);
  await bets(below, 20n, 50n);
  await bets(deepest, 40n);
  await bets(friend, 100n, 30n);
  await bets(foreign, 1_000n, 0n);
  await bets(stray, 2_000n, 0n);
  await rebuildFold(site.pool, lineFold);
  await foldAll(site.pool, lineFold);
});
afterAll(() => site.close());

test('adds up the whole team, with the agent’s own bets first and each direct downline with the line below', async () => {
  const report = await (await signedIn(top)).call('agent.teamBetting', days());
  expect(report).toMatchObject({ line: [], totalElements: 3, totals: figures(4, 135n, 135n, 80n, 55n) });
  expect(report.content).toMatchObject([
    { account: 'top11', self: true, ...figures(1, 5n, 5n, 0n, 5n) },
    { account: 'friend1', self: false, downlines: 0, ...figures(1, 100n, 100n, 30n, 70n) },
    { account: 'helper1', self: false, downlines: 1, ...figures(2, 30n, 30n, 50n, -20n) },
  ]);
});

test('sorts by a figure and pages, with the same totals on each page', async () => {
  const agent = await signedIn(top);
  const order = { orderBy: 'gameResult', direction: 'asc', pageSize: 2 } as const;
  const first = await agent.call('agent.teamBetting', { ...days(), ...order });
  const second = await agent.call('agent.teamBetting', { ...days(), ...order, pageNo: 2 });
  expect([...first.content, ...second.content].map(({ account }) => account)).toEqual(['top11', 'helper1', 'friend1']);
  expect(second).toMatchObject({ totalPages: 2, totals: first.totals });
});

test('descends the line level by level and returns the path', async () => {
  const agent = await signedIn(top);
  const ofHelper = await agent.call('agent.teamBetting', { ...days(), of: helper.publicId });
  expect(ofHelper).toMatchObject({ line: [{ account: 'helper1' }], totals: figures(2, 30n, 30n, 50n, -20n) });
  expect(ofHelper.content.map(({ account, self }) => [account, self])).toEqual([
    ['helper1', true],
    ['below1', false],
  ]);
  const ofBelow = await agent.call('agent.teamBetting', { ...days(), of: below.publicId });
  expect(ofBelow.line.map(({ account }) => account)).toEqual(['helper1', 'below1']);
  expect(ofBelow.totals).toEqual(figures(1, 20n, 20n, 50n, -30n));
});

test('shows nobody who is not below the agent: another line, the upline, the agent, another brand, an unknown member', async () => {
  const agent = await signedIn(top);
  const downline = await signedIn(helper);
  const refusalCode = async (who: TestBrowser, of: string) =>
    (await who.refusal('agent.teamBetting', { ...days(), of })).code;
  for (const of of [foreign, rival, stray, top].map(({ publicId }) => publicId))
    expect(await refusalCode(agent, of)).toBe('not_found');
  expect(await refusalCode(agent, 'nobody')).toBe('not_found');
  expect(await refusalCode(downline, top.publicId)).toBe('not_found');
  expect((await (await signedIn(rival)).call('agent.teamBetting', days())).totals.turnover).toBe('1000.00');
  const namesake = await signedIn(top, 'meridian');
  expect(await namesake.call('agent.teamBetting', days())).toMatchObject({ totalElements: 0, content: [] });
  expect(await refusalCode(namesake, stray.publicId)).toBe('not_found');
});

test('is closed to members and guests', async () => {
  expect((await (await signedIn(below)).refusal('agent.teamBetting', days())).code).toBe('forbidden');
  expect((await site.browser().refusal('agent.teamBetting', days())).code).toBe('not_logged_in');
});

test('counts a day of the brand, leaves out members without figures, and refuses too many days', async () => {
  const agent = await signedIn(top);
  expect(await agent.call('agent.teamBetting', days(-2, -1))).toMatchObject({
    content: [],
    totals: figures(0, 0n, 0n, 0n, 0n),
  });
  expect((await agent.refusal('agent.teamBetting', days(-100, 0))).code).toBe('validation_failed');
  expect((await agent.refusal('agent.teamBetting', days(1, 0))).code).toBe('validation_failed');
});

test('does not count a bet that was rolled back', async () => {
  const report = async () => {
    await foldAll(site.pool, lineFold);
    return (await (await signedIn(rival)).call('agent.teamBetting', days())).totals;
  };
  const before = await report();
  const { source, key } = await bets(foreign, 7n, 0n);
  expect(await report()).toMatchObject({ bets: before.bets + 1, turnover: '1007.00' });
  const fingerprint = fingerprintOf('back');
  await rollBack(site.pool, { source, key: 'back', fingerprint, reference: key, memberId: foreign.id });
  expect(await report()).toEqual(before);
  await mustVerify(site.pool);
});
