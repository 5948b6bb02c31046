import { expect, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { buyInFastRoom, type TreeBet } from '../support/fast-room';
import { gamesOf } from '../support/lottery-tickets';
import { expectInRecord, playArea } from '../support/official-journey';
import { uniqueAccount } from '../support/unique';
import { openNewMember } from '../support/visitors';

/** The brand that has the vendor of these lotteries. */
const MERIDIAN = { brand: 'meridian', mobile: false };
const { brand } = MERIDIAN;
const GAMES = ['LOTT_5D', 'LOTT_PK10', 'LOTT_K3', 'LOTT_11X5', 'LOTT_LUCKY28'];

const BETS: readonly TreeBet[] = [
  { game: 'LOTT_5D', path: ['Last two', 'Direct'], cells: ['Position 4, 1', 'Position 5, 2'] },
  { game: 'LOTT_11X5', path: ['Any', 'Any 2'], cells: ['Bankers, 01', 'Others, 02'] },
];

test('a member buys every kind of the national lotteries in both modes; results of a feed settle them, the record shows them, and a lower prize group gives a rebate', async ({
  browser,
}) => {
  const page = await openNewMember(browser, MERIDIAN, uniqueAccount('nation'));
  await payIn(page, MERIDIAN, '20000000');

  await page.goto(siteOf(brand, '/lott'));
  await page.getByRole('navigation', { name: 'Lotteries by area' }).getByRole('link', { name: 'National' }).click();
  await expect(page.getByRole('heading', { name: 'National lotteries', level: 1 })).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'National 5D' }).click();
  await expect(page.getByRole('heading', { name: 'National 5D', level: 1 })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Check this draw' })).toHaveCount(0);
  for (const { gameCode, nodeId } of await gamesOf(page, 'LOTT')) {
    await page.goto(siteOf(brand, `/seamless?nodeId=${nodeId}`));
    await expect(page).toHaveURL(siteOf(brand, `/lottert?gameCode=${gameCode}`));
  }

  /** To the lowest group: least odds, most rebate. */
  const lowerGroup = async () => {
    const slider = page.getByRole('slider', { name: 'Odds or rebate' });
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /13% back$/);
  };
  const tickets = await playArea(page, {
    area: 'LOTT',
    modes: ['LOTT', 'ZY'],
    buyByClicks: (gameCode) => buyInFastRoom(page, brand, gameCode, BETS, lowerGroup),
  });
  expect([...new Set(tickets.map(({ ticket }) => ticket.gameCode))].toSorted()).toEqual(GAMES.toSorted());
  const byGroup = tickets.filter(({ ticket }) => ticket.prizeGroup === 1_700);
  expect(byGroup.map(({ ticket }) => ticket.gameCode).toSorted()).toEqual(BETS.map(({ game }) => game).toSorted());
  for (const { ticket } of byGroup) expect(Number(ticket.rebate)).toBeCloseTo(Number(ticket.stake) * 0.13, 2);
  await expectInRecord(page, brand, tickets);
  await page.context().close();
});
