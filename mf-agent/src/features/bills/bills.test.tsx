import {
  type MockAnswers,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { bill } from './bill.fixture';
import BillPage from './bill.page';
import DividendsPage from './dividends.page';

const { gross, due, paid, below, net } = bill;
const list = {
  content: [bill],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: 1,
  totals: { gross, due, paid, below, net },
};
const noDebt = { open: '0.00', bills: 0, float: '0.00', cash: '0.00', bound: '0.00', hold: null };
const tier = { validBet: '0.00', loss: '1000.00', activeMembers: 5, rate: 200, lossRate: null };
const statement = {
  bill,
  tiers: [tier, { ...tier, loss: '10000.00', rate: 400 }],
  days: [{ day: '2026-11-01', validBet: '80000.00', result: '11000.00', reductions: '1000.00' }],
  below: [],
  corrections: [{ from: '2026-10-15T18:00:00.000Z', to: '2026-10-31T18:00:00.000Z', amount: '-5.00' }],
  adjustments: [{ at: '2026-11-16T08:00:00.000Z', reason: 'Two bets counted twice', amount: '-7.00' }],
  payments: [{ at: '2026-11-15T19:00:00.000Z', kind: 'upline' as const, amount: '200.00' }],
  disputes: [],
  disputeUntil: null,
};
const dispute = {
  id: 'd1',
  text: 'Two of my members are missing',
  state: 'open' as const,
  createdAt: '2026-11-16T09:00:00.000Z',
  answer: null,
  answeredAt: null,
  isBeingDecided: false,
  revision: 1,
};

type Shell = Awaited<ReturnType<typeof mockShell>>;
const inputsOf = ({ calls }: Shell, call: string) => calls.filter(({ id }) => id === call).map(({ input }) => input);

async function open(path: string, answers: MockAnswers) {
  const shell = await mockShell({
    session: mockSession('agent'),
    messages: { agent: en },
    path,
    answers: { 'agent.bills': list, 'agent.debt': noDebt, ...answers },
  });
  shell.render(
    <Routes>
      <Route path="/agentHome/dividends" element={<DividendsPage />} />
      <Route path="/agentHome/bill/:id" element={<BillPage />} />
    </Routes>,
  );
  return { shell, user: userEvent.setup({ delay: null }) };
}

it('lists what a contract gave by period, and leads to the statement of each bill', async () => {
  const { shell, user } = await open('/agentHome/dividends', { 'agent.bill': statement });
  await user.click(await screen.findByRole('link', { name: /November 1.*November 15/ }));
  expect(shell.address()).toBe('/agentHome/bill/b1');
  expect(await screen.findByRole('heading', { level: 1, name: /^Dividend contract, November 1/ })).toBeTruthy();
  const tiers = within(screen.getByRole('table', { name: en.bills.tiers }));
  expect(tiers.getAllByRole('row').map(({ textContent }) => textContent?.includes(en.bills.reached))).toEqual([
    false,
    false,
    true,
  ]);
  for (const part of [en.bills.days, en.bills.corrections, en.bills.payments])
    expect(screen.getByRole('table', { name: part })).toBeTruthy();
  const adjustments = within(screen.getByRole('table', { name: en.bills.adjustments }));
  expect(adjustments.getByRole('row', { name: /Two bets counted twice.*7\.00/ })).toBeTruthy();
  expect(screen.queryByRole('table', { name: en.bills.belowList })).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

it('exports all parts of a statement, with its tiers, corrections, and reasons of adjustments', async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const { user } = await open('/agentHome/bill/b1', {
    'agent.bill': {
      ...statement,
      adjustments: [{ at: '2026-11-16T08:00:00.000Z', reason: '=Two bets, counted twice', amount: '-7.00' }],
    },
  });
  await user.click(await screen.findByRole('button', { name: en.bills.export }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.trimEnd().split('\r\n') ?? [];
  const { computation, tiers, days, corrections, adjustments, payments } = en.bills;
  expect(lines).toEqual(
    expect.arrayContaining([
      `${computation},,${en.bills.payer},topper`,
      `${computation},,${en.bills.gross},400.00`,
      `${tiers},,2: ${en.contracts.field.rate},4`,
      `${days},2026-11-01,${en.bills.validBet},80000.00`,
      expect.stringMatching(new RegExp(`^${corrections},2026-10-1\\dT.*,,-5.00$`)),
      expect.stringMatching(new RegExp(`^${adjustments},2026-11-16T.*,"'=Two bets, counted twice",-7.00$`)),
      expect.stringMatching(new RegExp(`^${payments},2026-11-1\\dT.*,the upline,200.00$`)),
    ]),
  );
});

it('says that the house pays where a line begins', async () => {
  await open('/agentHome/bill/b1', { 'agent.bill': { ...statement, bill: { ...bill, payer: null } } });
  const payments = within(await screen.findByRole('table', { name: en.bills.payments }));
  expect(payments.getByRole('row', { name: new RegExp(`${en.contracts.brand}.*200.00`) })).toBeTruthy();
  expect(payments.queryByText(en.bills.kind.upline)).toBeNull();
});

it('shows whom an acquisition pays for, and how much for each', async () => {
  const acquisition = {
    ...bill,
    type: 'acquisition' as const,
    tier: 1,
    rate: 0,
    base: '0.00',
    activeMembers: 4,
    gross: '50.00',
  };
  const tiers = [{ ...tier, loss: '0.00', rate: 0, deposit: '100.00', amount: '12.50' }];
  await open('/agentHome/bill/b1', { 'agent.bill': { ...statement, bill: acquisition, tiers, days: [] } });
  const termOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  expect(await screen.findByText(en.bills.newMembers)).toBeTruthy();
  expect(termOf(en.bills.newMembers)).toBe('4');
  expect(termOf(en.bills.perMember)).toMatch(/12\.50/);
  expect(screen.queryByText(en.bills.rate, { selector: 'dt' })).toBeNull();
});

it('says that new members of an acquisition are paid for by different tiers', async () => {
  const acquisition = { ...bill, type: 'acquisition' as const, tier: 2, rate: 0, activeMembers: 4, gross: '70.00' };
  const tiers = ['12.50', '32.50'].map((amount) => ({ ...tier, loss: '0.00', rate: 0, deposit: '100.00', amount }));
  await open('/agentHome/bill/b1', { 'agent.bill': { ...statement, bill: acquisition, tiers, days: [] } });
  const term = await screen.findByText(en.bills.perMember, { selector: 'dt' });
  expect(term.nextSibling?.textContent).toBe(en.bills.byTier);
});

it('shows the other side, and one state, by the address', async () => {
  const { shell, user } = await open('/agentHome/dividends', {});
  await user.click(await screen.findByRole('radio', { name: en.bills.side.owed }));
  await user.selectOptions(screen.getByRole('combobox', { name: en.bills.stateHead }), 'part');
  expect(shell.address()).toBe('/agentHome/dividends?side=owed&state=part');
  await waitFor(() =>
    expect(shell.calls.filter(({ id }) => id === 'agent.bills').at(-1)?.input).toMatchObject({
      type: 'dividend',
      side: 'owed',
      state: 'part',
    }),
  );
});

it('says what is owed, what that keeps the agent from, and pays it', async () => {
  const owed = { open: '120.00', bills: 2, float: '20.00', cash: '10.00', bound: '4.00', hold: null };
  const { shell, user } = await open('/agentHome/dividends', {
    'agent.debt': owed,
    'agent.payBills': { paid: '30.00', open: '90.00' },
  });
  expect(await screen.findByText(/You owe .*120\.00 to your downlines/)).toBeTruthy();
  expect(screen.getByText(/^2 bills are open\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.bills.debt.pay }));
  await waitFor(() =>
    expect(shell.serviceCalls).toContainEqual({
      service: 'toast',
      values: [{ kind: 'warning', message: expect.stringMatching(/30\.00.*90\.00 is still open/) as string }],
    }),
  );
});

it('says that payments are on hold, and why in the language of the page', async () => {
  const cause = { en: 'we are checking bets', bn: 'আমরা বাজি যাচাই করছি' };
  const hold = { since: '2026-11-16T08:00:00.000Z', cause, notice: 'since Monday', amount: '20.00' };
  await open('/agentHome/dividends', {
    'agent.debt': { ...noDebt, hold },
    'agent.bills': { ...list, content: [{ ...bill, state: 'held', paid: '0.00' }] },
  });
  expect(await screen.findByText('Payments are on hold: we are checking bets')).toBeTruthy();
  expect(screen.getByText('since Monday')).toBeTruthy();
  expect(screen.getByText(/20\.00 has been held back so far/)).toBeTruthy();
  expect(await screen.findByRole('row', { name: new RegExp(en.bills.state.held) })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.bills.debt.pay })).toBeNull();
});

it('takes an objection with a reason, while there is time', async () => {
  const { shell, user } = await open('/agentHome/bill/b1', {
    'agent.bill': { ...statement, disputeUntil: '2026-12-15T19:00:00.000Z' },
    'agent.disputeBill': dispute,
  });
  await user.click(await screen.findByRole('button', { name: en.bills.dispute.make }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: en.bills.dispute.send }));
  expect(await dialog.findByText(en.bills.dispute.reasonMissing)).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), 'Two of my members are missing');
  await user.click(dialog.getByRole('button', { name: en.bills.dispute.send }));
  await waitFor(() =>
    expect(inputsOf(shell, 'agent.disputeBill')).toEqual([{ id: 'b1', text: 'Two of my members are missing' }]),
  );
});

it('shows objections with their answers, marks them in the list, and withdraws an open one', async () => {
  const rejected = {
    ...dispute,
    id: 'd0',
    state: 'rejected' as const,
    answer: 'Both are in another line.',
    answeredAt: '2026-11-16T10:00:00.000Z',
  };
  const { shell, user } = await open('/agentHome/bill/b1', {
    'agent.bill': { ...statement, disputes: [dispute, rejected] },
    'agent.withdrawDispute': { ...dispute, state: 'withdrawn' },
  });
  expect(await screen.findByText('Both are in another line.')).toBeTruthy();
  expect(screen.getByText(en.bills.dispute.waiting)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.bills.dispute.make })).toBeNull();
  await user.click(screen.getByRole('button', { name: en.bills.dispute.withdraw }));
  await waitFor(() => expect(inputsOf(shell, 'agent.withdrawDispute')).toEqual([{ id: 'd1', revision: 1 }]));
});

it('marks a bill with an objection in the list, and keeps an answer that is being decided', async () => {
  const { user } = await open('/agentHome/dividends', {
    'agent.bills': { ...list, content: [{ ...bill, dispute: 'open' as const }] },
    'agent.bill': { ...statement, disputes: [{ ...dispute, isBeingDecided: true }] },
  });
  expect(await screen.findByText(en.bills.dispute.state.open)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /November 1/ }));
  expect(await screen.findByText(en.bills.dispute.deciding)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.bills.dispute.withdraw })).toBeNull();
});
