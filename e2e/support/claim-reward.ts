import { expect, type Page } from '@playwright/test';

/** Claims a reward on the page of rewards, and sees the notice that names what was given. */
export async function claimReward(page: Page, title: string, given: string | RegExp): Promise<void> {
  const claim = page.getByRole('button', { name: `Claim reward: ${title}` });
  await expect(claim).toBeVisible({ timeout: 120_000 });
  // Looked for before the click: a notice goes after some seconds.
  await Promise.all([expect(page.getByText(/^Reward claimed: /)).toContainText(given), claim.click()]);
}
