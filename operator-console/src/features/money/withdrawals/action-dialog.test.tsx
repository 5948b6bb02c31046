import type { AdminWithdrawalDetail } from '@marquee/contract/calls/withdrawal-admin';
import { type MockAnswers, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { ActionDialog } from './action-dialog';

/** What the dialog reads of a withdrawal. */
const withdrawal = {
  withdrawalId: '0123456789ABC',
  account: 'rahim1',
  amount: '500.00',
  outstanding: '0.00',
  currency: 'BDT',
} as AdminWithdrawalDetail;

it('rejects a withdrawal only with a reason', async () => {
  const rejected: MockAnswers = { 'withdrawalAdmin.reject': { ...withdrawal, state: 'rejected' } };
  const shell = await mockShell({ answers: rejected, messages: { console: en } });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <ActionDialog withdrawal={withdrawal} action="reject" onClose={() => undefined} />
    </ClientContext>,
  );
  const reject = screen.getByRole('button', { name: en.withdrawals.action.reject });
  await userEvent.click(reject);
  expect(await screen.findByText(en.change.reasonFault)).toBeTruthy();
  expect(shell.calls).toEqual([]);
  await userEvent.type(screen.getByLabelText(new RegExp(en.change.reason)), 'Wrong account');
  await userEvent.click(reject);
  await waitFor(() =>
    expect(shell.calls.map(({ input }) => input)).toEqual([
      { withdrawalId: withdrawal.withdrawalId, reason: 'Wrong account' },
    ]),
  );
});
