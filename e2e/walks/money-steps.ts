import type { Walker } from './walk';

/** Dice of the house, in every installation. */
const DICE = 10_003;
const IN_HOUSE = 'mf-games/in-house/src';
/** The most likely of the offered chances, in the digits of any of the walks. */
const MOST_LIKELY = /^(95|৯৫)\s?%$/;

interface DiceBet {
  readonly stake: string;
  /** At the chance that loses one bet in twenty. */
  readonly likely?: boolean;
}

export async function playDice({ page, text, site }: Walker, { stake, likely = false }: DiceBet): Promise<void> {
  await page.goto(site(`/seamless?nodeId=${DICE}`));
  const game = page.frameLocator('iframe');
  await game.getByLabel(text(IN_HOUSE, 'stake.label'), { exact: true }).fill(stake);
  if (likely) await game.getByRole('button', { name: MOST_LIKELY }).click();
  const answered = page.waitForResponse((response) => /\/bet|\/play/.test(response.url()) && response.ok());
  await game.getByRole('button', { name: text(IN_HOUSE, 'bet'), exact: true }).click();
  await answered;
  await game.getByRole('status').first().waitFor();
}

export async function payIn({ page, text, site }: Walker, amount: string): Promise<void> {
  await page.goto(site('/member/deposit'));
  await page.getByLabel(text('mf-wallet/src', 'deposit.amount')).fill(amount);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/sandpay/);
  await page.locator('button[name=decision][value=succeeded]').click();
  await page.waitForURL(/\/member\/deposit/);
  await page.locator('main [role=status]').first().waitFor();
}
