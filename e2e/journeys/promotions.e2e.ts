import { type Browser, expect, type Page, test } from '@playwright/test';
import { type ConsoleClient, signInOperator } from '../support/console-client';
import { payIn } from '../support/deposit';
import { openDice, roll } from '../support/dice';
import { siteOf } from '../support/environment';
import { formDialog } from '../support/form-dialog';
import { newMobile, submitRegistration } from '../support/new-member';
import { passWeek, playBefore } from '../support/past-play';
import { pictureFile } from '../support/picture';
import { placesOf } from '../support/places-of';
import { approveTerms, proposeTerms } from '../support/promotion';
import { uniqueAccount } from '../support/unique';
import { emptyPage, openConsole, openNewMember } from '../support/visitors';
import { addPayee, type PayeePlace, setWithdrawPassword } from '../support/withdraw';

interface Visited {
  readonly brand: string;
  /** Of the promotions' pages, by title. */
  readonly addresses: ReadonlyMap<string, string>;
}

interface PromotionPlace extends PayeePlace {
  readonly mobile: boolean;
  /** What an amount of the seeded promotions is worth here. */
  readonly scale: number;
  readonly social: string;
}

const PLACES: readonly PromotionPlace[] = [
  { brand: 'sundarban', mobile: true, scale: 1, institution: 'bKash', number: '0171', social: 'Follow us on Telegram' },
  {
    brand: 'meridian',
    mobile: false,
    scale: 200,
    institution: 'MoMo',
    number: '091',
    social: 'Follow us on Zalo: up to 131K',
  },
];
/** What fits each of the first three deposits. */
const FITTING = [
  ['Double your first deposit', 'Friday reload'],
  ['Half more on your second deposit'],
  ['Three quarters on your third deposit'],
];
const DEPOSITS = FITTING.flat();
/** Promotions that a person decides on, or the time. */
const DECIDED = ['Install the app', 'Share your best win', 'A thank-you from us'];
const TIMED = [
  'Daily cash back',
  'Weekly cash back',
  'Points for the week',
  'Biggest multiplier of the week',
  'Happy birthday',
];
const STAKE = 100;
const TRIES_MAX = 12;
/** As many as an invitation asks for: valid bets of 2,000. */
const FRIEND_ROLLS = 10;

for (const place of placesOf(PLACES, 'sundarban'))
  test(`on ${place.brand} a member wins every kind of promotion, and what is won is in the wallet`, async ({
    browser,
  }) => {
    test.setTimeout(360_000);
    const account = uniqueAccount('won');
    const page = await openNewMember(browser, place, account, account);
    await playBefore(account, BigInt(place.scale));
    await letReloadCountToday(place.brand);

    await claimWelcome(page, place);
    const visited = { brand: place.brand, addresses: await addressesOf(page, place.brand) };
    await useCode(page, place);
    await joinAndDeposit(page, place);
    await inviteFriend(browser, page, place);
    await winOnce(page, place);
    for (const title of ['Install the app', place.social, 'Share your best win']) await apply(page, visited, title);
    await decideAsOperator(browser, place, account);
    await claimMissions(page, place);

    for (const title of ['Weekly cash back', 'Biggest multiplier of the week']) await join(page, visited, title);
    // A birthday gift is for members with an account to be paid to.
    await setWithdrawPassword(page, place.brand);
    await addPayee(page, place);
    await passWeek(account);
    await claimTheRest(page, place);
    await page.context().close();
  });

/** Both are there with the account. */
async function claimWelcome(page: Page, { brand }: PromotionPlace): Promise<void> {
  await page.goto(siteOf(brand, '/member/rewards'));
  for (const title of ['Welcome gift', 'Ten free bets']) {
    await page.getByRole('button', { name: `Claim reward: ${title}` }).click();
    await expect(page.getByRole('button', { name: `Claim reward: ${title}` })).toHaveCount(0);
  }
  await page.goto(siteOf(brand, '/promotions'));
  await expect(page.getByRole('region', { name: 'Your free bets' }).getByRole('listitem')).toContainText(
    'Free bets left: 10',
  );
}

async function useCode(page: Page, { brand }: PromotionPlace): Promise<void> {
  await page.goto(siteOf(brand, '/promotions'));
  await page.getByLabel('Promotion code').fill('hello26');
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page).toHaveURL(/\/promotions\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('complementary').getByText('Credited')).toBeVisible();
}

/** Each is joined on the page of deposits when it fits the next one; the bonuses then wait in their order. */
async function joinAndDeposit(page: Page, place: PromotionPlace): Promise<void> {
  const offers = page.getByRole('main').getByRole('listitem');
  for (const titles of FITTING) {
    await page.goto(siteOf(place.brand, '/member/deposit'));
    for (const title of titles) {
      const offer = offers.filter({ has: page.getByRole('link', { name: title }) });
      await offer.getByRole('button', { name: `Join: ${title}` }).click();
      await page.getByRole('alertdialog', { name: title }).getByRole('button', { name: 'Join' }).click();
      await expect(offer).toContainText('Joined');
    }
    await payIn(page, place, String(20_000 * place.scale));
  }
  // A page that was opened before the last bonus was there, and before it listens, does not hear of it.
  await expect(async () => {
    await page.goto(siteOf(place.brand, '/member/bonuses'));
    for (const title of DEPOSITS) await expect(page.getByRole('main').getByText(title)).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** The friend registers by the member's link, deposits and plays enough; both sides have a reward then. */
async function inviteFriend(browser: Browser, page: Page, place: PromotionPlace): Promise<void> {
  await page.goto(siteOf(place.brand, '/member/invite'));
  const link = await page.getByText(/^http.*referralCode=/).textContent();
  const { searchParams } = new URL(link ?? '');
  const friend = uniqueAccount('friend');
  const friendPage = await emptyPage(browser, place.brand, friend);
  await friendPage.goto(siteOf(place.brand, `/register?${searchParams}`));
  await submitRegistration(friendPage, { account: friend, mobile: place.mobile ? newMobile() : undefined });
  await expect(friendPage.getByRole('button', { name: `Account of ${friend}` })).toBeVisible();
  await payIn(friendPage, place, String(1_000 * place.scale));
  const dice = await openDice(friendPage, place.brand, 2 * STAKE * place.scale);
  for (let rolled = 0; rolled < FRIEND_ROLLS; rolled += 1) await roll(dice);
  await payIn(friendPage, place, String(1_000 * place.scale));
  const claim = friendPage.getByRole('button', { name: 'Claim reward: Bring a friend' });
  // A page that was opened before the reward was there, and before it listens, does not hear of it.
  await expect(async () => {
    await friendPage.goto(siteOf(place.brand, '/member/rewards'));
    await expect(claim).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await claim.click();
  await expect(claim).toHaveCount(0);
  await friendPage.getByRole('tab', { name: 'History' }).click();
  await expect(friendPage.getByRole('row').filter({ hasText: 'Bring a friend' })).toContainText('Claimed');
  await friendPage.context().close();
}

/** A bet that pays, for the ranking of multipliers: 95 in 100 do. */
async function winOnce(page: Page, { brand, scale }: PromotionPlace): Promise<void> {
  const dice = await openDice(page, brand, STAKE * scale);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) if (await roll(dice)) return;
  throw new Error('no bet has paid');
}

/** The addresses of the pages of the brand's promotions by their titles, as the list has them. */
async function addressesOf(page: Page, brand: string): Promise<ReadonlyMap<string, string>> {
  await page.goto(siteOf(brand, '/promotions'));
  const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return new Map(
    await links.evaluateAll((found) =>
      found.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const),
    ),
  );
}

async function open(page: Page, { brand, addresses }: Visited, title: string): Promise<void> {
  await page.goto(siteOf(brand, addresses.get(title) ?? title));
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

async function join(page: Page, visited: Visited, title: string): Promise<void> {
  await open(page, visited, title);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('complementary').getByText('Signed up')).toBeVisible();
}

async function apply(page: Page, visited: Visited, title: string): Promise<void> {
  await open(page, visited, title);
  await page.getByLabel('Remark').fill('Here it is');
  await page.locator('input[type=file]').setInputFiles(pictureFile('proof.png'));
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('complementary').getByText('Application in review')).toBeVisible();
}

/** Approves the three applications, and grants a gift by hand. */
async function decideAsOperator(browser: Browser, { brand }: PromotionPlace, account: string): Promise<void> {
  const operator = await openConsole(browser);
  await operator.goto(siteOf('console', '/promotions/applications'));
  const applications = operator.getByRole('row').filter({ hasText: account });
  for (let left = 3; left > 0; left -= 1) {
    await expect(applications).toHaveCount(left);
    await applications.first().getByRole('button', { name: 'Approve' }).click();
    await sayWhy(operator, 'Seen and correct');
  }
  const { promotionId } = await findPromotion(await signInOperator(), brand, 'operator', 'A thank-you from us');
  await operator.goto(siteOf('console', `/promotions/one/${promotionId}`));
  await operator.getByRole('button', { name: 'Grant', exact: true }).click();
  await formDialog(operator).getByLabel('Member (account)').fill(account);
  await sayWhy(operator, 'A loyal member');
  await expect(operator.getByRole('row', { name: new RegExp(`^${account} `) })).toContainText('Ready');
  await operator.context().close();
}

async function sayWhy(operator: Page, reason: string): Promise<void> {
  const dialog = formDialog(operator);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
}

/** The chain ends with the mission that a promotion adds to. */
async function claimMissions(page: Page, { brand }: PromotionPlace): Promise<void> {
  await page.goto(siteOf(brand, '/member/missions'));
  for (const title of ['Try 3 different games', 'Play 100 rounds', 'Get a payout of 100× your stake']) {
    const mission = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await mission.getByRole('button', { name: /^Claim reward/ }).click();
    await expect(mission).toContainText('Claimed');
  }
}

/** All that is left is claimed at once, and stands in the history. */
async function claimTheRest(page: Page, { brand, social }: PromotionPlace): Promise<void> {
  const titles = [...DECIDED, social, ...TIMED, 'Bring a friend', 'A gift for Gold members'];
  await page.goto(siteOf(brand, '/member/rewards'));
  for (const title of titles)
    await expect(page.getByRole('button', { name: `Claim reward: ${title}` })).toBeVisible({ timeout: 80_000 });
  await page.getByRole('button', { name: 'Claim all' }).click();
  await expect(page.getByText('Nothing to claim right now')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  for (const title of [
    ...titles,
    'Welcome gift',
    'Ten free bets',
    'Have a code?',
    'A mission with an extra',
    ...DEPOSITS,
  ])
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(/Claimed|Credited/);
}

/** Two operators let the reload count on every day: a journey cannot wait for a Friday. */
async function letReloadCountToday(brand: string): Promise<void> {
  const [first, second] = [await signInOperator(), await signInOperator('secondOperator')];
  const { promotionId, kind, versions } = await findPromotion(first, brand, 'reload', 'Friday reload');
  const [latest] = versions;
  if (!latest || latest.terms.rules.trigger.weekdays.length === 0) return;
  const { terms } = latest;
  const reason = 'every day for once';
  const everyDay = { ...terms, rules: { ...terms.rules, trigger: { ...terms.rules.trigger, weekdays: [] } } };
  const { revision } = latest;
  await proposeTerms(first, { promotionId, brand, kind, terms: everyDay, revision, reason });
  await approveTerms(second, promotionId, reason);
}

interface FoundPromotion {
  readonly promotionId: string;
  readonly kind: string;
  /** Latest first. */
  readonly versions: readonly {
    readonly revision: string;
    readonly terms: { readonly rules: { readonly trigger: { readonly weekdays: readonly number[] } } };
  }[];
}

async function findPromotion(
  operator: ConsoleClient,
  brand: string,
  kind: string,
  title: string,
): Promise<FoundPromotion> {
  const { content } = (await operator.read(`/ops/promotions?brand=${brand}&kind=${kind}`)) as {
    content: readonly { readonly promotionId: string; readonly title: string }[];
  };
  const found = content.find((promotion) => promotion.title === title);
  return (await operator.read(`/ops/promotions/${found?.promotionId}`)) as FoundPromotion;
}
