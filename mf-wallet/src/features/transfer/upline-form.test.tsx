import type { CallValue } from '@marquee/contract/calls/index';
import { mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { UplineForm } from './upline-form';

const terms: CallValue<'transfers.terms'> = {
  currency: 'BDT',
  upline: 'rafiq1',
  main: '800.00',
  float: null,
  minimum: '100.00',
  maximum: '5000.00',
  leftToday: '4000.00',
  toWager: '0.00',
};

it('sends the same amount again as another transfer, under another key, after the first succeeded', async () => {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: messages },
    answers: {
      'transfers.toUpline': {
        transferId: 'T1',
        at: '2026-01-02T20:00:00.000Z',
        way: 'to_upline',
        counterparty: 'rafiq1',
        amount: '200.00',
        balanceAfter: '600.00',
      },
    },
  });
  shell.render(<UplineForm terms={terms} upline="rafiq1" />);
  const transferCalls = () => shell.calls.filter(({ id }) => id === 'transfers.toUpline');
  for (const count of [1, 2]) {
    await userEvent.type(screen.getByRole('textbox'), '200');
    await userEvent.type(screen.getByLabelText(/Withdraw password/), '402817');
    await userEvent.click(screen.getByRole('button', { name: messages.funds.send }));
    await waitFor(() => expect(transferCalls()).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
  }
  const [first, second] = transferCalls();
  expect(second?.input).toEqual(first?.input);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});
