import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import accounts from '../../platform-api/src/seed/identity/demo-accounts.json' with { type: 'json' };
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { uniqueNumber } from '../support/unique';

const [member] = accounts.members;
const ARABIC = 'أين إيداعي؟ المبلغ ٥٠٠';
/** A minimal red image; the server re-encodes it. */
const PICTURE = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  ),
};

/** A typing signal is sent once to current listeners; the member's page may subscribe late. */
async function seesWriting(consolePage: Page, chat: Locator): Promise<void> {
  await expect(async () => {
    await consolePage.getByLabel('Write an answer').fill('');
    await consolePage.getByLabel('Write an answer').pressSequentially('Yes');
    await expect(chat.getByText(/is typing/)).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
}

test('a member and an operator chat in English and Arabic with a picture, and no message is lost while one is offline', async ({
  page,
  browser,
}) => {
  await openChat(page);
  const chat = page.getByRole('dialog', { name: 'Live chat' });
  const greeting = `Hello, is anybody there, ${uniqueNumber()}?`;
  await say(chat, greeting);

  const consolePage = await signInOperator(browser);
  try {
    await converse(page, chat, consolePage, greeting);
  } finally {
    // A second attempt starts a new conversation.
    await consolePage
      .getByRole('button', { name: 'Close conversation' })
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await consolePage.context().close();
  }
});

async function converse(page: Page, chat: Locator, consolePage: Page, greeting: string): Promise<void> {
  await consolePage.getByRole('link', { name: /^Live chat/ }).click();
  await consolePage.getByRole('button', { name: new RegExp(member?.account ?? '') }).click();
  await consolePage.getByRole('button', { name: 'Take' }).click();
  const messageLog = consolePage.getByRole('log', { name: 'Messages' });
  await expect(messageLog).toContainText(greeting);
  await expect(chat).toContainText(/You are chatting with/);

  await seesWriting(consolePage, chat);
  await consolePage.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText('Yes');
  await expect(messageLog.getByText('Seen')).toBeVisible();

  await say(chat, ARABIC);
  await expect(messageLog).toContainText(ARABIC);
  expect(await messageLog.getByText(ARABIC).evaluate((line) => getComputedStyle(line).direction)).toBe('rtl');
  await say(chat, '<img src=x onerror=alert(1)>');
  await expect(messageLog).toContainText('<img src=x onerror=alert(1)>');

  await chat.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(chat.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  const picture = messageLog.getByRole('img', { name: 'Picture' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.context().setOffline(true);
  await consolePage.getByLabel('Write an answer').fill('This was said while you were away.');
  await consolePage.keyboard.press('Enter');
  await expect(messageLog.getByText('This was said while you were away.')).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(chat.getByText('This was said while you were away.')).toHaveCount(1, { timeout: 40_000 });

  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await consolePage.getByLabel('Write an answer').fill('One more thing');
  await consolePage.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Live chat, 1 unread message' }).first()).toBeVisible();
}

async function openChat(page: Page): Promise<void> {
  await hidePopups(page);
  await page.context().addCookies([{ name: 'mq_lang', value: 'en', url: siteOf('sundarban') }]);
  await page.goto(siteOf('sundarban'));
  await page.getByRole('complementary', { name: 'Quick help' }).getByRole('button', { name: 'Live chat' }).click();
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('User name').fill(member?.account ?? '');
  await form.getByLabel(/^Password/).fill(member?.password ?? '');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Live chat' })).toBeVisible();
}

async function say(chat: ReturnType<Page['getByRole']>, text: string): Promise<void> {
  await chat.getByLabel('Write a message').fill(text);
  await chat.getByLabel('Write a message').press('Enter');
  await expect(chat.getByRole('log').getByText(text)).toHaveCount(1);
}

async function signInOperator(browser: Browser): Promise<Page> {
  const { email, password } = accounts.operator;
  const consolePage = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await consolePage.goto(siteOf('console', '/chat'));
  await consolePage.getByLabel('E-mail address').fill(email);
  await consolePage.getByLabel(/^Password/).fill(password);
  await consolePage.getByRole('button', { name: 'Sign in' }).click();
  return consolePage;
}
