import { expect, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { formDialog } from '../support/form-dialog';
import { playLastMonth } from '../support/past-play';
import { participant } from '../support/promotion';
import { placesOf } from '../support/places-of';
import { uniqueAccount } from '../support/unique';
import { openConsole, openNewMember } from '../support/visitors';

const PLACES = [
  { brand: 'sundarban', mobile: true, scale: 1, reads: 'bn', direction: 'ltr' },
  { brand: 'meridian', mobile: false, scale: 200, reads: 'ar', direction: 'rtl' },
] as const;
type EditorPlace = (typeof PLACES)[number];

/** Titles by language; each is followed by the account, so that a retry writes another promotion. */
const TITLES = {
  en: 'A gift for the month',
  bn: 'মাসের উপহার',
  vi: 'Quà của tháng',
  zh: '本月礼物',
  th: 'ของขวัญประจำเดือน',
  hi: 'महीने का उपहार',
  ar: 'هدية الشهر',
};
/** Valid bets of a month that nobody else has. */
const TURNOVER = 4_000_000;
const REWARD = 777_777;
const [SMALL_BUDGET, BUDGET] = [500_000, 10_000_000];

for (const place of placesOf(PLACES, 'meridian'))
  test(`on ${place.brand} a promotion is previewed in every language, tried against last month, confirmed by two operators and watched`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const [account, relative] = [uniqueAccount('heavy'), uniqueAccount('relative')];
    const members: Page[] = [];
    // One browser for both: they are of one household.
    for (const name of [account, relative]) {
      members.push(await openNewMember(browser, place, name, account));
    }
    await playLastMonth(account, BigInt(TURNOVER * place.scale));

    const operator = await openConsole(browser);
    await write(operator, place, account);
    await preview(operator, account);
    await saveDraft(operator, 'A draft to try');
    const promotion = new URL(operator.url()).pathname;
    await tryAgainstLastMonth(operator, place, account);

    const second = await openConsole(browser, 'secondOperator');
    await confirmByTwo(operator, second, place, [promotion, account]);
    for (const page of members) await join(page, place, promotion, account);
    await watch(second, place, promotion, [account, relative]);
    await takeBack(second, place, promotion, [account, relative]);
    await Promise.all([...members, operator, second].map((member) => member.context().close()));
  });

const languages = Object.keys(TITLES) as (keyof typeof TITLES)[];
const titleOf = (language: keyof typeof TITLES, account: string): string => `${TITLES[language]} ${account}`;
const shown = ({ scale }: EditorPlace, amount: number): string =>
  (amount * scale).toLocaleString('en', { minimumFractionDigits: 2 });

/** Fills a new promotion in: points of nobody else's play, and a budget that is too small. */
async function write(operator: Page, { brand, scale }: EditorPlace, account: string): Promise<void> {
  await operator.goto(siteOf('console', '/promotions'));
  await operator.getByRole('link', { name: 'New promotion' }).click();
  const form = operator.locator('form');
  await form.getByLabel(/^Brand/).selectOption(brand);
  await form.getByLabel(/^Kind/).selectOption({ label: 'Turnover' });
  await form.getByLabel(/^Picture/).selectOption({ label: 'Podium' });
  await form.getByLabel(/^Starts/).fill(`${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T00:00`);
  await form.getByLabel(/^Budget/).fill(String(SMALL_BUDGET * scale));
  for (const language of languages) {
    await form.getByRole('group', { name: 'Language' }).getByText(language, { exact: true }).click();
    await form.getByLabel(/^Title/).fill(titleOf(language, account));
    await form.getByLabel(/^Summary/).fill(`${TITLES[language]} (${language})`);
  }
  await form.getByLabel(/^Period/).selectOption({ label: 'Month' });
  await form.getByLabel(/^From/).fill(String(TURNOVER * scale));
  await form.getByLabel(/^Amount/).fill(String(REWARD * scale));
  await form.getByLabel(/^Taking part/).selectOption({ label: 'Members join' });
}

/** The card as members of each language will read it, in its direction. */
async function preview(operator: Page, account: string): Promise<void> {
  const aside = operator.getByRole('complementary', { name: 'As members see it' });
  for (const language of languages) {
    await aside.getByRole('group', { name: 'As members see it' }).getByText(language, { exact: true }).click();
    await expect(aside.getByRole('heading', { level: 3 })).toHaveText(titleOf(language, account));
    const card = aside.getByRole('article');
    await expect(card).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(card).toHaveAttribute('lang', language);
    await expect(card).toContainText(`(${language})`);
    const picture = card.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
}

async function saveDraft(operator: Page, reason: string): Promise<void> {
  await operator.getByLabel(/^Reason/).fill(reason);
  await operator.getByRole('button', { name: 'Save draft' }).click();
  await expect(operator).toHaveURL(/\/promotions\/one\/[0-9a-f-]{36}$/);
}

/** Last month's play would have cost more than the budget, which is raised then. */
async function tryAgainstLastMonth(operator: Page, place: EditorPlace, account: string): Promise<void> {
  const row = operator.getByRole('row').filter({ hasText: account });
  await operator.getByRole('button', { name: 'Run against last month' }).click();
  await expect(row).toContainText(shown(place, REWARD));
  await expect(operator.getByText('Above the budget')).toBeVisible();
  await operator.getByRole('link', { name: 'Edit' }).click();
  await operator.getByLabel(/^Budget/).fill(String(BUDGET * place.scale));
  await saveDraft(operator, 'Enough for those of last month');
  await operator.getByRole('button', { name: 'Run against last month' }).click();
  await expect(row).toContainText(shown(place, REWARD));
  await expect(operator.getByText('Within the budget')).toBeVisible();
}

/** Who proposed it cannot approve it; who approves it sees what it would have given. */
async function confirmByTwo(
  operator: Page,
  second: Page,
  place: EditorPlace,
  [promotion, account]: readonly [string, string],
): Promise<void> {
  await giveReason(operator, 'Propose', 'Budget checked');
  await expect(operator.getByText('You proposed this. Somebody else decides.')).toBeVisible();
  await expect(operator.getByRole('button', { name: 'Take back', exact: true })).toBeVisible();
  await expect(operator.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await second.goto(siteOf('console', promotion));
  const run = second.getByRole('table', { name: 'Run when it was proposed' });
  const ofMember = run.getByRole('row').filter({ hasText: account });
  await expect(ofMember.filter({ hasText: shown(place, REWARD) })).toBeVisible();
  await expect(run.getByText('Within the budget')).toBeVisible();
  await giveReason(second, 'Approve', 'Run against last month seen');
  await expect(second.getByRole('main').getByText('Published', { exact: true })).toBeVisible();
}

async function giveReason(operator: Page, button: string, reason: string): Promise<void> {
  await operator.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  const dialog = formDialog(operator);
  await dialog.getByLabel(/^Reason/).fill(reason);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
}

/** Members read what was previewed in a language of the brand. */
async function join(
  page: Page,
  { brand, reads, direction }: EditorPlace,
  promotion: string,
  account: string,
): Promise<void> {
  const address = siteOf(brand, promotion.replace('/one', ''));
  const speak = (value: string) => page.context().addCookies([{ name: 'mq_lang', value, url: siteOf(brand) }]);
  await speak(reads);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(reads, account));
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  await speak('en');
  await page.goto(address);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('complementary').getByText('Signed up')).toBeVisible();
}

/** Budget, liability, and members who share a browser. */
async function watch(
  operator: Page,
  place: EditorPlace,
  promotion: string,
  [account, relative]: readonly [string, string],
): Promise<void> {
  await operator.goto(siteOf('console', promotion));
  await expect(participant(operator, account, 'Joined')).toContainText(relative);
  await expect(participant(operator, relative, 'Joined')).toContainText(`Device ${account}`);
  await operator.getByRole('button', { name: 'Grant', exact: true }).click();
  await formDialog(operator).getByLabel('Member (account)').fill(account);
  await formDialog(operator)
    .getByLabel(/^Reason/)
    .fill('Played as much last month');
  await formDialog(operator).locator('button[type=submit]').click();
  await expect(participant(operator, account, 'Ready')).toContainText(shown(place, REWARD));
  const spent = operator
    .getByRole('main')
    .getByRole('definition')
    .filter({ hasText: shown(place, BUDGET) })
    .first();
  await expect(spent).toContainText(shown(place, REWARD));

  await operator.goto(siteOf('console', '/promotions/liability'));
  for (const [name, least] of [
    ['Rewards not claimed yet', REWARD],
    ['Budgets left', BUDGET - REWARD],
  ] as const)
    await expect.poll(() => liability(operator, place.brand, name)).toBeGreaterThanOrEqual(least * place.scale);
}

/** A figure of the brand's panel of what is owed. */
async function liability(operator: Page, brand: string, name: string): Promise<number> {
  const panel = operator
    .locator('section')
    .filter({ has: operator.getByRole('heading', { name: brand, exact: true }) });
  const figure = panel.last().locator('dl > div').filter({ hasText: name }).locator('dd');
  return Number((await figure.innerText()).replaceAll(/[^\d.]/g, ''));
}

/** The relative is taken out, the grant comes back into the budget, and the promotion ends. */
async function takeBack(
  operator: Page,
  place: EditorPlace,
  promotion: string,
  [account, relative]: readonly [string, string],
): Promise<void> {
  await operator.goto(siteOf('console', promotion));
  for (const [row, reason] of [
    [participant(operator, relative, 'Joined'), 'The same household'],
    [participant(operator, account, 'Ready'), 'Granted too early'],
  ] as const) {
    await row.getByRole('button', { name: /^Take out/ }).click();
    const dialog = formDialog(operator);
    await dialog.getByLabel(/^Reason/).fill(reason);
    await dialog.locator('button[type=submit]').click();
    await expect(operator.getByRole('row').filter({ hasText: reason })).toContainText('Taken back');
  }
  const spent = operator
    .getByRole('main')
    .getByRole('definition')
    .filter({ hasText: shown(place, BUDGET) })
    .first();
  await expect(spent).not.toContainText(shown(place, REWARD));
  await giveReason(operator, 'End', 'The journey is over');
  await expect(operator.getByRole('main').getByText('Ended', { exact: true })).toBeVisible();
}
