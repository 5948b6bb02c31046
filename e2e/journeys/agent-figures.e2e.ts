import { expect, test } from '@playwright/test';
import { openAs } from '../support/visitors';

test('an agent goes through the figures of the line, and finds no member of another one', async ({ browser }) => {
  const agent = await openAs(browser, 'sundarban', 'agent', '/agentHome');
  await agent.getByText('This month', { exact: true }).click();
  await expect(agent.getByText(/^Compared with/)).toBeVisible();
  await agent.getByRole('button', { name: 'Show as a table' }).click();
  await expect(agent.getByRole('button', { name: 'Show as a chart' })).toBeVisible();

  await agent.getByRole('link', { name: 'User loss' }).first().click();
  // Rows that come later move what is pressed.
  await expect(agent.getByRole('table', { name: 'User loss' })).not.toHaveAttribute('aria-busy');
  await agent.getByRole('columnheader', { name: 'Deposits' }).getByRole('button').click();
  await expect(agent).toHaveURL(/order=deposits/);
  await expect(agent.getByRole('columnheader', { name: 'Deposits' })).toHaveAttribute('aria-sort');
  await agent.getByText('What the figures mean').click();
  await expect(agent.getByText('Game result less rebates, promotions, fees and commissions.')).toBeVisible();

  await agent.getByRole('link', { name: 'Team transactions' }).click();
  await agent.getByText('By member', { exact: true }).click();
  await expect(agent).toHaveURL(/view=member/);
  await agent.getByRole('link', { name: 'Account details' }).click();
  await expect(agent.getByRole('columnheader', { name: 'Balance after' })).toBeVisible();
  await agent.goto('/agentHome/team-transactions/nobody');
  await expect(agent.getByRole('alert')).toBeVisible();
  await agent.context().close();
});
