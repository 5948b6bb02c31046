import {
  act,
  type MockAnswers,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import en from '../../messages/en.json';
import ProfitLossPage from './profit-loss.page';

beforeAll(mockBrowserApis);

const play = { stake: '100.00', validBet: '90.00', payout: '60.00', net: '-40.00' };
const figures = { ...play, rebates: '1.00', promotions: '5.00', result: '-34.00' };
const won = { ...play, payout: '160.00', net: '60.00', rebates: '0.00', promotions: '0.00', result: '60.00' };
const answer = {
  periods: [
    { from: '2026-03-02', to: '2026-03-02', ...won },
    { from: '2026-03-04', to: '2026-03-04', ...figures },
  ],
  totals: { ...figures, stake: '200.00', payout: '220.00', net: '20.00', result: '26.00' },
  best: { day: '2026-03-02', result: '60.00' },
  worst: { day: '2026-03-04', result: '-34.00' },
  funds: { deposits: '500.00', withdrawals: '100.00', transfers: '0.00', netPosition: '-400.00' },
  secondsPlayed: null,
};
const MARCH = '/member/profit-loss?from=2026-03-01&to=2026-03-05';

async function renderPage(answers: MockAnswers = { 'records.profitLoss': answer }, path = MARCH) {
  const shell = await mockShell({ answers, session: mockSession('member'), messages: { member: en }, path });
  shell.render(<ProfitLossPage />);
  return shell;
}
const rows = () =>
  within(screen.getByRole('table', { name: en.profit.title }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

it('draws every day of the range and lists those with figures, the latest first', async () => {
  await renderPage();
  const chart = await screen.findByRole('slider', { name: en.profit.chart });
  expect(chart.getAttribute('aria-valuemax')).toBe('5');
  chart.focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^March 2, 2026: \+.*60\.00$/u);
  expect(rows().slice(0, 2)).toEqual([
    expect.stringContaining('March 4, 2026'),
    expect.stringContaining('March 2, 2026'),
  ]);
});

it('leads from a day to the bets that were settled on it', async () => {
  await renderPage();
  const latest = await screen.findByRole('link', { name: 'March 4, 2026' });
  expect(latest.getAttribute('href')).toBe('/member/betting-record?from=2026-03-04&to=2026-03-04&dayBy=settlement');
});

it('sums by what is chosen, and keeps the choice in the address', async () => {
  const byVendor = { rows: [{ id: 'BGS', name: 'Boathouse', ...play }], totals: play };
  const shell = await renderPage({ 'records.profitLoss': answer, 'records.profitLossByGame': byVendor });
  await screen.findByRole('slider');
  await userEvent.click(screen.getByRole('radio', { name: en.profit.by.month }));
  await waitFor(() =>
    expect(shell.calls.at(-1)).toMatchObject({ id: 'records.profitLoss', input: { by: 'month', from: '2026-03-01' } }),
  );
  expect(shell.calls.some(({ id }) => id === 'records.profitLossByGame')).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: en.profit.by.vendor }));
  await waitFor(() => expect(rows()[0]).toContain('Boathouse'));
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByText('Promotions', { selector: 'th *, th' })).toBeNull();
});

it('shows no figures of days as those of months that are still on their way', async () => {
  const never = new Promise<never>(() => undefined);
  await renderPage({ 'records.profitLoss': ({ by }) => (by === 'month' ? never : answer) });
  await screen.findByRole('slider');
  await userEvent.click(screen.getByRole('radio', { name: en.profit.by.month }));
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  expect(screen.queryByText('March 4, 2026')).toBeNull();
});

it('shows money and time beside the result, and where time can be counted', async () => {
  await renderPage();
  expect((await screen.findByText(en.profit.netPosition)).nextElementSibling?.textContent).toContain('400.00');
  expect(screen.getByRole('link', { name: en.profit.countTime }).getAttribute('href')).toBe('/member/limits');
  expect(screen.queryByText(en.profit.transfers)).toBeNull();
});

it('words the time played, and transfers where there were any', async () => {
  const funds = { ...answer.funds, transfers: '-7.00' };
  await renderPage({ 'records.profitLoss': { ...answer, funds, secondsPlayed: 5_460 } });
  expect((await screen.findByText(en.profit.timePlayed)).nextElementSibling?.textContent).toBe('1 hour 31 minutes');
  expect(screen.getByText(en.profit.transfers)).toBeTruthy();
});

it('says that nothing was won or lost, without a chart', async () => {
  await renderPage({ 'records.profitLoss': { ...answer, periods: [], best: null, worst: null } });
  expect(await screen.findByText(en.profit.empty)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

it.each([
  ['refreshes today as the balance moves', '/member/profit-loss', true],
  ['leaves days of the past alone', MARCH, false],
])('%s', async (_what, path, refreshes) => {
  const shell = await renderPage(undefined, path);
  await screen.findByRole('slider');
  const before = shell.calls.length;
  act(() => shell.runtime.bus.publish('wallet.balance', { balance: '1.00', currency: 'BDT' }, 'live'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shell.calls.length > before).toBe(refreshes);
});
