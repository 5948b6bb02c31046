import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { AgentContractType, WireTier } from '../../shared/contract/src/agent-contract';
import { type CallValue, calls } from '../../shared/contract/src/calls/index';
import type { AgentBill, AgentRun } from '../../shared/contract/src/calls/settlement';
import { formatAmount, LEDGER_SCALE, parseAmount } from '../../shared/contract/src/money';
import { activate } from '../support/activation';
import { closePeriods, countSalaries, openTopAgent } from '../support/agents';
import { billDifferences } from '../support/bill-verification';
import { signInOperator } from '../support/console-client';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { openOfficialDay } from '../support/lottery-draws';
import { drawByFeed, resultsOf } from '../support/lottery-results';
import { expectSettled, gamesOf, orderEveryKind } from '../support/lottery-tickets';
import { LOGIN_PASSWORD, newMobile } from '../support/new-member';
import { settleBet } from '../support/settled-bet';
import { signIn } from '../support/sign-in';
import { clientOf, type SiteClient } from '../support/site-client';
import { freeTier, signTopContracts, type TopContract } from '../support/top-contract';
import { uniqueAccount } from '../support/unique';
import { emptyPage, openNewMember } from '../support/visitors';

const PLACES = [
  // Where the forms are filled in; elsewhere the calls are made that they make.
  { brand: 'sundarban', mobile: true, scale: 1n, hasGroups: false, byForms: true },
  { brand: 'meridian', mobile: false, scale: 1_000n, hasGroups: true, byForms: false },
];
/** Of these a period is closed. */
const CLOSED = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
type BusinessPlace = (typeof PLACES)[number];
type Units = (amount: bigint) => string;

for (const place of PLACES)
  test(`${place.brand}: an agent opens a line, signs four contracts, is paid by them and pays, and a shortfall is made good`, async ({
    browser,
  }) => {
    const units: Units = (amount) => `${amount * place.scale}.00`;
    // The top of the second line will owe more than it has.
    const [line, poorLine] = await Promise.all([
      openLine(browser, place, {
        stem: 'top',
        contracts: topContracts(units),
        offers: SALARIES,
        byForms: place.byForms,
      }),
      openLine(browser, place, { stem: 'poor', contracts: [dividends(units)], offers: [], byForms: false }),
    ]);
    const [{ top, sub }, { top: poor, sub: creditor }] = [line, poorLine];
    const agents = [top, sub, poor, creditor].map(({ account }) => account);
    const [own, below, winner, loser] = await Promise.all([
      openMemberOf(browser, place, top, 'owns'),
      openMemberOf(browser, place, sub, 'belo'),
      openMemberOf(browser, place, poor, 'winn'),
      openMemberOf(browser, place, creditor, 'lose'),
      countSalaries(agents),
    ]);
    const bet = (account: string, stake: bigint, payout: bigint) =>
      settleBet(account, { stake: stake * place.scale, payout: payout * place.scale });
    await Promise.all([
      bet(own.account, 300n, 100n),
      bet(below.account, 600n, 100n),
      bet(winner.account, 100n, 3_000n),
      bet(loser.account, 600n, 100n),
    ]);
    const stake = place.hasGroups ? await buyTicket(top, below.page, place, sub.account) : null;

    const members = [own, below, winner, loser].map(({ account }) => account);
    await expect.poll(() => runningBet(sub)).toBeGreaterThanOrEqual(600n * place.scale);
    await closePeriods(place.brand, [...agents, ...members]);
    await approveWaiting(place.brand);

    // What the sub-agent is paid is what the top owes, and what both see opens down to the same figures.
    for (const type of CLOSED) {
      const [[paid], [owed], [gained]] = await Promise.all([
        billsOf(sub, type, 'received'),
        billsOf(top, type, 'owed'),
        billsOf(top, type, 'received'),
      ]);
      expect({ type, ...owed, net: null, below: null }).toEqual({ type, ...paid, net: null, below: null });
      expect(gained?.below).toBe(paid?.due);
    }
    const [dividend] = await billsOf(sub, 'dividend', 'received');
    const base = parseAmount(dividend?.base ?? '0');
    expect(dividend).toMatchObject({ tier: 2, rate: 2_000, due: formatAmount(centsOf((base * 2_000n) / 10_000n)) });
    await sub.page.goto(siteOf(place.brand, '/agentHome/dividends'));
    const record = sub.page.getByRole('main').getByRole('row').filter({ hasText: top.account });
    await expect(record).toContainText('Paid');
    await record.getByRole('link').first().click();
    await expect(sub.page.getByRole('row', { name: /Reached/ })).toBeVisible();
    await expect(sub.page.getByText('the upline')).toBeVisible();
    if (stake !== null) await expectGroupIncome(top, place, stake);

    // The poor one has nothing to pay from: it is told so, may not bet, deposits and pays.
    await expect.poll(async () => (await billsOf(creditor, 'dividend', 'received'))[0]?.state).toBe('insufficient');
    await expect(bet(poor.account, 1n, 0n)).rejects.toThrow('debt');
    await payIn(poor.page, place, units(1_000n));
    await poor.page.goto(siteOf(place.brand, '/agentHome/dividends'));
    await expect(poor.page.getByText(/^You owe .* to your downlines$/)).toBeVisible();
    // What was deposited is played through first, which a debtor may do then.
    await expect(poor.page.getByText(/is bound by wagering or a bonus/)).toBeVisible();
    for (let times = 0; times < 5 && (await boundOf(poor)) > 0n; times += 1)
      // What is bound is read a moment later than it is played through: then a debtor may not bet any more.
      await bet(poor.account, 1_000n, 1_000n).catch((error: Error) => expect(error.message).toContain('debt'));
    await expect.poll(() => boundOf(poor)).toBe(0n);
    await poor.page.reload();
    await poor.page.getByRole('button', { name: 'Pay now' }).click();
    await expect(poor.page.getByText(/Nothing is open any more\.$/)).toBeVisible();
    expect((await billsOf(creditor, 'dividend', 'received'))[0]).toMatchObject({ state: 'paid' });
    // What three accounts were shown is what the bets and postings come to.
    expect(await billDifferences(agents)).toEqual([]);
    for (const { page } of [top, sub, poor, creditor, own, below, winner, loser]) await page.context().close();
  });

/** Somebody with a browser of their own, by the page or by calls. */
interface Person {
  readonly account: string;
  readonly page: Page;
  readonly client: SiteClient;
}

interface LinePlan {
  readonly stem: string;
  readonly contracts: readonly TopContract[];
  readonly offers: ReadonlyArray<readonly [AgentContractType, readonly WireTier[]]>;
  readonly byForms: boolean;
}

/** An agent with contracts of the brand, and a sub-agent who has accepted what the agent offers of them. */
async function openLine(browser: Browser, place: BusinessPlace, { stem, contracts, offers, byForms }: LinePlan) {
  const units: Units = (amount) => `${amount * place.scale}.00`;
  const top = await openTop(browser, place, uniqueAccount(`${stem}ag`), contracts);
  const subAccount = uniqueAccount(`${stem}su`);
  const page = await emptyPage(browser, place.brand);
  const secret = await (byForms ? registerByForm : registerByCall)(top, place, subAccount);
  const contacts = { ...(place.mobile && { mobileNum: newMobile() }), email: `${subAccount}@example.com` };
  await activate(page, place.brand, secret, { ...contacts, birthday: '1990-04-14' });
  await signIn(page, place.brand, { account: subAccount, password: LOGIN_PASSWORD }, 'agent');
  const sub: Person = { account: subAccount, page, client: await clientOf(page, place.brand) };
  if (byForms) await offerDividends(top, place, subAccount, units);
  else await offer(top, subAccount, 'dividend', [freeTier(1_000), freeTier(2_000, { validBet: units(500n) })]);
  for (const [type, tiers] of offers) await offer(top, subAccount, type, tiers);
  await (byForms ? acceptByPopup : acceptByCall)(sub, place);
  return { top, sub };
}

async function openTop(
  browser: Browser,
  place: BusinessPlace,
  account: string,
  contracts: readonly TopContract[],
): Promise<Person> {
  const page = await openTopAgent(browser, place, account);
  await signTopContracts(place.brand, account, contracts);
  return { account, page, client: await clientOf(page, place.brand) };
}

const offer = ({ client }: Person, account: string, type: AgentContractType, tiers: readonly WireTier[]) =>
  client.call('/wps/agent/contracts', { account, type, tiers });

const dividends = (units: (amount: bigint) => string): TopContract => ({
  type: 'dividend',
  period: 'daily',
  tiers: [freeTier(2_000), freeTier(3_000, { validBet: units(500n) })],
});

const topContracts = (units: (amount: bigint) => string): readonly TopContract[] => [
  dividends(units),
  { type: 'dailySalary', period: 'daily', tiers: [freeTier(30), freeTier(40, { validBet: units(1_000n) })] },
  { type: 'hourlySalary', period: 'hourly', tiers: [freeTier(30)] },
  { type: 'realTimeSalary', period: 'realTime', tiers: [freeTier(10, { lossRate: 20 })] },
];

/** What the sub-agent is offered beside dividends. */
const SALARIES: ReadonlyArray<readonly [AgentContractType, readonly WireTier[]]> = [
  ['dailySalary', [freeTier(30)]],
  ['hourlySalary', [freeTier(20)]],
  ['realTimeSalary', [freeTier(5, { lossRate: 20 })]],
];

/** @returns the one-time password */
async function registerByForm({ page }: Person, { brand }: BusinessPlace, account: string): Promise<string> {
  await page.goto(siteOf(brand, '/agentHome/register'));
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel('Account').fill(account);
  await form.getByText('Agent', { exact: true }).click();
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  const password = form.getByRole('status').locator('bdi').first();
  await expect(password).toHaveText(/./);
  return password.innerText();
}

async function registerByCall({ client }: Person, _place: BusinessPlace, account: string): Promise<string> {
  const { types } = await client.call<CallValue<'agent.registerSettings'>>('/wps/agent/register/settings');
  const { rows } = await client.call<CallValue<'agent.register'>>('/wps/agent/register', {
    upload: randomUUID(),
    way: 'password',
    rows: [{ place: 1, account, type: types[1] }],
  });
  const [row] = rows;
  if (row?.secret === undefined || row.secret === null) throw new Error(`${account} was not registered`);
  return row.secret;
}

async function offerDividends(
  { page }: Person,
  { brand }: BusinessPlace,
  account: string,
  units: Units,
): Promise<void> {
  await page.goto(siteOf(brand, '/agentHome/contracts'));
  await page.getByLabel('User name of the agent').fill(account);
  const form = page.locator('form').filter({ has: page.getByLabel('User name of the agent') });
  await form.getByRole('button', { name: 'Fill in my own tiers' }).click();
  for (const [index, rate] of ['10', '20'].entries()) await form.getByLabel('Rate (%)').nth(index).fill(rate);
  await form.getByLabel('Valid bet from').nth(1).fill(units(500n));
  await form.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: account }).first()).toContainText('Offered');
}

const offersTo = async ({ client }: Person) =>
  (await client.call<CallValue<'agent.contracts'>>('/wps/agent/contracts')).received.filter(
    ({ state }) => state === 'requested',
  );

/** Accepts every offer that the popup shows after the log-in, one after another. */
async function acceptByPopup(agent: Person, { brand }: BusinessPlace): Promise<void> {
  const { page } = agent;
  await page.goto(siteOf(brand, '/agentHome'));
  const popup = page.getByRole('dialog', { name: 'Contract offer' });
  await popup.waitFor();
  const accept = popup.getByRole('button', { name: 'Accept' });
  for (let left = (await offersTo(agent)).length; left > 0; left -= 1) {
    await expect(accept).toBeEnabled();
    const offer = await popup.innerText();
    await accept.click();
    await expect.poll(async () => (await offersTo(agent)).length).toBe(left - 1);
    await expect(async () => expect((await popup.isVisible()) ? await popup.innerText() : '').not.toBe(offer)).toPass();
  }
  await expect(popup).toBeHidden();
}

const ACCEPTING: Readonly<Partial<Record<AgentContractType, string>>> = {
  dividend: calls['agent.dividend'].path,
  dailySalary: calls['agent.dailySalary'].path,
  hourlySalary: calls['agent.hourlySalary'].path,
  realTimeSalary: calls['agent.realTimeSalary'].path,
};

async function acceptByCall(agent: Person): Promise<void> {
  for (const { type, id } of await offersTo(agent))
    await agent.client.call(ACCEPTING[type] ?? '', { contractId: id, action: 'accept' });
}

/** A member below the agent who has something to play with. */
async function openMemberOf(browser: Browser, place: BusinessPlace, { client }: Person, stem: string) {
  const { affiliateCode, referralCode } = await client.call<CallValue<'agent.overview'>>('/wps/agent/overview');
  const account = uniqueAccount(stem);
  const affiliation = {
    ...(affiliateCode !== null && { affiliateCode }),
    ...(affiliateCode === null && referralCode !== null && { referralCode }),
  };
  const page = await openNewMember(browser, { ...place, affiliation }, account);
  await payIn(page, place, `${10_000n * place.scale}.00`);
  return { account, page };
}

/** The sub-agent's group is below the agent's; a member of the sub-agent buys a ticket, which is drawn. @returns whether it counted */
async function buyTicket({ client }: Person, member: Page, { brand }: BusinessPlace, sub: string): Promise<bigint> {
  const { content } = await client.call<CallValue<'agent.line'>>(`/wps/agent/line?account=${sub}&pageNo=1&pageSize=10`);
  const [{ id, prizeGroup } = { id: '', prizeGroup: null }] = content;
  if (!prizeGroup) throw new Error(`${sub} has no prize group`);
  const { revision, most } = prizeGroup;
  await client.call('/wps/agent/line/prize-group', { id, prizeGroup: most - 20, revision });
  await member.goto(siteOf(brand, '/help'));
  const [game] = await gamesOf(member, 'LOTT');
  const [draw] = await openOfficialDay(game?.gameCode ?? '');
  const [result] = resultsOf(game?.shape ?? 'five-digit');
  if (!draw || !result) throw new Error('there is no draw');
  const ticketId = await orderEveryKind(member, draw, 'LOTT', result);
  await drawByFeed(draw, result);
  const { ticket } = await expectSettled(member, ticketId);
  return parseAmount(ticket.stake);
}

async function expectGroupIncome({ page, client }: Person, { brand }: BusinessPlace, stake: bigint): Promise<void> {
  await expect(async () => {
    const path = `/wps/agent/group-income?from=${isoDay(-3)}&to=${isoDay(1)}&pageNo=1&pageSize=10`;
    const { totals } = await client.call<CallValue<'agent.groupIncome'>>(path);
    expect(parseAmount(totals.stake)).toBe(stake);
    expect(parseAmount(totals.paid)).toBe((stake * 20n) / 2_000n);
  }).toPass();
  await page.goto(siteOf(brand, '/agentHome/income'));
  await expect(page.getByRole('heading', { name: 'Prize-group differences' })).toBeVisible();
}

/** Two operators approve what the brand pays above its bound, once there is a run of yesterday. */
async function approveWaiting(brand: string): Promise<void> {
  const [first, second] = await Promise.all([signInOperator(), signInOperator('secondOperator')]);
  await expect(async () => {
    const { content } = (await first.read(`/ops/agents/runs?brand=${brand}&type=dividend&pageNo=1&pageSize=10`)) as {
      readonly content: readonly AgentRun[];
    };
    const run = content.find(({ period, to }) => period === 'daily' && Date.parse(to) > Date.now() - DAY_MS);
    expect(run).toBeDefined();
    if (run?.state !== 'waiting') return;
    const { proposalId } = (await first.call(`/ops/agents/runs/${run.id}/approval`, { reason: 'As computed' })) as {
      proposalId: string;
    };
    await second.call(`/ops/proposals/${proposalId}/approval`, { reason: 'Seen by a second person' });
  }).toPass({ intervals: INTERVALS });
}

/** Whole units of the running hour's valid bet, which the folds have read. */
async function runningBet({ client }: Person): Promise<bigint> {
  const today = new Date().toISOString().slice(0, 10);
  const { running } = await client.call<CallValue<'agent.income'>>(`/wps/agent/income?from=${today}&to=${today}`);
  return parseAmount(running.find(({ type }) => type === 'hourlySalary')?.validBet ?? '0') / LEDGER_SCALE;
}

/** What of the agent's cash wagering or a bonus binds. */
const boundOf = async ({ client }: Person): Promise<bigint> =>
  parseAmount((await client.call<CallValue<'agent.debt'>>('/wps/agent/debt')).bound);

/** The bills of the last days that came to something, once they are there. */
async function billsOf(
  { client }: Person,
  type: AgentContractType,
  side: 'received' | 'owed',
): Promise<readonly AgentBill[]> {
  const path = `/wps/agent/bills?from=${isoDay(-3)}&to=${isoDay(1)}&side=${side}&type=${type}&pageNo=1&pageSize=10`;
  let bills: readonly AgentBill[] = [];
  await expect(async () => {
    const { content } = await client.call<CallValue<'agent.bills'>>(path);
    bills = content.filter(({ state }) => state !== 'none');
    expect(bills.length).toBeGreaterThan(0);
    expect(bills.map(({ state }) => state)).not.toContain('due');
  }).toPass({ intervals: INTERVALS });
  return bills;
}

const DAY_MS = 86_400_000;
/** The product settles every five seconds. */
const INTERVALS = [250, 500, 1_000];
/** @param days from today on */
const isoDay = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const CENT = 1_000n;
/** Rounded down to what the currency has. */
const centsOf = (amount: bigint): bigint => (amount / CENT) * CENT;
