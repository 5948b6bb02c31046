import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { DepositPromotions } from './deposit-promotions';

const example = exampleValue('promotions.detail');
/** A match of half of a first deposit, with the card's fields. */
const match: PromotionDetail = {
  ...example,
  title: 'Welcome match',
  rules: {
    ...example.rules,
    reward: { kind: 'cash', amount: { kind: 'percent', basisPoints: 5_000, cap: '400.00' }, wageringTimes: 3 },
  },
};

async function renderOffers(amount: string) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: messages },
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
  const shell = await renderOffers('600.00');
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
