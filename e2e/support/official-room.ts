import { expect, type Page } from '@playwright/test';
import { siteOf } from './environment';

/** A bet by clicks in the room of an official lottery, in the order of the screen. */
export interface BoardBet {
  readonly gameCode: string;
  /** Chips and buttons that choose the kind and its numbers. */
  readonly press: readonly string[];
  /** Numbers typed on the pad. */
  readonly pad?: readonly string[];
  /** Numbers with their stakes as text. */
  readonly text?: string;
  /** Fields of the grid of 4D by their names. */
  readonly grid?: Readonly<Record<string, string>>;
  /** A bet that is on the slip at once. */
  readonly isAdded?: boolean;
}

/**
 * Buys those bets that are of a lottery in its room, at all stations of the day.
 * @param path of the room
 * @returns whether there are some
 */
export async function buyInRoom(
  page: Page,
  address: { readonly brand: string; readonly path: string; readonly gameCode: string },
  allBets: readonly BoardBet[],
): Promise<boolean> {
  const { brand, path, gameCode } = address;
  const bets = allBets.filter((bet) => bet.gameCode === gameCode);
  if (bets.length === 0) return false;
  await page.goto(siteOf(brand, `${path}?gameCode=${gameCode}`));
  const room = page.getByRole('main');
  const slip = room.getByRole('region', { name: 'Slip' });
  await expect(slip).toBeVisible();
  for (const bet of bets) {
    for (const name of bet.press) await pressable(page, name).click();
    for (const number of bet.pad ?? []) await room.getByLabel(/^Number of \d digits$/).fill(number);
    if (bet.text !== undefined) {
      await room.getByRole('radio', { name: 'Text' }).click();
      await room.getByLabel('Numbers', { exact: true }).fill(bet.text);
    }
    for (const [name, value] of Object.entries(bet.grid ?? {}))
      await room.getByLabel(name, { exact: true }).fill(value);
    if (!bet.isAdded) await room.getByRole('button', { name: 'Add to slip' }).first().click();
    if (bet.text !== undefined && bets.at(-1) !== bet)
      await room.getByRole('radio', { name: /^Board|^Number pad/ }).click();
  }
  const stations = room.getByRole('group', { name: 'Stations, a ticket each' });
  if (await stations.isVisible()) await stations.getByRole('button', { name: 'All', exact: true }).click();
  await slip.getByRole('button', { name: /^Place bets/ }).click();
  await expect(slip.getByText('Pick numbers and add them to the slip.')).toBeVisible();
  return true;
}

const pressable = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('main').getByRole('radio', { name, exact: true }))
    .or(page.getByRole('main').getByRole('switch', { name, exact: true }))
    .first();
