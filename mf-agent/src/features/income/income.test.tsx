import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import IncomePage from './income.page';

const next = { validBet: '0.00', loss: '20000.00', activeMembers: 10, rate: 400, lossRate: null };
const running = {
  type: 'dividend' as const,
  period: 'semimonthly' as const,
  from: '2026-11-15T18:00:00.000Z',
  to: '2026-11-30T18:00:00.000Z',
  validBet: '90000.00',
  result: '5000.00',
  activeMembers: 4,
  base: '5000.00',
  tier: 1,
  rate: 200,
  estimate: '100.00',
  next,
};
const dividend = {
  type: 'dividend' as const,
  gross: '400.00',
  due: '395.00',
  below: '150.00',
  net: '245.00',
  paid: '395.00',
};

const groups = {
  content: [{ key: '2026-11-02', label: '2026-11-02', stake: '500.00', amount: '5.00', paid: '5.00' }],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: 1,
  totals: { stake: '500.00', amount: '5.00', paid: '5.00' },
};

async function open(income: NonNullable<MockAnswers['agent.income']>, answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('agent'),
    messages: { agent: en },
    path: '/agentHome/income?from=2026-11-01&to=2026-11-10',
    answers: {
      'agent.groupIncome': groups,
      ...answers,
      'agent.income': income,
      'agent.debt': { open: '0.00', bills: 0, float: '0.00', cash: '0.00', bound: '0.00', hold: null },
    },
  });
  shell.render(<IncomePage />);
  return shell;
}

it('shows what the running period comes to, and what is missing to the next tier', async () => {
  await open({ types: [dividend], running: [running] });
  expect(await screen.findByText('Tier 1, 2%')).toBeTruthy();
  const bars = screen
    .getAllByRole('progressbar')
    .map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')]);
  expect(bars).toEqual([
    [en.contracts.field.loss, '5000'],
    [en.contracts.field.activeMembers, '4'],
  ]);
});

it('counts new members of an acquisition, and those who reach what the next tier asks of each', async () => {
  const acquired = { ...next, loss: '0.00', rate: 0, deposit: '200.00', amount: '25.00', activeMembers: 3 };
  const acquisition = {
    ...running,
    type: 'acquisition' as const,
    period: 'monthly' as const,
    rate: 0,
    activeMembers: 5,
  };
  await open({ types: [], running: [{ ...acquisition, next: acquired, nextMembers: 2 }] });
  expect(await screen.findByText('Tier 1, new members: 5')).toBeTruthy();
  const bars = screen.getAllByRole('progressbar').map((bar) => [bar.ariaLabel, bar.getAttribute('aria-valuenow')]);
  expect(bars).toEqual([[en.contracts.field.newMembers, '2']]);
});

it('leads from a type of contract to its bills on the same days', async () => {
  const shell = await open({ types: [dividend], running: [] });
  const link = await screen.findByRole('link', { name: 'Dividend contract' });
  expect(shell.calls.find(({ id }) => id === 'agent.income')?.input).toEqual({ from: '2026-11-01', to: '2026-11-10' });
  expect(link.getAttribute('href')).toBe('/agentHome/dividends?from=2026-11-01&to=2026-11-10');
  expect(screen.queryByRole('region', { name: en.income.running })).toBeNull();
});

it('says that there is nothing where no contract gave anything', async () => {
  await open({ types: [], running: [] });
  expect(await screen.findByText(en.income.empty)).toBeTruthy();
});

it('shows what differences of prize groups brought, by day, lottery or downline', async () => {
  const shell = await open({ types: [], running: [] });
  expect(await screen.findByRole('table', { name: en.income.groups })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'November 2, 2026' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: en.income.grouping.lottery }));
  await waitFor(() =>
    expect(shell.calls.filter(({ id }) => id === 'agent.groupIncome').at(-1)?.input).toMatchObject({ by: 'lottery' }),
  );
});

it('tries any terms on the own months, beside what bills gave', async () => {
  const month = { from: '2026-09-30T18:00:00.000Z', to: '2026-10-31T18:00:00.000Z', periods: 1, tier: 1 };
  const months = [{ ...month, base: '9000.00', gross: '900.00', billed: '360.00' }];
  const shell = await open({ types: [], running: [] }, { 'agent.whatIf': { months } });
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText(/^Rate/), '10');
  await user.click(screen.getByRole('button', { name: en.income.whatIf.run }));
  expect(await screen.findByRole('table', { name: en.income.whatIf.title })).toBeTruthy();
  expect(shell.calls.find(({ id }) => id === 'agent.whatIf')?.input).toMatchObject({
    type: 'dividend',
    terms: { period: 'monthly', carriesLoss: false, tiers: [{ rate: 1_000 }] },
  });
});
