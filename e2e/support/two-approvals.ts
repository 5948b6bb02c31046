import { type Browser, expect, type Page } from '@playwright/test';
import { openConsole } from './visitors';
import { formDialog } from './form-dialog';

export interface ProposedChange {
  /** Opens the screen of the console on which the change is proposed and approved. */
  readonly open: (operator: Page) => Promise<unknown>;
  /** The button that begins a proposal. */
  readonly proposeButton: string;
  /** Fills the form of the proposal, its reason aside. */
  readonly fill?: (dialog: ReturnType<typeof formDialog>) => Promise<void>;
  readonly reason: string;
  /** What the second operator sees once it was approved. */
  readonly inForce?: (operator: Page) => Promise<void>;
}

/** Proposes a change as one operator, who may not approve it, and approves it as another. */
export async function approveByTwo(browser: Browser, change: ProposedChange): Promise<void> {
  const first = await openConsole(browser);
  await change.open(first);
  await first.getByRole('button', { name: change.proposeButton }).click();
  const dialog = formDialog(first);
  await change.fill?.(dialog);
  await dialog.getByLabel('Reason').fill(change.reason);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(first.getByText('You proposed this. Somebody else decides.')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await first.context().close();
  const second = await openConsole(browser, 'secondOperator');
  await change.open(second);
  await second.getByRole('button', { name: 'Approve' }).click();
  const approval = formDialog(second);
  await approval.getByLabel('Reason').fill('Seen by a second person');
  await approval.locator('button[type=submit]').click();
  await expect(approval).toBeHidden();
  await change.inForce?.(second);
  await expect(second.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await second.context().close();
}
