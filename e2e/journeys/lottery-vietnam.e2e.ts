import { expect, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { expectInRecord, playArea } from '../support/official-journey';
import { type BoardBet, buyInRoom } from '../support/official-room';
import { uniqueAccount } from '../support/unique';
import { openNewMember } from '../support/visitors';

/** The brand that has the vendor of these lotteries. */
const MERIDIAN = { brand: 'meridian', mobile: false };
/** Two stations of a day: a ticket each. */
const STATIONS = { VN_CENTRAL: ['hue', 'phu-yen'], VN_SOUTH: ['can-tho', 'soc-trang'] };

const BETS: readonly BoardBet[] = [
  { gameCode: 'VN_NORTH', press: ['Lo 2 digits', '55', '02'] },
  { gameCode: 'VN_NORTH', press: ['De', 'Sums', '2'] },
  { gameCode: 'VN_NORTH', press: ['Tail', '6'] },
  { gameCode: 'VN_NORTH', press: ['Xien 2', '55', '66'] },
  { gameCode: 'VN_NORTH', press: ['Miss 4', '00', '03', '04', '05'] },
  { gameCode: 'VN_NORTH', press: ['3 digits'], pad: ['666', '123'] },
  { gameCode: 'VN_NORTH', press: ['4 digits'], text: '1666, 0001x5' },
  { gameCode: 'VN_SOUTH', press: ['Da', '61', '15'] },
  { gameCode: 'VN_SOUTH', press: ['3 digits head'], pad: ['555'] },
  { gameCode: 'VN_SOUTH', press: ['Lo 2 digits'], text: '59, 03x2' },
];

test('a member buys every kind of the lotteries of Vietnam; past results are drawn and settled, and the record shows them', async ({
  browser,
}) => {
  const page = await openNewMember(browser, MERIDIAN, uniqueAccount('viet'));
  await payIn(page, MERIDIAN, '20000000');
  await page.goto(siteOf(MERIDIAN.brand, '/help'));
  const tickets = await playArea(page, {
    area: 'VN',
    buyByClicks: (gameCode) => buyInRoom(page, { brand: MERIDIAN.brand, path: '/vnlottery', gameCode }, BETS),
    stations: STATIONS,
  });
  const games = new Set(tickets.map(({ ticket }) => ticket.gameCode));
  expect([...games].toSorted()).toEqual(expect.arrayContaining(['VN_CENTRAL', 'VN_NORTH', 'VN_SOUTH']));
  await expectInRecord(page, MERIDIAN.brand, tickets);
  await page.context().close();
});
