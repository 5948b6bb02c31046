import type { Payee } from '@marquee/contract/entities/withdrawal';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError, useCall } from '@marquee/kit';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { WithdrawalForm } from './withdrawal-form';

const terms = exampleValue('withdrawal.terms');
const payee: Payee = {
  payeeId: '6f4b2a10-0000-4000-8000-000000000001',
  kind: 'bank',
  institution: 'BRAC',
  institutionName: 'BRAC',
  holder: 'A***',
  number: '***1234',
  usableFrom: null,
  addedAt: '2026-01-01T00:00:00.000Z',
};

const forfeits = { bonusId: '01J9ZQ8B3V6KD', amount: '35.50' };
/** The form as its page shows it: with the terms of the server, read again when they change. */
function FormOfPage() {
  const { data } = useCall('withdrawal.terms', {}, { staleMs: 0 });
  return data ? <WithdrawalForm terms={data} payee={payee} lockedUntil={null} /> : null;
}

async function open(atStake: typeof forfeits | null, confirms = true, answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: messages },
    answers: {
      'withdrawal.terms': { ...terms, forfeits: atStake },
      'withdrawal.request': { withdrawalId: 'W1' } as never,
      ...answers,
    },
    confirms,
  });
  shell.render(<FormOfPage />);
  await screen.findByRole('textbox');
  return {
    keys: () => shell.calls.filter(({ id }) => id === 'withdrawal.request').map(({ idempotencyKey }) => idempotencyKey),
    requests: () => shell.calls.filter(({ id }) => id === 'withdrawal.request').map(({ input }) => input),
    confirmations: () =>
      shell.serviceCalls.filter(({ service }) => service === 'confirm').map(({ values }) => values[0]),
    async send() {
      await userEvent.type(screen.getByRole('textbox'), '200');
      await userEvent.type(screen.getByLabelText(/Withdraw password/), '402817');
      await userEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
    },
  };
}

it('asks nothing without a bonus at stake, and names none in the request', async () => {
  const { requests, confirmations, send } = await open(null);
  await send();
  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(confirmations()).toEqual([]);
  expect(requests()[0]).not.toHaveProperty('forfeits');
});

it('names the bonus money that a withdrawal gives up, and sends what was confirmed', async () => {
  const { requests, confirmations, send } = await open(forfeits);
  await send();
  await waitFor(() => expect(requests()).toMatchObject([{ amount: '200.00', forfeits }]));
  expect(confirmations()).toMatchObject([
    { message: expect.stringContaining('৳35.50') as string, confirmLabel: 'Withdraw and give up ৳35.50', danger: true },
  ]);
});

it('sends nothing when the member keeps the bonus', async () => {
  const { requests, confirmations, send } = await open(forfeits, false);
  await send();
  await waitFor(() => expect(confirmations()).toHaveLength(1));
  expect(requests()).toEqual([]);
});

it('says when the sum has changed by then, and empties the password', async () => {
  const { send } = await open(forfeits, true, {
    'withdrawal.request': () => {
      throw new ApiError('bonus_at_stake', 'request-7');
    },
  });
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('request-7');
  expect(screen.getByLabelText<HTMLInputElement>(/Withdraw password/).value).toBe('');
});

it('stays the same withdrawal when it is sent again after a lost answer, with the bonus gone by then', async () => {
  let isLost = false;
  const { keys, requests, send } = await open(forfeits, true, {
    'withdrawal.terms': () => ({ ...terms, forfeits: isLost ? null : forfeits }),
    'withdrawal.request': () => {
      if (isLost) return { withdrawalId: 'W1' } as never;
      isLost = true;
      throw new ApiError('network_abnormal', 'no answer');
    },
  });
  await send();
  await screen.findByRole('alert');
  await waitFor(async () => {
    await userEvent.type(screen.getByLabelText(/Withdraw password/), '402817');
    await userEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
    expect(requests().at(-1)).not.toHaveProperty('forfeits');
  });
  expect(new Set(keys()).size).toBe(1);
});
