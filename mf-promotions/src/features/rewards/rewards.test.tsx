import type { PromotionRewardItem } from '@marquee/contract/calls/promotions';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { refreshPromotions } from '../promotion/use-live-promotions';
import RewardsPage from './rewards.page';

const [example] = exampleValue('promotions.rewards').content as [PromotionRewardItem];
const item = (change: Partial<PromotionRewardItem> = {}): PromotionRewardItem => ({
  ...example,
  claimableUntil: '2099-01-01T00:00:00.000Z',
  ...change,
});
const mission = { ...exampleValue('missions.claim'), state: 'claimable' } as const;
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
      'rebates.summary': { ...exampleValue('rebates.summary'), rebates: [] },
      ...answers,
    },
  });
  shell.render(<RewardsPage />);
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { shell, requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('shows every reward that can be claimed, of promotions and of missions', async () => {
  await renderPage();
  expect(await screen.findByRole('button', { name: 'Claim reward: Daily cash back' })).toBeTruthy();
  expect(screen.getByText('৳120.00')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Claim reward: Play 20 rounds' })).toBeTruthy();
});

it('shows no reward above or below skeletons while another kind is loading', async () => {
  let answer = (_missions: unknown): void => undefined;
  const missions = new Promise((resolve) => {
    answer = resolve;
  });
  const { shell } = await renderPage({ 'missions.summary': () => missions } as unknown as MockAnswers);
  await waitFor(() => expect(shell.runtime.queryClient.isFetching()).toBe(1));
  expect(screen.queryByText('Daily cash back')).toBeNull();
  answer({ missions: [mission] });
  expect(await screen.findByText('Daily cash back')).toBeTruthy();
});

it('says what was claimed although the reward has left the page before the answer', async () => {
  let answer: (value: PromotionRewardItem) => void = () => undefined;
  const list = vi.fn(() => pageOf([item()]));
  const { shell, user } = await renderPage({
    'promotions.rewards': list,
    'promotions.claim': () => new Promise<PromotionRewardItem>((resolve) => (answer = resolve)),
  });
  await user.click(await screen.findByRole('button', { name: 'Claim reward: Daily cash back' }));
  list.mockReturnValue(pageOf([]));
  refreshPromotions();
  await waitFor(() => expect(screen.queryByText('Daily cash back')).toBeNull());
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
    'rebates.summary': exampleValue('rebates.summary'),
    'promotions.rewards': pageOf([]),
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
  const row = await screen.findByRole('row', { name: /Daily cash back/ });
  expect(row.textContent).toContain(en.rewards.state.expired);
});
