import { expect, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { buyInFastRoom, type TreeBet } from '../support/fast-room';
import { closeOwnIssue, openOwnIssue } from '../support/lottery-draws';
import { expectSettled, orderEveryKind } from '../support/lottery-tickets';
import { placesOf } from '../support/places-of';
import { uniqueAccount } from '../support/unique';
import { openNewMember } from '../support/visitors';

/** What is bought at a brand is staked in its currency. */
const PLACES = [
  { brand: 'meridian', mobile: false, deposit: '2000000' },
  { brand: 'sundarban', mobile: true, deposit: '20000' },
] as const;
const GAMES = ['FAST_5D_5', 'FAST_PK10_5', 'FAST_K3_5', 'FAST_11X5_5', 'FAST_LUCKY28_5', 'FAST_MARKSIX_5'] as const;
/** In the grammar of Vietnam: credit mode only. */
const CREDIT_GAMES = ['FAST_VIETNAM18_5', 'FAST_VIETNAM27_5'] as const;
const MODES = ['LOTT', 'ZY'] as const;

/** Boards of each sort, by the way to them, with the cells of one bet. */
const BOARDS: readonly TreeBet[] = [
  { game: 'FAST_5D_5', path: ['Position'], cells: ['Position 1, 3'] },
  { game: 'FAST_5D_5', path: ['Big, small, odd, even'], cells: ['Position 1, Big'] },
  { game: 'FAST_5D_5', path: ['Last two', 'Direct'], cells: ['Position 4, 1', 'Position 5, 2'] },
  { game: 'FAST_5D_5', path: ['Last three', 'Group 3'], cells: ['Twice, 1', 'Once, 2'] },
  { game: 'FAST_11X5_5', path: ['Any', 'Any 2'], cells: ['Bankers, 01', 'Others, 02'] },
  { game: 'FAST_K3_5', path: ['Sum', 'Sum'], cells: ['10'] },
  { game: 'FAST_MARKSIX_5', path: ['Special number', 'Colour'], cells: ['Red'] },
];

for (const place of placesOf(PLACES, 'sundarban'))
  test(`a member of ${place.brand} buys every kind of the fast lotteries; they are drawn and settled, the record shows them, and the browser repeats a draw`, async ({
    browser,
  }) => {
    const { brand } = place;
    const issues = await Promise.all(GAMES.map(openOwnIssue));
    const creditIssues = await Promise.all(CREDIT_GAMES.map(openOwnIssue));
    const page = await openNewMember(browser, place, uniqueAccount('fast'));
    await payIn(page, place, place.deposit);
    await page.goto(siteOf(brand, '/help'));

    const tickets: string[] = [];
    for (const issue of issues) for (const mode of MODES) tickets.push(await orderEveryKind(page, issue, mode));
    for (const issue of creditIssues) tickets.push(await orderEveryKind(page, issue, 'ZY'));
    for (const game of new Set(BOARDS.map((board) => board.game))) await buyInFastRoom(page, brand, game, BOARDS);

    await Promise.all([...issues, ...creditIssues].map(closeOwnIssue));
    for (const ticket of tickets) await expectSettled(page, ticket);
    const bets = page.getByRole('tabpanel');
    await expect(bets.getByRole('listitem').first()).toContainText(/Won|Lost/);
    await page.goto(siteOf(brand, '/member/betting-record'));
    await page.getByRole('main').getByRole('button', { name: 'Details' }).first().click();
    const round = page.getByRole('dialog');
    await expect(round.getByRole('table', { name: /^Lines of the ticket/ })).toBeVisible();
    await round.getByRole('link', { name: 'Check this draw' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'This draw is correct.' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Does not match' })).toHaveCount(0);
    await page.context().close();
  });
