import type { CallValue } from '@marquee/contract/calls/index';
import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { exampleValue } from '@marquee/contract/openapi/examples';
import {
  act,
  type MockAnswers,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { detail } from './promotion.fixture';
import PromotionPage from './promotion.page';

async function renderPage(change: Parameters<typeof detail>[0], answers: MockAnswers = {}, isMember = true) {
  const promotion = detail(change);
  const shell = await mockShell({
    answers: { 'promotions.detail': promotion, ...answers },
    messages: { promotions: en },
    path: `/promotions/${promotion.promotionId}`,
    ...(isMember && { session: mockSession('member') }),
  });
  shell.render(
    <Routes>
      <Route path="/promotions/:promotionId" element={<PromotionPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1, name: promotion.title });
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { promotion, shell, requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('says in sentences what the rules ask, and plays them through', async () => {
  await renderPage({});
  for (const sentence of [
    'Bonus: 100% of your deposit, up to ৳10,000.00',
    'Deposit at least ৳500.00.',
    'On these days: Monday and Friday',
    'Claim it within 7 days; after that it lapses.',
    'Make valid bets of 10 times the reward.',
    'Stake at most ৳500.00 at a time while the bonus is active.',
    'Open to every member.',
    'Ask us anything.',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Live casino 10%' })).toBeTruthy();
  const example = screen.getByRole('region', { name: en.promotion.example.title }).textContent;
  for (const part of ['You deposit ৳5,000.00', 'You get ৳5,000.00', 'can be withdrawn ৳55,000.00'])
    expect(example).toContain(part);
});

it('names what is given once, and levels as members know them', async () => {
  const { rules } = detail();
  const reward = { kind: 'free_bets', vendor: 'v', game: 'g', bets: 10, stake: '5.00', lifetimeHours: 1 } as never;
  const level = { level: 3, name: 'Gold' } as never;
  await renderPage(
    { rules: { ...rules, reward, conditions: { ...rules.conditions, vipLevel: 3 } } },
    { 'vip.status': { ...exampleValue('vip.status'), levels: [level] } },
  );
  expect(await screen.findByText('Your VIP level is Gold or higher.')).toBeTruthy();
  expect(screen.getByText('Play them within 1 hour.')).toBeTruthy();
  expect(screen.getByText('Free bets: 10 × ৳5.00')).toBeTruthy();
  expect(screen.queryByText('Free bets')).toBeNull();
});

it('moves the progress while the member plays, with one read for several bets', async () => {
  const { shell, requestsOf } = await renderPage({ state: 'joined' });
  const play = (balance: string) =>
    act(() => shell.runtime.bus.publish('wallet.balance', { balance, currency: 'BDT' }, 'live'));
  for (const balance of ['90.00', '80.00', '70.00']) play(balance);
  await waitFor(() => expect(requestsOf('promotions.detail')).toHaveLength(2));
  play('60.00');
  await waitFor(() => expect(requestsOf('promotions.detail')).toHaveLength(3));
});

const RANKING: Partial<PromotionDetail> = {
  rules: {
    ...detail().rules,
    trigger: { kind: 'ranking', period: 'weekly', by: 'multiplier', minimum: '100.00' },
    reward: {
      kind: 'cash',
      wageringTimes: 1,
      amount: {
        kind: 'places',
        places: [
          { to: 1, amount: '900.00' },
          { to: 2, amount: '50.00' },
        ],
      },
    },
  },
};
const place = (at: number, value: string, isOwn = false) => ({ place: at, player: `pl***${at}`, value, isOwn });
const ranking = (change: Partial<CallValue<'promotions.ranking'>>): MockAnswers => ({
  'promotions.ranking': { unit: 'multiplier', endsAt: '2026-03-08T18:00:00.000Z', content: [], own: null, ...change },
});
const rowsOfRanking = async () => {
  const table = await screen.findByRole('table', { name: en.promotion.ranking.title });
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(2));
  return within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
};

it('shows who leads a ranking, with what each place would be given, and the own place below them', async () => {
  const content = [place(1, '48.00'), place(2, '12.50'), place(3, '9.00')];
  await renderPage(RANKING, ranking({ content, own: place(31, '2.00', true) }));
  expect(await rowsOfRanking()).toEqual([
    expect.stringContaining(en.promotion.ranking.value.multiplier),
    expect.stringMatching(/^1pl\*\*\*1.*48×৳900\.00$/),
    expect.stringMatching(/^2.*12\.5×৳50\.00$/),
    expect.stringMatching(/^3.*9×$/),
    expect.stringMatching(/^31.*You2×$/),
  ]);
});

it('marks the own place among the leaders once', async () => {
  const own = place(2, '12.50', true);
  await renderPage(RANKING, ranking({ content: [place(1, '48.00'), own], own }));
  expect(await rowsOfRanking()).toHaveLength(3);
  expect(screen.getAllByText(en.missions.board.you)).toHaveLength(1);
});

it('counts the ranking again while it is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { requestsOf } = await renderPage(RANKING, ranking({ content: [place(1, '48.00'), place(2, '2.00')] }));
    await rowsOfRanking();
    vi.advanceTimersByTime(10_000);
    await waitFor(() => expect(requestsOf('promotions.ranking')).toHaveLength(2));
  } finally {
    vi.useRealTimers();
  }
});

it.each(['coming_soon', 'closed'] as const)('asks for no ranking of one that is %s', async (state) => {
  const { requestsOf } = await renderPage({ ...RANKING, state, action: null });
  expect(requestsOf('promotions.ranking')).toEqual([]);
});

it('joins under the terms on the page', async () => {
  const { promotion, requestsOf, user, shell } = await renderPage(
    {},
    { 'promotions.join': detail({ state: 'joined', action: 'deposit' }) },
  );
  await user.click(screen.getByRole('button', { name: en.promotion.action.join }));
  expect(requestsOf('promotions.join')).toEqual([{ promotionId: promotion.promotionId, language: 'en' }]);
  await waitFor(() => expect(requestsOf('promotions.detail')).toHaveLength(2));
  expect(shell.serviceCalls).toContainEqual({
    service: 'toast',
    values: [{ kind: 'success', message: 'You have joined: Welcome match' }],
  });
});

it('shows guests everything and asks them to log in when they join', async () => {
  const { requestsOf, user, shell } = await renderPage({}, {}, false);
  expect(screen.getByText(en.promotion.logIn)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.promotion.action.join }));
  expect(requestsOf('promotions.join')).toEqual([]);
  expect(shell.serviceCalls).toContainEqual({ service: 'openModal', values: ['loginPopupModal'] });
});

it('counts the characters of a remark and sends no application without the pictures that it asks for', async () => {
  const { rules } = detail();
  const trigger = { kind: 'application', images: 1, isRemarkRequired: true } as const;
  const { requestsOf, user } = await renderPage({ action: 'apply', rules: { ...rules, trigger } });
  await user.click(screen.getByRole('button', { name: en.promotion.application.send }));
  expect(await screen.findByText(en.promotion.application.missingRemark)).toBeTruthy();
  expect(screen.getByText('Pictures needed: 1')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Remark/ }), 'Five stars');
  expect(screen.getByText('10 of 140 characters')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.promotion.application.send }));
  expect(requestsOf('promotions.apply')).toEqual([]);
});

it('shows what the member sent while it is decided', async () => {
  const application = { remark: 'Five stars', imageIds: [], at: '2026-03-01T10:00:00.000Z' };
  await renderPage({ state: 'applying', action: null, application });
  expect(screen.getByText('Five stars')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(en.promotion.state.applying);
});

it('follows the member’s part live', async () => {
  const { requestsOf, shell } = await renderPage({});
  shell.runtime.bus.publish('promotions.changed', { at: '2026-03-01T10:00:00.000Z' });
  await waitFor(() => expect(requestsOf('promotions.detail')).toHaveLength(2));
});
