import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { DepositPromotions } from './deposit-promotions';

/** A match of half of a first deposit, with the card's fields. */
const match: PromotionDetail = {
  promotionId: '6f4b2a10-0000-4000-8000-000000000001',
  kind: 'first_deposit',
  types: ['deposit'],
  title: 'Welcome match',
  summary: '',
  picture: 'deposit',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  state: 'join',
  action: 'join',
  reason: null,
  screen: null,
  participationId: null,
  claimableUntil: null,
  progress: null,
  currency: 'BDT',
  terms: '',
  application: null,
  ownWageringPercent: 100,
  rules: {
    trigger: { kind: 'deposit', nth: 1, weekdays: [], minimum: '500.00', frequency: 'once' },
    conditions: {
      gameTypes: [],
      vendors: [],
      hasMobile: false,
      hasEmail: false,
      hasPayee: false,
      onePerHousehold: false,
      newForDays: null,
    },
    reward: { kind: 'cash', amount: { kind: 'percent', basisPoints: 5_000, cap: '400.00' }, wageringTimes: 3 },
    enrolment: 'join',
    delivery: 'claim',
    claimDays: 7,
  },
};

async function renderOffers(amount: string, answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: messages },
    answers,
  });
  shell.render(<DepositPromotions promotions={[match]} amount={amount} ownPercent={100} />);
  await screen.findByRole('link', { name: 'Welcome match' });
  return shell;
}

it('plays each promotion through with the amount in the form', async () => {
  await renderOffers('600.00');
  expect(screen.getByText(/৳600\.00.*৳300\.00.*৳1,500\.00.*৳600\.00/)).toBeTruthy();
});

it('says from which amount on it counts', async () => {
  await renderOffers('100.00');
  expect(screen.getByText('For deposits from ৳500.00.')).toBeTruthy();
});

it('joins from the form once the member agrees to what it gives and asks for', async () => {
  const shell = await renderOffers('600.00', { 'promotions.join': { ...match, state: 'joined', action: 'deposit' } });
  await userEvent.click(screen.getByRole('button', { name: 'Join: Welcome match' }));
  await waitFor(() => expect(shell.calls).toHaveLength(1));
  expect(shell.serviceCalls).toMatchObject([
    {
      service: 'confirm',
      values: [{ title: 'Welcome match', message: expect.stringContaining('৳1,500.00') as string }],
    },
  ]);
  expect(shell.calls[0]).toMatchObject({
    id: 'promotions.join',
    input: { promotionId: match.promotionId, language: 'en' },
  });
});
