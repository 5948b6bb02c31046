import { expect, type FrameLocator, type Page } from '@playwright/test';
import { siteOf } from './environment';

/**
 * Opens dice with a stake.
 * @param chance 95 in 100 mostly wins, at odds too low for a bonus that asks for some
 */
export async function openDice(
  page: Page,
  brand: string,
  stake: number,
  chance: '50%' | '95%' = '95%',
): Promise<FrameLocator> {
  await page.goto(siteOf(brand, '/bgs'));
  await page.getByRole('main').getByRole('link', { name: 'Dice' }).first().click();
  const dice = page.frameLocator('iframe');
  await dice.getByLabel('Stake', { exact: true }).fill(String(stake));
  await dice.getByRole('button', { name: chance }).click();
  return dice;
}

/** Rolls once. @returns whether the bet paid */
export async function roll(dice: FrameLocator): Promise<boolean> {
  const button = dice.getByRole('button', { name: 'Bet', exact: true });
  await button.click();
  await expect(dice.getByRole('status').filter({ hasText: /^(Won\.|No win)/ })).toHaveCount(1);
  await expect(button).toBeEnabled();
  return (
    (await dice
      .getByRole('status')
      .filter({ hasText: /^Won\./ })
      .count()) > 0
  );
}
