import { expect, type Page } from '@playwright/test';

/** Long enough for the answer and its notice; a click that a page lost while it was loading is made again. */
const ATTEMPT = { timeout: 20_000 };

/** Claims a reward on the page of rewards, and sees the notice that names what was given. */
export async function claimReward(page: Page, title: string, given: string | RegExp): Promise<void> {
  const claim = page.getByRole('button', { name: `Claim reward: ${title}` });
  await expect(claim).toBeVisible({ timeout: 120_000 });
  const notice = page.getByText(/^Reward claimed: /);
  await expect(async () => {
    await Promise.all([expect(notice).toContainText(given, ATTEMPT), claim.click(ATTEMPT)]);
  }).toPass();
}
