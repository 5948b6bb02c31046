import type { CallRequest } from '@marquee/contract/calls/index';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { UNIT } from '../../money/ledger/money.fixture';
import { foldAll } from '../../rewards/play-feed/test-fold.fixture';
import { rebuildFold } from '../../rewards/play-feed/rebuild-fold';
import { lineCashFold, lineFold } from './line-fold';
import { AGENT, daysFromToday, type LineSite, type Person, startLineSite } from './line-site.fixture';

let line: LineSite;
let top: Person;
let helper: Person;
let below: Person;
let friend: Person;
let rival: Person;
let foreign: Person;
let stray: Person;

const pspOf = ({ brandId }: Person) => ({ kind: 'psp', brandId, channel: 'sandpay' }) as const;
const cashOf = ({ id: memberId }: Person) => ({ kind: 'cash', memberId }) as const;
const floatOf = ({ id: memberId }: Person) => ({ kind: 'agent', memberId }) as const;

const deposit = (person: Person, amount: bigint) =>
  line.post(person, 'deposit', [{ from: pspOf(person), to: cashOf(person), amount: amount * UNIT }]);
const reward = (person: Person, amount: bigint, source?: string) => {
  const from = { kind: 'promotion', brandId: person.brandId } as const;
  return line.post(person, 'promotion', [{ from, to: cashOf(person), amount: amount * UNIT }], source);
};
const pay = async (person: Person, amount: bigint) => {
  const held = { kind: 'held', memberId: person.id } as const;
  await line.post(person, 'withdrawal', [{ from: cashOf(person), to: held, amount: amount * UNIT }]);
  await line.post(person, 'payout', [{ from: held, to: pspOf(person), amount: amount * UNIT }]);
};
const commission = (person: Person, from: Person | null, amount: bigint) =>
  line.post(
    person,
    'adjustment',
    [
      {
        from: from ? floatOf(from) : { kind: 'house', brandId: person.brandId },
        to: floatOf(person),
        amount: amount * UNIT,
      },
    ],
    'commission',
  );
const fold = async () => {
  for (const one of [lineFold, lineCashFold]) await foldAll(line.site.pool, one);
};

beforeAll(async () => {
  line = await startLineSite();
  top = await line.join('top11', null, AGENT);
  helper = await line.join('helper1', top, AGENT);
  below = await line.join('below1', helper);
  friend = await line.join('friend1', top);
  await line.join('idle11', top);
  rival = await line.join('rival1', null, AGENT);
  foreign = await line.join('foreign1', rival);
  await line.join('top11', null, AGENT, 'meridian');
  stray = await line.join('stray1', null, MEMBER_TYPE, 'meridian');
  await line.bet(top, 5n, 0n);
  await line.bet(helper, 10n, 0n);
  await line.bet(below, 20n, 50n);
  await line.bet(friend, 100n, 30n);
  await line.bet(foreign, 1_000n, 0n);
  await line.bet(stray, 2_000n, 0n);
  await deposit(below, 40n);
  await deposit(below, 60n);
  await deposit(friend, 200n);
  await deposit(foreign, 999n);
  await pay(friend, 25n);
  await reward(below, 4n);
  await reward(friend, 3n, 'rebates');
  await commission(top, null, 12n);
  await commission(helper, top, 5n);
  for (const one of [lineFold, lineCashFold]) await rebuildFold(line.site.pool, one);
  await fold();
});
afterAll(() => line.site.close());

type Request = CallRequest<'agent.lineFigures'>;
const read = async (who: Person, request: Partial<Request> = {}) =>
  (await line.signedIn(who)).call('agent.lineFigures', { ...daysFromToday(), ...request });
const refusal = async (browser: TestBrowser, call: 'agent.lineFigures' | 'agent.lineDays', of: string) =>
  (await browser.refusal(call, { ...daysFromToday(), of })).code;

describe('the figures of a line', () => {
  it('are those of the agent alone and of each direct downline with everybody below', async () => {
    const report = await read(top);
    expect(report.content).toMatchObject([
      { account: 'top11', self: true, bets: 1, gameResult: '5.00', commissions: '7.00', net: '-2.00' },
      {
        account: 'friend1',
        downlines: 0,
        deposits: '200.00',
        firstDeposits: 1,
        withdrawals: '25.00',
        turnover: '100.00',
        validBet: '100.00',
        payout: '30.00',
        gameResult: '70.00',
        rebates: '3.00',
        promotions: '0.00',
        fees: '0.00',
        commissions: '0.00',
        net: '67.00',
      },
      {
        account: 'helper1',
        downlines: 1,
        deposits: '100.00',
        firstDeposits: 1,
        turnover: '30.00',
        payout: '50.00',
        gameResult: '-20.00',
        promotions: '4.00',
        commissions: '5.00',
        net: '-29.00',
      },
    ]);
    expect(report.totals).toMatchObject({
      bets: 4,
      firstDeposits: 2,
      deposits: '300.00',
      withdrawals: '25.00',
      gameResult: '55.00',
      commissions: '12.00',
      net: '36.00',
    });
    expect(report.line).toEqual([]);
  });

  it('are those of each member alone where that is asked for', async () => {
    const { content, totals } = await read(top, { scope: 'own', orderBy: 'deposits', direction: 'asc' });
    expect(
      content.map(({ account, gameResult, deposits, commissions }) => [account, gameResult, deposits, commissions]),
    ).toEqual([
      ['top11', '5.00', '0.00', '7.00'],
      ['helper1', '10.00', '0.00', '5.00'],
      ['friend1', '70.00', '200.00', '0.00'],
    ]);
    expect(totals).toMatchObject({ gameResult: '85.00', deposits: '200.00' });
  });

  it('are the same with everybody in them, level by level and page by page', async () => {
    const ofHelper = await read(top, { of: helper.publicId });
    expect(ofHelper.line).toEqual([{ id: helper.publicId, account: 'helper1' }]);
    expect(ofHelper.content.map(({ account, self }) => [account, self])).toEqual([
      ['helper1', true],
      ['below1', false],
    ]);
    expect((await read(top, { of: below.publicId })).line.map(({ account }) => account)).toEqual(['helper1', 'below1']);
    const pages = await Promise.all([1, 2].map((pageNo) => read(top, { orderBy: 'net', pageSize: 2, pageNo })));
    expect(pages.flatMap(({ content }) => content.map(({ account }) => account))).toEqual([
      'top11',
      'friend1',
      'helper1',
    ]);
    expect(pages[0]?.totals).toEqual(pages[1]?.totals);
  });

  it('add up by day to the whole line', async () => {
    const agent = await line.signedIn(top);
    const byDay = await agent.call('agent.lineDays', daysFromToday());
    expect(byDay.totals).toEqual((await read(top)).totals);
    expect(byDay.days.map(({ gameResult }) => gameResult)).toEqual(['55.00']);
    expect((await agent.call('agent.lineDays', daysFromToday(-3, -2))).days).toEqual([]);
    const ofHelper = await agent.call('agent.lineDays', { ...daysFromToday(), of: helper.publicId });
    expect(ofHelper.totals).toMatchObject({ gameResult: '-20.00', deposits: '100.00' });
  });

  it('follow a member who moves from the day on which the move holds', async () => {
    const mover = await line.join('mover1', helper);
    await deposit(mover, 7n);
    await fold();
    const before = (await read(top)).totals.deposits;
    await line.site.pool.query('select set_upline($1, $2, $3)', [mover.id, rival.id, daysFromToday(1, 1).to]);
    expect((await read(top)).totals.deposits).toBe(before);
    expect((await read(rival)).totals.deposits).toBe('999.00');
  });
});

describe('the team overview', () => {
  it('counts registrations, active members once, and what became of who joined', async () => {
    const agent = await line.signedIn(rival);
    const { current, before, funnel } = await agent.call('agent.overviewFigures', { period: 'today' });
    expect(current).toMatchObject({
      registrations: 1,
      activeMembers: 1,
      figures: { deposits: '999.00', gameResult: '1000.00' },
    });
    expect(before).toMatchObject({ registrations: 0, activeMembers: 0, figures: { net: '0.00' } });
    expect(funnel).toEqual({ registered: 1, deposited: 1, active: 1 });
    const later = await line.join('later1', foreign);
    await line.bet(later, 3n, 3n);
    await line.bet(rival, 3n, 0n);
    await fold();
    const month = await agent.call('agent.overviewFigures', { period: 'month' });
    expect(month.current).toMatchObject({ registrations: 2, activeMembers: 3 });
    // Who played without a deposit has not come so far.
    expect(month.funnel).toEqual({ registered: 2, deposited: 1, active: 1 });
    expect((await agent.call('agent.overviewFigures', { period: 'yesterday' })).funnel.registered).toBe(0);
  });
});

describe('whose line it is', () => {
  it('shows nobody who is not below the agent: another line, the upline, the agent, another brand, nobody', async () => {
    const agent = await line.signedIn(top);
    const downline = await line.signedIn(helper);
    for (const call of ['agent.lineFigures', 'agent.lineDays'] as const) {
      for (const of of [foreign, rival, stray, top].map(({ publicId }) => publicId))
        expect(await refusal(agent, call, of)).toBe('not_found');
      for (const of of ['nobody', 'a\u0000b', 'ইফতেখার', '%'])
        expect(['not_found', 'validation_failed']).toContain(await refusal(agent, call, of));
      expect(await refusal(downline, call, top.publicId)).toBe('not_found');
    }
    const namesake = await line.signedIn(top, 'meridian');
    expect(await namesake.call('agent.lineFigures', daysFromToday())).toMatchObject({ totalElements: 0, content: [] });
    expect((await namesake.call('agent.overviewFigures', { period: 'month' })).current.registrations).toBe(0);
  });

  it('is closed to members and guests, and refuses impossible days', async () => {
    const member = await line.signedIn(below);
    expect((await member.refusal('agent.overviewFigures', { period: 'today' })).code).toBe('forbidden');
    expect((await line.site.browser().refusal('agent.lineDays', daysFromToday())).code).toBe('not_logged_in');
    const agent = await line.signedIn(top);
    for (const days of [daysFromToday(-100, 0), daysFromToday(1, 0)]) {
      expect((await agent.refusal('agent.lineDays', days)).code).toBe('validation_failed');
      expect((await agent.refusal('agent.lineFigures', days)).code).toBe('validation_failed');
    }
  });
});

// The last one: it changes the lines.
it('of a downline who comes from another line begin with the day of the move', async () => {
  await line.site.pool.query(`select set_upline($1, $2, current_date + 2)`, [foreign.id, top.id]);
  const nothing = { turnover: '0.00', deposits: '0.00' };
  expect((await read(top, { of: foreign.publicId })).totals).toMatchObject(nothing);
  const days = await (await line.signedIn(top)).call('agent.lineDays', { ...daysFromToday(), of: foreign.publicId });
  expect(days.totals).toMatchObject(nothing);
});
