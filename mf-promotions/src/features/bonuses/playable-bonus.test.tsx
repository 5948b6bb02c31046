import type { Bonus } from '@marquee/contract/calls/bonuses';
import { exampleValue } from '@marquee/contract/openapi/examples';
import type { PromotionBonus } from '@marquee/contract/promotions/rewards';
import { mockSession, mockShell, screen, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import { BonusTerms } from '../promotion/bonus-terms';
import BonusesPage from './bonuses.page';

const playable = (change: Partial<Bonus> = {}): Bonus => ({
  ...(exampleValue('bonuses.own').active as Bonus),
  mode: 'playable',
  released: '0.00',
  outstanding: '137.25',
  inSteps: false,
  cap: '300.00',
  maxStake: null,
  contribution: [],
  ...change,
});

async function renderBonus(bonus: Bonus, waitsFor: string | null = null) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { promotions: en },
    path: '/member/bonuses',
    answers: { 'bonuses.own': { ...exampleValue('bonuses.own'), active: bonus, waitsFor } },
  });
  shell.render(<BonusesPage />);
  return within(await screen.findByRole('article', { name: bonus.name }));
}
const sentencesOf = (card: Awaited<ReturnType<typeof renderBonus>>) =>
  within(card.getByRole('list', { name: en.bonuses.terms.title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows what is left to play with, won money included, and its terms up to the cap', async () => {
  const card = await renderBonus(playable());
  expect(card.getByText(en.bonuses.mode.playable)).toBeTruthy();
  expect(card.getByText(en.bonuses.left).parentElement?.textContent).toContain('137.25');
  expect(sentencesOf(card)).toEqual([
    expect.stringMatching(/play with .*100\.00 after your own money.* wagered .*500\.00/),
    expect.stringMatching(/^At most .*300\.00 moves/),
    en.bonuses.terms.everything,
    'Sports: bets at odds below 1.5 do not count.',
    en.bonuses.terms.withdrawal,
    en.bonuses.terms.lost,
  ]);
});

it('names the cash in game wallets that is used first, with the way to it', async () => {
  const card = await renderBonus(playable(), '12.50');
  expect(card.getByText(/12\.50 in game wallets is used first/)).toBeTruthy();
  expect(card.getByRole('link', { name: en.bonuses.toWallets }).getAttribute('href')).toBe('/member/transfer');
});

it('names none where nothing holds the bonus back', async () => {
  const card = await renderBonus(playable());
  expect(card.queryByRole('link', { name: en.bonuses.toWallets })).toBeNull();
});

it('says nothing of a cap where all of it becomes cash', async () => {
  const sentences = sentencesOf(await renderBonus(playable({ cap: null })));
  expect(sentences.some((sentence) => sentence.startsWith('At most'))).toBe(false);
});

it('lists one that was played to the end as such, with nothing lost to the brand', async () => {
  const spent = playable({ state: 'spent', outstanding: '0.00', endedAt: '2026-03-02T10:00:00.000Z', progress: null });
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { promotions: en },
    path: '/member/bonuses?tab=history',
    answers: {
      'bonuses.history': { ...exampleValue('bonuses.history'), content: [spent] },
      'bonuses.own': { ...exampleValue('bonuses.own'), active: null },
    },
  });
  shell.render(<BonusesPage />);
  expect(await screen.findByText(en.bonuses.state.spent)).toBeTruthy();
});

const TERMS: PromotionBonus = {
  mode: 'playable',
  wageringTimes: 5,
  base: 'bonus',
  inSteps: false,
  maxStake: null,
  lifetimeHours: 24,
  stacking: 'queue',
  contribution: [],
};

it.each([
  [5, 'At most 5 times the bonus becomes money.'],
  [null, null],
])('a promotion with a cap of %s says so', async (capTimes, sentence) => {
  const bonus = { ...TERMS, capTimes };
  const shell = await mockShell({ messages: { promotions: en } });
  shell.render(<BonusTerms reward={{ kind: 'bonus', amount: { kind: 'fixed', amount: '100.00' }, bonus }} />);
  expect(screen.getByText(en.promotion.terms.mode.playable)).toBeTruthy();
  expect(screen.queryByText(/^At most \d+ times/)?.textContent ?? null).toBe(sentence);
});
