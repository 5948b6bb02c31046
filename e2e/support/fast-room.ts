import { expect, type Page } from '@playwright/test';
import { siteOf } from './environment';

/** A board of the tree of bets, by the way to it, with the cells of one bet. */
export interface TreeBet {
  readonly game: string;
  readonly path: readonly string[];
  readonly cells: readonly string[];
}

/**
 * Buys a bet of each board of a game in its room.
 * @param beforeAdding a look at the stake of the first bet
 * @returns whether there are some
 */
export async function buyInFastRoom(
  page: Page,
  brand: string,
  game: string,
  bets: readonly TreeBet[],
  beforeAdding: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  const ofGame = bets.filter((bet) => bet.game === game);
  if (ofGame.length === 0) return false;
  await page.goto(siteOf(brand, `/lottert?gameCode=${game}`));
  for (const [at, { path, cells }] of ofGame.entries()) {
    for (const name of path) await page.getByRole('radio', { name, exact: true }).last().click();
    for (const name of cells) await page.getByRole('button', { name, exact: true }).click();
    if (at === 0) await beforeAdding();
    await page.getByRole('button', { name: 'Add to slip' }).click();
  }
  await page.getByRole('button', { name: 'Place bets' }).click();
  await expect(page.getByText('Pick numbers and add them to the slip.')).toBeVisible();
  return true;
}
