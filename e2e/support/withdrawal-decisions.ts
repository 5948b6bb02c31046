import { expect, type Page } from '@playwright/test';

/** Opens a member's withdrawal from its queue in the console. @param amount as the console shows it */
export async function openWithdrawal(
  operator: Page,
  account: string,
  amount: string,
  queue = 'To review',
): Promise<void> {
  await operator.getByRole('navigation').getByRole('link', { name: 'Withdrawals' }).click();
  await operator
    .getByRole('radio', { name: queue })
    .or(operator.getByRole('button', { name: queue }))
    .first()
    .click();
  await operator.getByRole('row').filter({ hasText: account }).filter({ hasText: amount }).getByRole('link').click();
}

/** Decides on the withdrawal that is open in the console. */
export async function decideWithdrawal(operator: Page, action: string, reason?: string): Promise<void> {
  await operator.getByRole('main').getByRole('button', { name: action, exact: true }).click();
  const dialog = operator.getByRole('dialog', { name: action });
  if (reason) await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Approves a withdrawal whose review asks for two operators. */
export async function approveWithdrawalByTwo(
  first: Page,
  second: Page,
  account: string,
  amount: string,
): Promise<void> {
  await openWithdrawal(first, account, amount);
  await decideWithdrawal(first, 'Approve');
  await expect(first.getByText('Another operator has to be the second.')).toBeVisible();
  await openWithdrawal(second, account, amount);
  await decideWithdrawal(second, 'Approve');
}
