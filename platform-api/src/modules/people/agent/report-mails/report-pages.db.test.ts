import { periodAt } from '@marquee/contract/agent-periods';
import { storedAgentTermsSchema } from '@marquee/contract/agent-terms';
import { VIEW_PAGE_NAMES, type ViewPage } from '@marquee/contract/agent-views';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import en from '../../../../messages/en.json';
import { inTransaction } from '../../../../platform/database';
import type { TestBrowser } from '../../../../testing/browser';
import { makeRun } from '../../../money/settlement/make-run';
import { signOne, tierOf } from '../../../money/settlement/settlement.fixture';
import { type SettlementSite, startSettlementSite } from '../../../money/settlement/settlement-site.fixture';
import { ruleOf } from '../../../money/settlement/settlement-rule';
import { foldAll } from '../../../rewards/play-feed/test-fold.fixture';
import { createBrandService } from '../../../site/brand/service';
import { insertContact } from '../../member/contacts-repository';
import { lineCashFold, lineFold } from '../line-fold';
import { createReportMails } from './report-mails';

const BRAND = 1;
const DHAKA_MINUTES = 360;
const HOUR_MS = 3_600_000;
/** What the pages open with, and what an agent may have chosen. */
const QUERIES: Readonly<Record<ViewPage, string>> = {
  team: '',
  betting: 'range=today',
  transactions: 'view=day',
  loss: 'range=thisMonth&scope=line',
  income: 'range=thisMonth',
  downlines: 'scope=line',
};

let site: SettlementSite;
let agent: TestBrowser;
let day: string;
/** Figures of each mail by their English names. */
const mails = new Map<string, ReadonlyMap<string, string>>();

beforeAll(async () => {
  site = await startSettlementSite();
  const { app, pool, clock } = site;
  agent = site.as('topper');
  await site.sign('topper', null, [tierOf(4_000)]);
  await site.sign('middle', 'topper', [tierOf(3_000)]);
  await insertContact(pool, site.idOf('topper'), BRAND, 'email', 'topper@example.com', new Date());
  await site.lose('lower1', 500n);
  await site.lose('pupil1', 70n);
  await site.settle(0);
  await wait();
  // What was paid is in the line's figures too.
  for (const fold of [lineFold, lineCashFold]) await foldAll(pool, fold);
  day = site.day();
  for (const page of VIEW_PAGE_NAMES)
    await agent.call('agent.saveView', { page, name: page, query: QUERIES[page], schedule: 'daily' });
  const { to } = periodAt('daily', clock.now(), DHAKA_MINUTES);
  await pool.query(
    `update session set expires_at = now() + interval '1 year', last_seen_at = now() + interval '1 year'`,
  );
  clock.pass(to.getTime() - clock.now().getTime() + HOUR_MS);
  const brands = createBrandService(app.platform);
  const planner = { platform: app.platform, brands, messaging: {}, sources: {}, key: '-' };
  await createReportMails(planner as never).plan();
  // The product's own senders do the rest.
  await app.platform.jobs.start();
  const bodies = await vi.waitUntil(
    async () => {
      const { rows } = await pool.query<{ subject: string; body: string }>(
        `select subject, body from outbox_message where template = 'agent_report'`,
      );
      return rows.length === VIEW_PAGE_NAMES.length && rows;
    },
    { timeout: 30_000, interval: 50 },
  );
  for (const page of VIEW_PAGE_NAMES) {
    const mail = bodies.find(({ subject }) => subject.includes(page));
    mails.set(page, figuresOf(mail?.body ?? ''));
  }
}, 120_000);
afterAll(() => site.close());

/** A run of salaries that waits for two operators. */
async function wait(): Promise<void> {
  const now = site.clock.now();
  const key = { brandId: BRAND, offsetMinutes: DHAKA_MINUTES, type: 'dailySalary', period: 'daily' } as const;
  const terms = storedAgentTermsSchema.parse({ approveFrom: '0.01' });
  await inTransaction(site.pool, (tx) =>
    signOne(tx, { type: 'dailySalary', uplineId: null, downlineId: site.idOf('topper'), tiers: [tierOf(100)] }, BRAND),
  );
  await inTransaction(site.pool, (tx) =>
    makeRun(tx, { ...key, ...periodAt('daily', now, DHAKA_MINUTES) }, ruleOf(BRAND, terms), now),
  );
}

function figuresOf(body: string): ReadonlyMap<string, string> {
  const names: readonly string[] = Object.values(en.report);
  const lines = body.split('\n').map((line) => line.split(': ') as [string, string?]);
  return new Map(
    lines.flatMap(([name, value = '']) =>
      names.includes(name) ? [[name, value.replace(/[^\d.-]/g, '')] as const] : [],
    ),
  );
}

type Figure = keyof typeof en.report;
const of = <Name extends Figure>(figures: Readonly<Record<Name, string | number>>, names: readonly Name[]) =>
  names.map((name) => [en.report[name], String(figures[name])] as const);

/** What the page's own call answers for the day, by the names that the page and the mail show. */
const PAGES: Readonly<Record<ViewPage, () => Promise<ReadonlyArray<readonly [string, string]>>>> = {
  async team() {
    const { current } = await agent.call('agent.overviewFigures', { period: 'yesterday' });
    expect(current.from).toBe(day);
    return [
      ...of(current.figures, ['gameResult', 'net', 'validBet', 'deposits', 'withdrawals', 'promotions']),
      ...of(current, ['registrations']),
      ...of(current.figures, ['firstDeposits']),
      ...of(current, ['activeMembers']),
    ];
  },
  async betting() {
    const { totals } = await agent.call('agent.teamBetting', { from: day, to: day });
    return of(totals, ['bets', 'turnover', 'validBet', 'payout', 'gameResult']);
  },
  async transactions() {
    const { totals } = await agent.call('agent.lineDays', { from: day, to: day });
    const names = ['firstDeposits', 'deposits', 'withdrawals', 'rebates', 'promotions', 'fees', 'commissions'] as const;
    return of(totals, names);
  },
  async loss() {
    const { totals } = await agent.call('agent.lineFigures', { from: day, to: day, scope: 'line' });
    return of(totals, ['deposits', 'withdrawals', 'validBet', 'gameResult', 'net']);
  },
  async income() {
    const { types } = await agent.call('agent.income', { from: day, to: day });
    expect(types.map(({ type }) => type)).toEqual(['dividend']);
    const { totalElements } = await agent.call('agent.groupIncome', { from: day, to: day });
    expect(totalElements).toBe(0);
    const sum = (name: 'gross' | 'due' | 'below' | 'net' | 'paid') =>
      formatAmount(types.reduce((total, type) => total + parseAmount(type[name] ?? '0'), 0n));
    const { gross, due, below, netIncome, paid, waitingRuns } = en.report;
    return [
      [gross, sum('gross')],
      [due, sum('due')],
      [below, sum('below')],
      [netIncome, sum('net')],
      [paid, sum('paid')],
      [waitingRuns, '1'],
    ];
  },
  async downlines() {
    const { totalElements } = await agent.call('agent.line', { scope: 'line' });
    return [[en.report.members, String(totalElements)]];
  },
};

it.each(VIEW_PAGE_NAMES)('the mail of the page %s has the totals that the page shows', async (page) => {
  const shown = await PAGES[page]();
  expect([...(mails.get(page) ?? [])]).toEqual(shown);
  expect(
    shown.some(([, value]) => Number(value) !== 0),
    'there is something to compare',
  ).toBe(true);
});
