import { expect, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { expectInRecord, playArea } from '../support/official-journey';
import { type BoardBet, buyInRoom } from '../support/official-room';
import { uniqueAccount } from '../support/unique';
import { openNewMember } from '../support/visitors';

/** The brand that has the vendor of these lotteries. */
const MERIDIAN = { brand: 'meridian', mobile: false };

const BETS: readonly BoardBet[] = [
  { gameCode: 'THAI_GOV', press: [], pad: ['063', '116'], isAdded: true },
  { gameCode: 'THAI_GOV', press: ['3 tod', 'Swap: all orders of the digits'], pad: ['360'], isAdded: true },
  { gameCode: 'THAI_GOV', press: ['2 top', '2 bottom'], pad: ['09', '63'], isAdded: true },
  { gameCode: 'THAI_GOV', press: ['Run top', '6'], isAdded: true },
  { gameCode: 'LAO_DEV', press: ['2 bottom', 'Sides', 'Doubles'], isAdded: true },
  { gameCode: 'HANOI_5', press: ['4 top'], text: '1234, 0007x1000' },
  { gameCode: 'SEA_6D', press: ['Last 2'], text: '12,21x50000' },
  {
    gameCode: 'SEA_4D',
    press: [],
    grid: {
      'Number 1': '2250',
      'Number 1, Big': '10000',
      'Number 1, iBox big': '10000',
      'Number 2': '0300',
      'Number 2, Small': '10000',
      'Number 2, Box small': '10000',
    },
  },
];

test('a member buys every kind of the Asian lotteries; past results are drawn and settled, and the record shows them', async ({
  browser,
}) => {
  const page = await openNewMember(browser, MERIDIAN, uniqueAccount('asia'));
  await payIn(page, MERIDIAN, '20000000');
  await page.goto(siteOf(MERIDIAN.brand, '/help'));
  const tickets = await playArea(page, {
    area: 'SEA',
    buyByClicks: (gameCode) => buyInRoom(page, { brand: MERIDIAN.brand, path: '/sealottery', gameCode }, BETS),
  });
  const games = new Set(tickets.map(({ ticket }) => ticket.gameCode));
  expect([...games]).toEqual(expect.arrayContaining(['THAI_GOV', 'LAO_DEV', 'HANOI_5', 'SEA_4D', 'SEA_6D']));
  await expectInRecord(page, MERIDIAN.brand, tickets);
  await page.context().close();
});
