import { expect, type Page, test } from '@playwright/test';
import type { AgentContractType, WireTier } from '../../shared/contract/src/agent-contract';
import { formatAmount, LEDGER_SCALE, parseAmount } from '../../shared/contract/src/money';
import type { CallValue } from '../../shared/contract/src/calls/index';
import type { AgentBill } from '../../shared/contract/src/calls/settlement';
import { closePeriods, countSalaries, openTopAgent } from '../support/agents';
import { signInOperator } from '../support/console-client';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { openOfficialDay } from '../support/lottery-draws';
import { drawByFeed, resultsOf } from '../support/lottery-results';
import { call, expectSettled, gamesOf, orderEveryKind } from '../support/lottery-tickets';
import { LOGIN_PASSWORD, newMobile } from '../support/new-member';
import { settleBet } from '../support/settled-bet';
import { signIn } from '../support/sign-in';
import { freeTier, signTopContracts, type TopContract } from '../support/top-contract';
import { uniqueAccount } from '../support/unique';
import { emptyPage, fillIn, openNewMember } from '../support/visitors';

const PLACES = [
  { brand: 'sundarban', mobile: true, scale: 1n, hasGroups: false },
  { brand: 'meridian', mobile: false, scale: 1_000n, hasGroups: true },
];
/** Of these a period is closed. */
const CLOSED = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
type BusinessPlace = (typeof PLACES)[number];

for (const place of PLACES)
  test(`${place.brand}: an agent opens a line, signs four contracts, is paid by them and pays, and a shortfall is made good`, async ({
    browser,
  }) => {
    const units = (amount: bigint): string => `${amount * place.scale}.00`;
    const [topAccount, subAccount] = [uniqueAccount('topag'), uniqueAccount('subag')];
    const top = await openTopAgent(browser, place, topAccount);
    await signTopContracts(place.brand, topAccount, topContracts(units));
    const sub = await emptyPage(browser, place.brand);
    await activate(sub, place, await registerSubAgent(top, place, subAccount));
    await offerDividends(top, subAccount, units);
    for (const [type, tiers] of SALARIES) await call(top, '/wps/agent/contracts', { account: subAccount, type, tiers });
    await acceptAll(sub, place);

    // A second line, whose top will owe more than it has.
    const [poorAccount, creditorAccount] = [uniqueAccount('poor'), uniqueAccount('credi')];
    const poor = await openTopAgent(browser, place, poorAccount);
    await signTopContracts(place.brand, poorAccount, [dividends(units)]);
    const creditor = await emptyPage(browser, place.brand);
    await activate(creditor, place, await registerSubAgent(poor, place, creditorAccount));
    await offerDividends(poor, creditorAccount, units);
    await acceptAll(creditor, place);

    const agents = [topAccount, subAccount, poorAccount, creditorAccount];
    await countSalaries(agents);
    const [own, below, winner, loser] = [
      await openMemberOf(browser, place, top, 'owns'),
      await openMemberOf(browser, place, sub, 'belo'),
      await openMemberOf(browser, place, poor, 'winn'),
      await openMemberOf(browser, place, creditor, 'lose'),
    ];
    for (const { page } of [own, below, winner, loser]) await payIn(page, place, units(10_000n));
    const bet = (account: string, stake: bigint, payout: bigint) =>
      settleBet(account, { stake: stake * place.scale, payout: payout * place.scale });
    await bet(own.account, 300n, 100n);
    await bet(below.account, 600n, 100n);
    await bet(winner.account, 100n, 3_000n);
    await bet(loser.account, 600n, 100n);
    const stake = place.hasGroups ? await buyTicket(top, below.page, place, subAccount) : null;

    const members = [own, below, winner, loser].map(({ account }) => account);
    await expect.poll(() => runningBet(sub)).toBeGreaterThanOrEqual(600n * place.scale);
    await closePeriods([...agents, ...members]);
    await approveWaiting(place.brand);

    // What the sub-agent is paid is what the top owes, and what both see opens down to the same figures.
    for (const type of CLOSED) {
      const [paid] = await billsOf(sub, type, 'received');
      const [owed] = await billsOf(top, type, 'owed');
      expect({ type, ...owed, net: null, below: null }).toEqual({ type, ...paid, net: null, below: null });
      const [gained] = await billsOf(top, type, 'received');
      expect(gained?.below).toBe(paid?.due);
    }
    const [dividend] = await billsOf(sub, 'dividend', 'received');
    const base = parseAmount(dividend?.base ?? '0');
    expect(dividend).toMatchObject({ tier: 2, rate: 2_000, due: formatAmount(centsOf((base * 2_000n) / 10_000n)) });
    await sub.goto(siteOf(place.brand, '/agentHome/dividends'));
    const record = sub.getByRole('main').getByRole('row').filter({ hasText: topAccount });
    await expect(record).toContainText('Paid');
    await record.getByRole('link').first().click();
    await expect(sub.getByRole('row', { name: /Reached/ })).toBeVisible();
    await expect(sub.getByText('the upline')).toBeVisible();
    if (stake !== null) await expectGroupIncome(top, place, stake);

    // The poor one has nothing to pay from: it is told so, may not bet, deposits and pays.
    await expect.poll(async () => (await billsOf(creditor, 'dividend', 'received'))[0]?.state).toBe('insufficient');
    await expect(bet(poorAccount, 1n, 0n)).rejects.toThrow('debt');
    await poor.goto(siteOf(place.brand, '/agentHome/dividends'));
    await expect(poor.getByText(/^You owe .* to your downlines$/)).toBeVisible();
    await payIn(poor, place, units(1_000n));
    await poor.reload();
    // What was deposited is played through first, which a debtor may do then.
    const bound = poor.getByText(/is bound by wagering or a bonus/);
    const isBound = async () => {
      await poor.reload();
      await poor.getByRole('button', { name: 'Pay now' }).waitFor();
      return bound.isVisible();
    };
    await expect(bound).toBeVisible();
    for (let times = 0; times < 5 && (await isBound()); times += 1) await bet(poorAccount, 1_000n, 1_000n);
    await expect.poll(isBound).toBe(false);
    await poor.getByRole('button', { name: 'Pay now' }).click();
    await expect(poor.getByText(/Nothing is open any more\.$/)).toBeVisible();
    expect((await billsOf(creditor, 'dividend', 'received'))[0]).toMatchObject({ state: 'paid' });
    for (const page of [top, sub, poor, creditor, own.page, below.page, winner.page, loser.page])
      await page.context().close();
  });

const dividends = (units: (amount: bigint) => string): TopContract => ({
  type: 'dividend',
  period: 'daily',
  tiers: [freeTier(2_000), freeTier(3_000, { validBet: units(500n) })],
});

const topContracts = (units: (amount: bigint) => string): readonly TopContract[] => [
  dividends(units),
  { type: 'dailySalary', period: 'daily', tiers: [freeTier(50), freeTier(80, { validBet: units(1_000n) })] },
  { type: 'hourlySalary', period: 'hourly', tiers: [freeTier(40)] },
  { type: 'realTimeSalary', period: 'realTime', tiers: [freeTier(10, { lossRate: 30 })] },
];

/** What the sub-agent is offered beside dividends. */
const SALARIES: ReadonlyArray<readonly [AgentContractType, readonly WireTier[]]> = [
  ['dailySalary', [freeTier(30)]],
  ['hourlySalary', [freeTier(20)]],
  ['realTimeSalary', [freeTier(5, { lossRate: 20 })]],
];

/** @returns account and one-time password */
async function registerSubAgent(agent: Page, { brand }: BusinessPlace, account: string) {
  await agent.goto(siteOf(brand, '/agentHome/register'));
  const form = agent.getByRole('main').locator('form').first();
  await form.getByLabel('Account').fill(account);
  await form.getByText('Agent', { exact: true }).click();
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  const password = form.getByRole('status').locator('bdi').first();
  await expect(password).toHaveText(/./);
  return { account, password: await password.innerText() };
}

/** The owner of an account enters by the one-time password, and sets what a registration asks for. */
async function activate(
  page: Page,
  { brand, mobile }: BusinessPlace,
  given: { readonly account: string; readonly password: string },
): Promise<void> {
  await page.goto(siteOf(brand, '/agent'));
  await fillIn(page, given);
  const form = page.getByRole('dialog', { name: 'Activate your account' });
  await form.getByLabel(/^Password/).fill(LOGIN_PASSWORD);
  await form.getByLabel('Confirm password').fill(LOGIN_PASSWORD);
  if (mobile) await form.getByLabel('Mobile number').fill(newMobile());
  await form.getByLabel('E-mail').fill(`${given.account}@example.com`);
  await form.getByLabel('Date of birth').fill('1990-04-14');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Activate and play' }).click();
  await expect(form).toBeHidden();
  await signIn(page, brand, { account: given.account, password: LOGIN_PASSWORD }, 'agent');
}

async function offerDividends(agent: Page, account: string, units: (amount: bigint) => string): Promise<void> {
  await agent.goto(new URL('/agentHome/contracts', agent.url()).href);
  await agent.getByLabel('User name of the agent').fill(account);
  const form = agent.locator('form').filter({ has: agent.getByLabel('User name of the agent') });
  await form.getByRole('button', { name: 'Fill in my own tiers' }).click();
  for (const [index, rate] of ['10', '20'].entries()) await form.getByLabel('Rate (%)').nth(index).fill(rate);
  await form.getByLabel('Valid bet from').nth(1).fill(units(500n));
  await form.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(agent.getByRole('row').filter({ hasText: account }).first()).toContainText('Offered');
}

/** Accepts every offer that the popup shows after the log-in, one after another. */
async function acceptAll(agent: Page, { brand }: BusinessPlace): Promise<void> {
  await agent.goto(siteOf(brand, '/agentHome'));
  const popup = agent.getByRole('dialog', { name: 'Contract offer' });
  await popup.waitFor();
  const hasOffers = async () => {
    const { received } = await call<CallValue<'agent.contracts'>>(agent, '/wps/agent/contracts');
    return received.some(({ state }) => state === 'requested');
  };
  while (await hasOffers()) {
    const accept = popup.getByRole('button', { name: 'Accept' });
    const heading = await popup.innerText();
    await accept.click();
    await expect(async () =>
      expect((await popup.isVisible()) ? await popup.innerText() : '').not.toBe(heading),
    ).toPass();
  }
  await expect(popup).toBeHidden();
}

async function openMemberOf(
  browser: Parameters<typeof openNewMember>[0],
  place: BusinessPlace,
  agent: Page,
  stem: string,
) {
  const { affiliateCode, referralCode } = await call<CallValue<'agent.overview'>>(agent, '/wps/agent/overview');
  const account = uniqueAccount(stem);
  const affiliation = {
    ...(affiliateCode !== null && { affiliateCode }),
    ...(affiliateCode === null && referralCode !== null && { referralCode }),
  };
  return { account, page: await openNewMember(browser, { ...place, affiliation }, account) };
}

/** The sub-agent's group is below the agent's; a member of the sub-agent buys a ticket, which is drawn. @returns whether it counted */
async function buyTicket(agent: Page, member: Page, { brand }: BusinessPlace, sub: string): Promise<bigint> {
  const { content } = await call<CallValue<'agent.line'>>(agent, `/wps/agent/line?account=${sub}&pageNo=1&pageSize=10`);
  const [{ id, prizeGroup } = { id: '', prizeGroup: null }] = content;
  if (!prizeGroup) throw new Error(`${sub} has no prize group`);
  const { revision, most } = prizeGroup;
  await call(agent, '/wps/agent/line/prize-group', { id, prizeGroup: most - 20, revision });
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

async function expectGroupIncome(agent: Page, { brand }: BusinessPlace, stake: bigint): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await expect(async () => {
    const path = `/wps/agent/group-income?from=${day(-3)}&to=${day(1)}&pageNo=1&pageSize=10`;
    const { totals } = await call<CallValue<'agent.groupIncome'>>(agent, path);
    expect(parseAmount(totals.stake)).toBe(stake);
    expect(parseAmount(totals.paid)).toBe((stake * 20n) / 2_000n);
  }).toPass();
  await agent.goto(siteOf(brand, '/agentHome/income'));
  await expect(agent.getByRole('heading', { name: 'Prize-group differences' })).toBeVisible();
}

/** Two operators approve what the brand pays above its bound. */
async function approveWaiting(brand: string): Promise<void> {
  const [first, second] = [await signInOperator(), await signInOperator('secondOperator')];
  interface Runs {
    readonly content: ReadonlyArray<{
      readonly id: string;
      readonly type: string;
      readonly period: string;
      readonly state: string;
    }>;
  }
  await expect(async () => {
    const { content } = (await first.read(
      `/ops/agents/runs?brand=${brand}&type=dividend&pageNo=1&pageSize=10`,
    )) as Runs;
    const run = content.find(({ period }) => period === 'daily');
    expect(run).toBeDefined();
    if (run?.state !== 'waiting') return;
    const { proposalId } = (await first.call(`/ops/agents/runs/${run.id}/approval`, { reason: 'As computed' })) as {
      proposalId: string;
    };
    await second.call(`/ops/proposals/${proposalId}/approval`, { reason: 'Seen by a second person' });
  }).toPass();
}

/** Whole units of the running hour's valid bet, which the folds have read. */
async function runningBet(agent: Page): Promise<bigint> {
  const today = new Date().toISOString().slice(0, 10);
  const { running } = await call<CallValue<'agent.income'>>(agent, `/wps/agent/income?from=${today}&to=${today}`);
  return parseAmount(running.find(({ type }) => type === 'hourlySalary')?.validBet ?? '0') / LEDGER_SCALE;
}

/** The bills of the last days that came to something, once they are there. */
async function billsOf(agent: Page, type: AgentContractType, side: 'received' | 'owed'): Promise<readonly AgentBill[]> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const path = `/wps/agent/bills?from=${day(-3)}&to=${day(1)}&side=${side}&type=${type}&pageNo=1&pageSize=10`;
  let bills: readonly AgentBill[] = [];
  await expect(async () => {
    const { content } = await call<CallValue<'agent.bills'>>(agent, path);
    bills = content.filter(({ state }) => state !== 'none');
    expect(bills.length).toBeGreaterThan(0);
    expect(bills.map(({ state }) => state)).not.toContain('due');
  }).toPass();
  return bills;
}

const CENT = 1_000n;
/** Rounded down to what the currency has. */
const centsOf = (amount: bigint): bigint => (amount / CENT) * CENT;
