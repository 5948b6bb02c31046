import type { Bonus } from '@marquee/contract/calls/bonuses';
import type { CallValue } from '@marquee/contract/calls/index';
import { exampleValue } from '@marquee/contract/openapi/examples';
import {
  type MockAnswers,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import BonusesPage from './bonuses.page';

const example = exampleValue('bonuses.own').active as Bonus;
const bonus = (change: Partial<Bonus> = {}): Bonus => ({
  ...example,
  name: 'Welcome bonus',
  excludedGames: ['Mines', 'Dice'],
  contribution: [...example.contribution, { of: 'vendor', name: 'Old Quarter', basisPoints: 0 }],
  ...change,
});
const merged = bonus({
  bonusId: '01J9ZQ8B3V6KE',
  mode: 'merged',
  inSteps: false,
  lifetimeHours: null,
  expiresAt: null,
});
const queued = bonus({ bonusId: '01J9ZQ8B3V6KF', name: 'Reload', state: 'queued', progress: null, expiresAt: null });
const own = (change: Partial<CallValue<'bonuses.own'>> = {}): CallValue<'bonuses.own'> => ({
  ...exampleValue('bonuses.own'),
  active: bonus(),
  ...change,
});

async function renderBonuses(answers: MockAnswers = {}, path = '/member/bonuses') {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { promotions: en },
    path,
    answers: {
      'bonuses.own': own({ queue: [queued] }),
      ...answers,
    },
  });
  shell.render(<BonusesPage />);
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { shell, requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const termsOf = async (name: string) => {
  const card = within(await screen.findByRole('article', { name }));
  return within(card.getByRole('list', { name: en.bonuses.terms.title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

it('shows what is wagered, by type of game too, and the terms with their figures', async () => {
  await renderBonuses();
  const bar = await screen.findByRole('progressbar', { name: en.bonuses.wagered });
  expect(bar.getAttribute('aria-valuetext')).toMatch(/60\.00 of .*500\.00/);
  expect(screen.getByText(en.points.games.live).parentElement?.textContent).toMatch(/10\.00of .*100\.00 in valid bets/);
  expect(await termsOf('Welcome bonus')).toEqual([
    expect.stringMatching(/100\.00 waits beside your balance .* wagered .*500\.00/),
    expect.stringMatching(/each tenth .*10\.00 moves/),
    'Live casino: 10% of each valid bet counts.',
    'Old Quarter: bets do not count.',
    en.bonuses.terms.others,
    'Sports: bets at odds below 1.5 do not count.',
    expect.stringMatching(/highest stake .*50\.00/),
    'While it is active you cannot play: Mines, Dice.',
    en.bonuses.terms.lost,
  ]);
});

it('gives a bonus up only after a confirmation that names the sum', async () => {
  const { shell, requestsOf, user } = await renderBonuses({
    'bonuses.own': own(),
  });
  await user.click(await screen.findByRole('button', { name: en.bonuses.giveUp.open }));
  expect(shell.serviceCalls).toContainEqual({
    service: 'confirm',
    values: [expect.objectContaining({ message: expect.stringContaining('90.00') as string, danger: true })],
  });
  await waitFor(() => expect(requestsOf('bonuses.giveUp')).toEqual([{ bonusId: bonus().bonusId, amount: '90.00' }]));
  await waitFor(() => expect(requestsOf('bonuses.own').length).toBeGreaterThan(1));
});

it('follows the play by the live stream', async () => {
  const { shell, requestsOf } = await renderBonuses();
  await screen.findByRole('progressbar');
  shell.runtime.bus.publish('bonuses.changed', { at: '2026-03-01T10:00:00.000Z' }, 'live');
  await waitFor(() => expect(requestsOf('bonuses.own')).toHaveLength(2));
});

it('offers no way to give up merged money', async () => {
  await renderBonuses({
    'bonuses.own': own({ active: { ...merged, canGiveUp: false } }),
  });
  expect(await termsOf('Welcome bonus')).toContain(en.bonuses.terms.kept);
  expect(screen.queryByRole('button', { name: en.bonuses.giveUp.open })).toBeNull();
});

it('lists what ended, with what became cash and what was lost', async () => {
  const ended = bonus({
    state: 'expired',
    returned: '90.00',
    outstanding: '0.00',
    endedAt: '2026-03-08T10:00:00.000Z',
  });
  await renderBonuses(
    { 'bonuses.history': { ...exampleValue('bonuses.history'), content: [ended] } },
    '/member/bonuses?tab=history',
  );
  expect(await screen.findByText(en.bonuses.state.expired)).toBeTruthy();
  expect(screen.getByText(/90\.00/)).toBeTruthy();
});

it('leads to the promotions where there is none', async () => {
  await renderBonuses({ 'bonuses.own': own({ active: null }) });
  expect((await screen.findByRole('link', { name: en.bonuses.toPromotions })).getAttribute('href')).toBe('/promotions');
});
