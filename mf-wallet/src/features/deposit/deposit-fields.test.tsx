import type { Deposit, DepositChannel } from '@marquee/contract/calls/money';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError } from '@marquee/kit';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { DepositFields } from './deposit-fields';

const [example] = exampleValue('cashier.channels') as [DepositChannel];
const channel: DepositChannel = { ...example, code: 'mobile', minimum: '100.00', presets: ['500.00', '1000.00'] };
const failed: Deposit = { ...exampleValue('cashier.deposit'), state: 'failed', redirectUrl: null };

async function form(deposit: MockAnswers['cashier.deposit'], changes: Partial<DepositChannel> = {}, path = '/') {
  const shell = await mockShell({
    path,
    session: mockSession('member'),
    messages: { wallet: messages },
    answers: deposit === undefined ? {} : { 'cashier.deposit': deposit },
  });
  shell.render(
    <DepositFields channels={[{ ...channel, ...changes }]} initial={{ channelCode: 'mobile', amount: '500.00' }} />,
  );
  return shell;
}

const submit = () => screen.getByRole('button', { name: /^Deposit/ });
const amount = () => screen.getByRole('textbox');

it('says beside the field what is wrong and sends nothing', async () => {
  const shell = await form(failed);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '99');
  await userEvent.click(submit());
  expect(screen.getByText(/At least .*100\.00/)).toBeTruthy();
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(shell.calls).toEqual([]);
});

it('sends a preset as the exact amount', async () => {
  const shell = await form(failed);
  await userEvent.click(screen.getByRole('button', { name: '৳1,000' }));
  await userEvent.click(submit());
  await waitFor(() =>
    expect(shell.calls[0]).toMatchObject({
      id: 'cashier.deposit',
      input: { channelCode: 'mobile', amount: '1000.00' },
    }),
  );
});

it('has agents sent back to their office', async () => {
  const shell = await form(failed, {}, '/agentHome/deposit');
  await userEvent.click(submit());
  await waitFor(() => expect(shell.calls[0]).toMatchObject({ id: 'cashier.deposit', input: { page: 'office' } }));
});

it('makes one deposit of a double click', async () => {
  const shell = await form(() => new Promise(() => undefined));
  await userEvent.dblClick(submit());
  expect(shell.calls.filter(({ id }) => id === 'cashier.deposit')).toHaveLength(1);
});

it('tries a failed deposit again under the same key, and another amount under another', async () => {
  const shell = await form(() => {
    throw new ApiError('channel_unavailable', 'req-9');
  });
  await userEvent.click(submit());
  await screen.findByText(/req-9/);
  await userEvent.click(submit());
  await waitFor(() => expect(shell.calls).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: '৳1,000' }));
  await userEvent.click(submit());
  await waitFor(() => expect(shell.calls).toHaveLength(3));
  const [first, second, third] = shell.calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('puts a refused amount beside the field', async () => {
  await form(() => {
    throw new ApiError('amount_above_maximum', 'req-2');
  });
  await userEvent.click(submit());
  await screen.findByText(/At most .*25,000\.00/);
});

it('shows the fee and what has to be staked before anything is confirmed', async () => {
  await form(failed, { fee: { basisPoints: 100, fixed: '0.00', bearer: 'member' } });
  await userEvent.click(screen.getByRole('button', { name: '৳1,000' }));
  const sum = document.querySelector('dl')?.textContent ?? '';
  for (const part of ['10.00', '990.00']) expect(sum).toContain(part);
});
