import type { AdminDeposit } from '@marquee/contract/calls/deposit-admin';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { DepositDialog } from './deposit-dialog';

const deposit: AdminDeposit = {
  ...exampleValue('cashier.deposit'),
  brand: 'sundarban',
  account: 'rahim1',
  method: 'transfer',
  amount: '500.00',
  state: 'review',
  redirectUrl: null,
  proofNote: null,
  proofAt: null,
  decidedBy: null,
  approvedBy: [],
  transactionId: null,
};

async function open() {
  const shell = await mockShell({
    answers: { 'depositAdmin.approve': deposit, 'depositAdmin.reject': deposit },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <DepositDialog deposit={deposit} onClose={() => undefined} />
    </ClientContext>,
  );
  return {
    decisions: () => shell.calls.map(({ id, input }) => [id, input]),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    amount: screen.getByLabelText(new RegExp(en.deposits.received)),
    reason: screen.getByLabelText(new RegExp(en.change.reason)),
  };
}

it.each(['reject', 'approve'] as const)('does not %s a deposit without a reason', async (decision) => {
  const { decisions, press, reason } = await open();
  await press(en.deposits[decision]);
  expect(await screen.findByText(en.change.reasonFault)).toBeTruthy();
  await userEvent.type(reason, 'no');
  await press(en.deposits[decision]);
  expect(decisions()).toEqual([]);
});

it('rejects with a reason, whatever stands in the amount', async () => {
  const { decisions, press, amount, reason } = await open();
  await userEvent.clear(amount);
  await userEvent.type(reason, 'No transfer arrived');
  await press(en.deposits.reject);
  await waitFor(() =>
    expect(decisions()).toEqual([
      ['depositAdmin.reject', { depositId: deposit.depositId, reason: 'No transfer arrived' }],
    ]),
  );
});

it('credits what arrived, and nothing without an amount', async () => {
  const { decisions, press, amount, reason } = await open();
  await userEvent.clear(amount);
  await userEvent.type(reason, 'Less arrived');
  await press(en.deposits.approve);
  expect(await screen.findByText(en.deposits.amountFault)).toBeTruthy();
  expect(decisions()).toEqual([]);
  await userEvent.type(amount, '450.5');
  await press(en.deposits.approve);
  await waitFor(() =>
    expect(decisions()).toEqual([
      ['depositAdmin.approve', { depositId: deposit.depositId, received: '450.50', reason: 'Less arrived' }],
    ]),
  );
});
