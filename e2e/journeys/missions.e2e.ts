import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { claimReward } from '../support/claim-reward';
import { payIn } from '../support/deposit';
import { openDice, roll } from '../support/dice';
import { siteOf } from '../support/environment';
import { passDays } from '../support/past-play';
import { participant, publishPromotion } from '../support/promotion';
import { placesOf } from '../support/places-of';
import { uniqueAccount } from '../support/unique';
import { openConsole, openNewMember } from '../support/visitors';

const BRAND = 'meridian';

const PLACES = [
  { brand: 'sundarban', mobile: true, scale: 1 },
  { brand: 'meridian', mobile: false, scale: 200 },
];
type RankPlace = (typeof PLACES)[number];

const DEPOSIT = 3_000;
/** Twenty rounds and a thousand in valid bets are missions of the day. */
const [ROUNDS, STAKE] = [20, 60];
const RIVAL_STAKE = 1_000;
const PRIZES = [500, 200];

test('a mission follows a deposit, its reward puts the member on the leaderboard, and play and a check-in move others live', async ({
  browser,
}) => {
  const account = uniqueAccount('quest');
  const page = await openNewMember(browser, { brand: BRAND, mobile: false }, account);
  await payIn(page, { brand: BRAND }, '200000');

  await page.goto(siteOf(BRAND, '/member'));
  await page.getByRole('link', { name: 'Missions' }).click();
  const main = page.getByRole('main');
  const deposit = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Deposit ₫?100,000/ }) });
  await deposit.getByRole('button', { name: /^Claim reward/ }).click();
  await expect(deposit).toContainText('Claimed');
  await expect(main.getByText('5 points this season')).toBeVisible();
  await page.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('row').filter({ hasText: account })).toContainText('You');

  await page.getByRole('tab', { name: 'Missions' }).click();
  await expect(main.getByRole('progressbar', { name: '0 of 20' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(siteOf(BRAND, '/bgs'));
  await other.getByRole('main').getByRole('link', { name: 'Dice' }).first().click();
  const dice = other.frameLocator('iframe');
  await dice.getByLabel('Stake', { exact: true }).fill('20000');
  await dice.getByRole('button', { name: 'Bet', exact: true }).click();
  // The page follows the play of the other tab by itself.
  await expect(main.getByRole('progressbar', { name: '1 of 20' })).toBeVisible();

  const calendar = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Check in on 5 days' }) });
  await expect(calendar.getByRole('progressbar', { name: '0 of 5' })).toBeVisible();
  const friends = main.getByRole('heading', { name: /^Invite 2 friends who each deposit at least ₫?200,000/ });
  await expect(friends).toBeVisible();
  await other.goto(siteOf(BRAND, '/member/prizes?open=check-in'));
  await other.getByRole('dialog', { name: 'Daily check-in' }).getByRole('button', { name: 'Check in' }).click();
  await expect(calendar.getByRole('progressbar', { name: '1 of 5' })).toBeVisible();
  await page.context().close();
});

for (const place of placesOf(PLACES, 'sundarban'))
  test(`on ${place.brand} play lifts a member above a rival on the leaderboard, and a ranking that ends pays both their prizes`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const { brand, scale } = place;
    const amount = (units: number) => (units * scale).toFixed(2);
    const names = [uniqueAccount('rival'), uniqueAccount('rising')] as const;
    const [rival, page] = [await openRanked(browser, place, names[0]), await openRanked(browser, place, names[1])];
    // Of equal scores, the earlier one stands first.
    expect(await rankOf(page, place)).toBeGreaterThan(await rankOf(rival, place));

    const title = `Ranking of ${names[1]}`;
    const ranking = await publishPromotion({
      brand,
      kind: 'ranking',
      title,
      picture: 'ranking',
      budget: amount(1_000),
      enrolment: 'join',
      delivery: 'claim',
      trigger: { kind: 'ranking', period: 'daily', by: 'turnover', minimum: amount(RIVAL_STAKE) },
      reward: {
        kind: 'cash',
        wageringTimes: 1,
        amount: { kind: 'places', places: PRIZES.map((prize, index) => ({ to: index + 1, amount: amount(prize) })) },
      },
    });
    const rankingPage = siteOf(brand, `/promotions/${ranking.promotionId}`);
    for (const tab of [rival, page]) {
      await tab.goto(rankingPage);
      await tab.getByRole('button', { name: 'Join', exact: true }).click();
      await expect(tab.getByRole('complementary').getByText('Signed up')).toBeVisible();
    }
    await roll(await openDice(rival, brand, RIVAL_STAKE * scale));
    await playMissions(page, place);
    expect(await rankOf(page, place)).toBeLessThan(await rankOf(rival, place));

    await readPlace(rival, place, rankingPage, { place: 2, turnover: RIVAL_STAKE });
    await readPlace(page, place, rankingPage, { place: 1, turnover: ROUNDS * STAKE });
    await passDays(ranking.promotionId);
    await claimPrize(page, place, title, PRIZES[0] ?? 0);
    await claimPrize(rival, place, title, PRIZES[1] ?? 0);
    await seePrizes(browser, place, ranking.promotionId, [names[1], names[0]]);
    await ranking.end();
    await Promise.all([page, rival].map((tab) => tab.context().close()));
  });

/** An amount as the screens of the brand show it, its sign aside. */
const shown = ({ scale }: RankPlace, amount: number): RegExp =>
  RegExp(`\\D${(amount * scale).toLocaleString('en', { minimumFractionDigits: 2 })}`);

/** A new member whose deposit is a mission that is claimed. */
async function openRanked(browser: Browser, place: RankPlace, account: string): Promise<Page> {
  const page = await openNewMember(browser, place, account, account);
  await payIn(page, place, String(DEPOSIT * place.scale));
  await page.goto(siteOf(place.brand, '/member/missions'));
  await claimMission(mission(page, /^Deposit /));
  return page;
}

const mission = (page: Page, title: RegExp): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .first();

async function claimMission(one: Locator): Promise<void> {
  await one.getByRole('button', { name: /^Claim reward/ }).click();
  await expect(one).toContainText('Claimed');
}

/** The member's own place of the season. */
async function rankOf(page: Page, { brand }: RankPlace): Promise<number> {
  await page.goto(siteOf(brand, '/member/missions'));
  const rank = page.getByRole('main').getByText(/^#\d+$/);
  await expect(rank).toBeVisible();
  return Number(((await rank.textContent()) ?? '').slice(1));
}

/** The page of missions follows the rounds of another tab; two missions are claimed at their end. */
async function playMissions(page: Page, { brand, scale }: RankPlace): Promise<void> {
  await page.goto(siteOf(brand, '/member/missions'));
  const main = page.getByRole('main');
  await expect(main.getByText('5 points this season')).toBeVisible();
  await expect(main.getByRole('progressbar', { name: `0 of ${ROUNDS}` })).toBeVisible();
  const play = await page.context().newPage();
  const dice = await openDice(play, brand, STAKE * scale);
  for (let round = 0; round < ROUNDS; round += 1) await roll(dice);
  await play.close();
  await claimMission(mission(page, RegExp(`^Play ${ROUNDS} rounds`)));
  await claimMission(mission(page, /^Reach .*1,000|200,000/));
  await expect(main.getByText('20 points this season')).toBeVisible();
}

/** In the running ranking, which is read again every few seconds. */
async function readPlace(
  page: Page,
  place: RankPlace,
  address: string,
  expected: { readonly place: number; readonly turnover: number },
): Promise<void> {
  const progress = page.getByRole('complementary', { name: 'Your progress' });
  await expect(async () => {
    await page.goto(address);
    await expect(progress).toContainText(`Your place: ${expected.place}`, { timeout: 5_000 });
  }).toPass();
  await expect(progress).toContainText(RegExp(`So far: ${shown(place, expected.turnover).source}`));
  const own = page.getByRole('table', { name: 'Ranking' }).getByRole('row', { name: 'You' });
  await expect(own).toContainText(shown(place, expected.turnover));
  await expect(own).toContainText(shown(place, PRIZES[expected.place - 1] ?? 0));
}

async function claimPrize(page: Page, place: RankPlace, title: string, prize: number): Promise<void> {
  await page.goto(siteOf(place.brand, '/member/rewards'));
  await claimReward(page, title, shown(place, prize));
}

/** Operators see who was given what. */
async function seePrizes(
  browser: Browser,
  place: RankPlace,
  promotionId: string,
  accounts: readonly string[],
): Promise<void> {
  const operator = await openConsole(browser);
  await operator.goto(siteOf('console', `/promotions/one/${promotionId}`));
  for (const [index, account] of accounts.entries()) {
    await expect(participant(operator, account, 'Credited')).toContainText(shown(place, PRIZES[index] ?? 0));
  }
  await operator.context().close();
}
