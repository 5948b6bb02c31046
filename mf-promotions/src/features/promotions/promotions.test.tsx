import type { PromotionCard } from '@marquee/contract/calls/promotions';
import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
} from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import en from '../../messages/en.json';
import { card } from '../promotion/promotion.fixture';
import PromotionsPage from './promotions.page';

beforeAll(mockBrowserApis);

const noAnnouncements = { 'content.announcements': { promotion: [] } } as unknown as MockAnswers;

async function renderPage(promotions: readonly PromotionCard[], path = '/promotions', answers: MockAnswers = {}) {
  const isMember = Object.hasOwn(answers, 'freeBets.own');
  const shell = await mockShell({
    answers: { ...noAnnouncements, 'promotions.list': { promotions: [...promotions] }, ...answers },
    messages: { promotions: en },
    path,
    ...(isMember && { session: mockSession('member') }),
  });
  shell.render(<PromotionsPage />);
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id);
  return { shell, requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const ranking = card({ promotionId: '6f4b2a10-0000-4000-8000-000000000002', title: 'Weekly race', types: ['ranking'] });

it('offers the fourteen filters with their counts and keeps the chosen one in the address', async () => {
  const { shell, user } = await renderPage([card(), ranking]);
  await screen.findByRole('link', { name: 'Weekly race' });
  expect(screen.getByRole('group', { name: en.types }).querySelectorAll('button')).toHaveLength(14);
  await user.click(screen.getByRole('button', { name: /^Ranking/ }));
  expect(shell.address()).toBe('/promotions?type=ranking');
  expect(screen.queryByRole('link', { name: 'Welcome match' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Fish/ }));
  await user.click(screen.getByRole('button', { name: en.promotion.showAll }));
  expect(screen.getByRole('link', { name: 'Welcome match' })).toBeTruthy();
});

it('shows no promotion above or below skeletons while announcements are loading', async () => {
  let answer = (_announcements: unknown): void => undefined;
  const announcements = new Promise((resolve) => {
    answer = resolve;
  });
  const { shell } = await renderPage([card()], '/promotions', {
    'content.announcements': () => announcements,
  } as unknown as MockAnswers);
  await waitFor(() => expect(shell.runtime.queryClient.isFetching()).toBe(1));
  expect(screen.queryByRole('link', { name: 'Welcome match' })).toBeNull();
  answer({ promotion: [] });
  expect(await screen.findByRole('link', { name: 'Welcome match' })).toBeTruthy();
});

it('asks guests to log in when they take part, and leads members to the page of the promotion', async () => {
  const { shell, user } = await renderPage([card()]);
  await user.click(await screen.findByRole('link', { name: 'Join: Welcome match' }));
  expect(shell.serviceCalls).toContainEqual({ service: 'openModal', values: ['loginPopupModal'] });
  expect(shell.address()).toBe('/promotions');
});

it('shows the reason of a rejection and the progress of what is active', async () => {
  const endsAt = '2099-01-01T00:00:00.000Z';
  const progress = { value: '250.00', unit: 'money', goal: '1000.00', endsAt, place: null } as const;
  await renderPage([
    card({ state: 'rejected', action: null, reason: 'The picture is cut off' }),
    { ...ranking, state: 'process', action: null, progress },
  ]);
  expect(await screen.findByText('Reason: The picture is cut off')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '৳250.00 of ৳1,000.00' })).toBeTruthy();
});

it('shows the highest multiplier and the place of a ranking as numbers', async () => {
  const endsAt = '2099-01-01T00:00:00.000Z';
  const progress = { value: '8.50', unit: 'multiplier', goal: null, endsAt, place: 3 } as const;
  await renderPage([{ ...ranking, state: 'signed_up', action: null, progress }]);
  expect(await screen.findByText('So far: 8.5×')).toBeTruthy();
  expect(screen.getByText('Your place: 3')).toBeTruthy();
});

it('claims a reward from its card, once, and reads everything again', async () => {
  const participationId = '6f4b2a10-0000-4000-8000-00000000000a';
  const claimed = { reward: { kind: 'cash', amount: '50.00', wagering: '0.00' } };
  const { shell, requestsOf, user } = await renderPage(
    [card({ state: 'claim', action: 'claim', participationId })],
    '/promotions',
    { 'freeBets.own': [], 'promotions.claim': claimed as never },
  );
  await user.click(await screen.findByRole('button', { name: 'Claim reward: Welcome match' }));
  expect(requestsOf('promotions.claim')).toHaveLength(1);
  await waitFor(() => expect(requestsOf('promotions.list')).toHaveLength(2));
  expect(shell.serviceCalls).toContainEqual({
    service: 'toast',
    values: [{ kind: 'success', message: 'Reward claimed: ৳50.00' }],
  });
});

it('opens the promotion of a code, and says beside the field what is wrong with another', async () => {
  const refuse = () => {
    throw new ApiError('promotion_code_unknown', 'req-1');
  };
  const { shell, requestsOf, user } = await renderPage([], '/promotions', {
    'freeBets.own': [],
    'promotions.enterCode': ({ code }) => (code === 'SUMMER-26' ? ({ ...card() } as never) : refuse()),
  });
  const field = await screen.findByRole('textbox', { name: en.promotion.code.label });
  await user.type(field, 'no');
  await user.click(screen.getByRole('button', { name: en.promotion.code.submit }));
  expect(await screen.findByText(en.promotion.code.fault)).toBeTruthy();
  expect(requestsOf('promotions.enterCode')).toEqual([]);
  await user.clear(field);
  await user.type(field, 'winter-25');
  await user.click(screen.getByRole('button', { name: en.promotion.code.submit }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(field);
  await user.type(field, 'summer-26');
  await user.click(screen.getByRole('button', { name: en.promotion.code.submit }));
  await waitFor(() =>
    expect(shell.serviceCalls).toContainEqual({ service: 'navigate', values: [`/promotions/${card().promotionId}`] }),
  );
});
