import { expect, test } from '@playwright/test';
import { openAs } from '../support/visitors';

const DAYS = 'range=last30';

test('an agent follows figures from the overview down the line to the record of a member, and takes them along', async ({
  browser,
}) => {
  const agent = await openAs(browser, 'sundarban', 'agent', '/agentHome');
  await agent.getByText('This month', { exact: true }).click();
  await expect(agent.getByText(/^Compared with/)).toBeVisible();
  await agent.getByRole('button', { name: 'Show as a table' }).click();
  const days = agent.getByRole('table', { name: 'Game result, last 30 days' });
  await expect(days.getByRole('row').last()).toBeVisible();

  await agent.goto(`/agentHome/user-loss?${DAYS}`);
  const rows = agent.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'demoagent' })).toContainText('Own');
  await agent.getByRole('columnheader', { name: 'Deposits' }).getByRole('button').click();
  await expect(agent).toHaveURL(/order=deposits/);
  const file = agent.waitForEvent('download');
  await agent.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^user-loss_.*\.csv$/);

  await agent.getByRole('link', { name: 'Team transactions' }).click();
  await agent.getByText('By member', { exact: true }).click();
  await agent.goto(`/agentHome/team-transactions?view=member&${DAYS}`);
  await agent
    .getByRole('link', { name: /^Account record of/ })
    .first()
    .click();
  await expect(agent.getByRole('navigation', { name: 'Path down the line' })).toBeVisible();
  await expect(agent.getByRole('columnheader', { name: 'Balance after' })).toBeVisible();

  await agent.getByRole('link', { name: 'Account details' }).click();
  await expect(agent.getByRole('columnheader', { name: 'Balance after' })).toBeVisible();
  await agent.goto('/agentHome/team-transactions/nobody');
  await expect(agent.getByRole('alert')).toBeVisible();
  await agent.context().close();
});
