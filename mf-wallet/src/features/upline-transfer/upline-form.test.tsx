import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError, refreshCall, useCall } from '@marquee/kit';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { UplineForm } from './upline-form';

const terms = exampleValue('transfers.terms');
const forfeits = { bonusId: '01J9ZQ8B3V6KD', amount: '35.50' };
const sent = {
  transferId: 'T1',
  at: '2026-01-02T20:00:00.000Z',
  way: 'to_upline',
  counterparty: 'rafiq1',
  amount: '200.00',
  balanceAfter: '600.00',
} as const;

/** The form as its page shows it: with the terms of the server, read again when they change. */
function FormOfPage() {
  const { data } = useCall('transfers.terms', {}, { staleMs: 0 });
  return data ? <UplineForm terms={data} upline="rafiq1" /> : null;
}

async function open(given: Partial<typeof terms> = {}, confirms = true, answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: messages },
    answers: { 'transfers.terms': { ...terms, ...given }, 'transfers.toUpline': sent, ...answers },
    confirms,
  });
  shell.render(<FormOfPage />);
  await screen.findByRole('textbox');
  return {
    transferCalls: () => shell.calls.filter(({ id }) => id === 'transfers.toUpline'),
    confirmations: () =>
      shell.serviceCalls.filter(({ service }) => service === 'confirm').map(({ values }) => values[0]),
    async send() {
      await userEvent.type(screen.getByRole('textbox'), '200');
      await userEvent.type(screen.getByLabelText(/Withdraw password/), '402817');
      await userEvent.click(screen.getByRole('button', { name: messages.funds.send }));
    },
  };
}

it('sends the same amount again as another transfer, under another key, after the first succeeded', async () => {
  const { transferCalls, send } = await open();
  for (const count of [1, 2]) {
    await send();
    await waitFor(() => expect(transferCalls()).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
  }
  const [first, second] = transferCalls();
  expect(second?.input).toEqual(first?.input);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

it('names the bonus money that a transfer gives up, and sends what was confirmed', async () => {
  const { transferCalls, confirmations, send } = await open({ forfeits });
  await send();
  await waitFor(() => expect(transferCalls()).toHaveLength(1));
  expect(confirmations()).toMatchObject([
    { message: expect.stringContaining('৳35.50') as string, confirmLabel: 'Send and give up ৳35.50', danger: true },
  ]);
  expect(transferCalls()[0]?.input).toMatchObject({ amount: '200.00', forfeits });
});

it('sends nothing, and keeps what was entered, when the member keeps the bonus', async () => {
  const { transferCalls, confirmations, send } = await open({ forfeits }, false);
  await send();
  await waitFor(() => expect(confirmations()).toHaveLength(1));
  expect(transferCalls()).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('200');
});

it('asks an agent nothing: the float holds no bonus', async () => {
  const { transferCalls, confirmations, send } = await open({ forfeits, float: '700.00' });
  await send();
  await waitFor(() => expect(transferCalls()).toHaveLength(1));
  expect(confirmations()).toEqual([]);
  expect(transferCalls()[0]?.input).not.toHaveProperty('forfeits');
});

it('asks for a sum that has changed meanwhile, keeps what was entered, and sends the new one as the same transfer', async () => {
  const changed = { bonusId: forfeits.bonusId, amount: '20.00' };
  let atStake = forfeits;
  const { transferCalls, confirmations, send } = await open({}, true, {
    'transfers.terms': () => ({ ...terms, forfeits: atStake }),
    'transfers.toUpline': (input) => {
      atStake = changed;
      if (input.forfeits?.amount !== changed.amount) throw new ApiError('bonus_at_stake', 'request-7');
      return sent;
    },
  });
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('request-7');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('200');
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.funds.send }));
    expect(confirmations().at(-1)).toMatchObject({ confirmLabel: 'Send and give up ৳20.00' });
  });
  await waitFor(() => expect(transferCalls().at(-1)?.input).toMatchObject({ amount: '200.00', forfeits: changed }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
  expect(new Set(transferCalls().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('stays the same transfer when it is sent again after a lost answer, with the bonus gone by then', async () => {
  let isLost = false;
  const { transferCalls, send } = await open({}, true, {
    'transfers.terms': () => ({ ...terms, forfeits: isLost ? null : forfeits }),
    'transfers.toUpline': () => {
      if (isLost) return sent;
      isLost = true;
      throw new ApiError('network_abnormal', 'no answer');
    },
  });
  await send();
  await screen.findByRole('alert');
  await refreshCall('transfers.terms');
  await userEvent.click(screen.getByRole('button', { name: messages.funds.send }));
  await waitFor(() => expect(transferCalls()).toHaveLength(2));
  expect(transferCalls()[1]?.input).not.toHaveProperty('forfeits');
  expect(transferCalls()[1]?.idempotencyKey).toBe(transferCalls()[0]?.idempotencyKey);
});
