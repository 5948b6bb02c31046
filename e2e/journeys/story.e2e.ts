import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { deposit } from '../support/deposit';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { newMobile, submitRegistration } from '../support/new-member';
import { uniqueAccount } from '../support/unique';

interface BrandStory {
  readonly brand: string;
  /** The brand asks for a mobile number. */
  readonly mobile: boolean;
  readonly deposit: string;
  readonly depositText: string;
  readonly stake: string;
  readonly stakeText: string;
}

const STORIES: readonly BrandStory[] = [
  {
    brand: 'sundarban',
    mobile: true,
    deposit: '500',
    depositText: '500.00',
    stake: '50',
    stakeText: '50.00',
  },
  {
    brand: 'meridian',
    mobile: false,
    deposit: '500000',
    depositText: '500,000.00',
    stake: '20000',
    stakeText: '20,000.00',
  },
];

/** Disables the announcements popup, which would cover the page. */
test.beforeEach(({ page }) => hidePopups(page));

for (const story of STORIES) {
  test(`on ${story.brand} a visitor registers, deposits, plays a game and finds it in the records`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'mq_lang', value: 'en', url: siteOf(story.brand) }]);
    await register(page, story);
    await depositAndReturn(page, story);
    await findAmongThousands(page, story);
    await playMines(page, story);
    await readTheRecords(page, story);
  });
}

async function register(page: Page, { brand, mobile }: BrandStory): Promise<void> {
  const account = uniqueAccount('story');
  await page.goto(siteOf(brand));
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await submitRegistration(page, { account, mobile: mobile ? newMobile() : undefined });
  await expect(page.getByRole('button', { name: `Account of ${account}` })).toBeVisible();
}

async function depositAndReturn(page: Page, { brand, deposit: amount, depositText }: BrandStory): Promise<void> {
  await deposit(page, amount);
  await expect(page).toHaveURL(new RegExp(`//${brand}\\.localhost`));
  await expect(page.getByRole('banner')).toContainText(depositText);
}

/** A typing slip among about 10,000 games still finds the one that was meant. */
async function findAmongThousands(page: Page, { brand }: BrandStory): Promise<void> {
  await page.goto(siteOf(brand, '/rng'));
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await search.fill('goldn');
  await expect(page).toHaveURL(/goldn/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /golden/i })
      .first(),
  ).toBeVisible();
  await page.goto(siteOf(brand, '/bgs'));
  await page.getByRole('main').getByRole('link', { name: /Mines/ }).first().click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+/);
}

/** One mine among 25 cells: opening one cell and cashing out wins or loses, and both are reported. */
async function playMines(page: Page, { stake }: BrandStory): Promise<void> {
  const game = page.frameLocator('iframe');
  await game.getByLabel('Stake', { exact: true }).fill(stake);
  await game.getByRole('button', { name: 'Bet', exact: true }).click();
  await game.getByRole('button', { name: 'Row 1, column 1, closed' }).click();
  await expect(game.getByRole('button', { name: /^Row 1, column 1, (safe|mine, hit)$/ })).toBeVisible();
  if (await cellIsSafe(game)) await game.getByRole('button', { name: /^Cash out/ }).click();
  await expect(game.getByRole('status').filter({ hasText: /Cashed out at|A mine\./ })).toHaveCount(1);
}

const cellIsSafe = async (game: FrameLocator): Promise<boolean> =>
  (await game.getByRole('button', { name: 'Row 1, column 1, safe' }).count()) > 0;

async function readTheRecords(page: Page, { brand, stakeText, depositText }: BrandStory): Promise<void> {
  await page.goto(siteOf(brand, '/member/betting-record'));
  const bet = page.getByRole('row').filter({ hasText: 'Mines' });
  await expect(bet).toHaveCount(1);
  await expect(bet).toContainText(stakeText);
  await expect(bet).toContainText(/Won|Lost/);
  await bet.getByRole('button', { name: 'Details' }).click();
  const round = page.getByRole('dialog', { name: 'Mines' });
  await expect(round.getByText(/hidden/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(siteOf(brand, '/member/account-record'));
  await expect(page.getByRole('row').filter({ hasText: 'Deposit' })).toContainText(depositText);
  await expect(page.getByRole('row').filter({ hasText: 'Bet' }).first()).toContainText(stakeText);
  await compareWithBets(page, brand);
}

/** What a day brought by play is what its settled bets brought. */
async function compareWithBets(page: Page, brand: string): Promise<void> {
  await page.goto(siteOf(brand, '/member/profit-loss?range=today'));
  const day = page.getByRole('table', { name: 'Profit and loss' }).getByRole('row').nth(1);
  await expect(day.getByRole('link')).toBeVisible();
  const [stake = '', , payout = '', net = ''] = await day.getByRole('cell').allTextContents();
  expect(net).toMatch(/[1-9]/);
  await expect(page.getByRole('slider', { name: 'Result over time' })).toHaveAttribute('aria-valuetext', /: [+\u2212]/);
  await day.getByRole('link').click();
  await expect(page).toHaveURL(/dayBy=settlement/);
  const totals = page.getByRole('table', { name: 'Betting record' }).getByRole('row').last();
  for (const figure of [stake, payout, net]) await expect(totals).toContainText(figure);
}
