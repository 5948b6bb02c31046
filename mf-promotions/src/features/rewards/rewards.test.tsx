import type { RebateSummary } from '@marquee/contract/calls/rebates';
import type { Mission } from '@marquee/contract/calls/missions';
import type { PromotionRewardItem } from '@marquee/contract/calls/promotions';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { refreshPromotions } from '../promotion/use-live-promotions';
import RewardsPage from './rewards.page';

const item = (change: Partial<PromotionRewardItem> = {}): PromotionRewardItem => ({
  participationId: '6f4b2a10-0000-4000-8000-00000000000a',
  promotionId: '6f4b2a10-0000-4000-8000-000000000001',
  kind: 'cash_back',
  title: 'Weekly cash back',
  picture: 'cash-back',
  state: 'claim',
  reward: { kind: 'cash', amount: '120.00', wagering: '120.00' },
  claimableUntil: '2099-01-01T00:00:00.000Z',
  at: '2026-03-01T10:00:00.000Z',
  ...change,
});
const mission: Mission = {
  missionId: 'daily-rounds',
  period: 'daily',
  task: 'rounds',
  multiplier: null,
  goal: '20',
  progress: '20',
  state: 'claimable',
  after: null,
  reward: { kind: 'points', points: 30 },
  score: 10,
  endsAt: null,
  minimum: null,
};
const rebates: RebateSummary = {
  mode: 'manual',
  currency: 'BDT',
  claimable: '12.00',
  rates: [],
  level: 0,
  minimum: '100.00',
  dailyCap: null,
  rebates: [
    {
      day: '2026-03-02',
      state: 'claimable',
      amount: '12.00',
      corrected: '0.00',
      wagering: '12.00',
      lines: [],
      settledAt: '2026-03-03T00:00:00.000Z',
      expiresAt: '2099-03-10T00:00:00.000Z',
    },
  ],
};
const pageOf = (content: readonly PromotionRewardItem[]) => ({
  content: [...content],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: content.length,
});

async function renderPage(answers: MockAnswers = {}, path = '/member/rewards') {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { promotions: en },
    path,
    answers: {
      'promotions.rewards': ({ filter }) => pageOf(filter === 'history' ? [item({ state: 'expired' })] : [item()]),
      'missions.summary': { missions: [mission] },
      'rebates.summary': { ...rebates, rebates: [] },
      ...answers,
    },
  });
  shell.render(<RewardsPage />);
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { shell, requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('shows every reward that can be claimed, of promotions and of missions', async () => {
  await renderPage();
  expect(await screen.findByRole('button', { name: 'Claim reward: Weekly cash back' })).toBeTruthy();
  expect(screen.getByText('৳120.00')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Claim reward: Play 20 rounds' })).toBeTruthy();
});

it('says what was claimed although the reward has left the page before the answer', async () => {
  let answer: (value: PromotionRewardItem) => void = () => undefined;
  const list = vi.fn(() => pageOf([item()]));
  const { shell, user } = await renderPage({
    'promotions.rewards': list,
    'promotions.claim': () => new Promise<PromotionRewardItem>((resolve) => (answer = resolve)),
  });
  await user.click(await screen.findByRole('button', { name: 'Claim reward: Weekly cash back' }));
  list.mockReturnValue(pageOf([]));
  refreshPromotions();
  await waitFor(() => expect(screen.queryByText('Weekly cash back')).toBeNull());
  answer(item({ state: 'claimed' }));
  await waitFor(() =>
    expect(shell.serviceCalls.flatMap(({ values }) => values)).toContainEqual({
      kind: 'success',
      message: 'Reward claimed: ৳120.00',
    }),
  );
});

it('claims everything at once and says how many were refused', async () => {
  const { shell, requestsOf, user } = await renderPage({
    'promotions.claimAll': { claimed: [item()], refused: [{ participationId: item().participationId, code: 'x' }] },
    'missions.claim': { ...mission, state: 'claimed' },
  });
  await user.click(await screen.findByRole('button', { name: en.rewards.claimAll }));
  await waitFor(() => expect(requestsOf('missions.claim')).toEqual([{ missionId: 'daily-rounds' }]));
  expect(requestsOf('promotions.claimAll')).toHaveLength(1);
  await waitFor(() => expect(requestsOf('promotions.rewards')).toHaveLength(2));
  const messages = shell.serviceCalls.flatMap(({ values }) => values);
  expect(messages).toContainEqual({ kind: 'success', message: 'Rewards claimed: 2' });
  expect(messages).toContainEqual({ kind: 'warning', message: 'Rewards that could not be claimed: 1' });
});

it('shows rebates that are claimed by hand, and claims those of all days by one call', async () => {
  const { shell, requestsOf, user } = await renderPage({
    'rebates.summary': rebates,
    'promotions.rewards': pageOf([]),
    'missions.claim': { ...mission, state: 'claimed' },
    'rebates.claim': { claimed: '12.00', summary: rebates },
  });
  expect(await screen.findByRole('button', { name: /^Claim reward: Rebate for/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.rewards.claimAll }));
  await waitFor(() => expect(requestsOf('rebates.claim')).toEqual([{}]));
  await waitFor(() => expect(requestsOf('rebates.summary')).toHaveLength(2));
  const messages = shell.serviceCalls.flatMap(({ values }) => values);
  expect(messages).toContainEqual({ kind: 'success', message: 'Rewards claimed: 2' });
});

it('leads to the promotions when there is nothing to claim', async () => {
  await renderPage({ 'promotions.rewards': pageOf([]), 'missions.summary': { missions: [] } });
  expect(await screen.findByText(en.rewards.none)).toBeTruthy();
});

it('keeps what was credited or lapsed in a history', async () => {
  await renderPage({}, '/member/rewards?tab=history');
  const row = await screen.findByRole('row', { name: /Weekly cash back/ });
  expect(row.textContent).toContain(en.rewards.state.expired);
});
