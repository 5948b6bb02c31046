import { isNarrow, type Step, type Walker } from './walk';

const SHELL = 'host-shell/src';
const DIALOG = '[role=dialog]';

const bannerOf = ({ page }: Walker) => page.getByRole('banner');

/** What is open closes by Esc, as the next step begins on the page. */
async function openHome({ page, site }: Walker): Promise<void> {
  await page.goto(site('/'));
  await page.locator('main article').first().waitFor();
}

async function openLanguages(walker: Walker): Promise<void> {
  await openHome(walker);
  const { page, text } = walker;
  if (isNarrow(walker)) {
    await bannerOf(walker)
      .getByRole('button', { name: text(SHELL, 'sideMenu.open') })
      .click();
    const languages = page.getByRole('group', { name: text(SHELL, 'sideMenu.language') });
    await languages.scrollIntoViewIfNeeded();
    return;
  }
  await bannerOf(walker).locator('button[aria-expanded]:has(> span[lang])').click();
}

async function openAccountItem(walker: Walker, key: string): Promise<void> {
  await openHome(walker);
  const { page, text } = walker;
  await bannerOf(walker).locator('button[aria-expanded]:has([data-initial])').click();
  await bannerOf(walker)
    .getByRole('button', { name: text(SHELL, key) })
    .click();
  await page.locator(`${DIALOG} input`).first().waitFor();
}

async function openFeedback({ page, site, text }: Walker): Promise<void> {
  await page.goto(site('/terms'));
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: text(SHELL, 'feedback.title') })
    .click();
  await page.locator(`${DIALOG} textarea`).waitFor();
}

async function openTerms({ page, site }: Walker): Promise<void> {
  await page.goto(site('/register'));
  // The words of the terms in the sentence beside the box.
  await page
    .locator(`${DIALOG} form label button`)
    .or(page.locator(`${DIALOG} form p button`))
    .first()
    .click();
  await page.locator(`${DIALOG} article`).waitFor();
}

async function logInForTrial({ page, site, text }: Walker): Promise<void> {
  await page.goto(site('/login'));
  await page
    .locator(DIALOG)
    .getByRole('button', { name: text(SHELL, 'login.freePlay') })
    .click();
  await page.getByRole('banner').getByText(text(SHELL, 'header.trial'), { exact: true }).waitFor();
}

const CHAT_WORDS: Readonly<Record<string, string>> = {
  en: 'When will my withdrawal be paid?',
  bn: 'আমার উত্তোলন কখন পাব?',
  vi: 'Khi nào tôi nhận được tiền rút?',
};

async function chat(walker: Walker): Promise<void> {
  await openHome(walker);
  const { page, text, language } = walker;
  const bar = page.getByRole('complementary', { name: text(SHELL, 'floatingBar.label') });
  if (isNarrow(walker)) await bar.locator('button[aria-expanded]').last().click();
  // With the number of unread answers behind the name.
  await bar.locator(`[aria-label^="${text(SHELL, 'liveChat.title')}"]`).click();
  const words = CHAT_WORDS[language] ?? '';
  const field = page.getByLabel(text(SHELL, 'liveChat.write'));
  await field.fill(words);
  await field.press('Enter');
  await page.getByRole('log').getByText(words).last().waitFor();
}

export const GUEST_DIALOGS: readonly Step[] = [
  { name: 'languages', act: openLanguages },
  { name: 'feedback', act: openFeedback },
  { name: 'terms beside the registration', act: openTerms },
  { name: 'trial', act: logInForTrial },
];

export const MEMBER_DIALOGS: readonly Step[] = [
  { name: 'languages', act: openLanguages },
  { name: 'change of the password', act: (walker) => openAccountItem(walker, 'changePassword.title') },
  { name: 'feedback', act: openFeedback },
  { name: 'chat', act: chat },
];
