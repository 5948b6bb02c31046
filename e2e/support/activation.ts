import type { Page } from '@playwright/test';
import { LOGIN_PASSWORD, solvedBotCheck } from './new-member';
import { openSession } from './sign-in';

/**
 * Activates an account that an agent opened, by the call that the form makes; the page's browser is signed in with it.
 * @param secret the one-time password, or the token of the link
 * @param fields what a registration of one's own asks for beside the password
 */
export async function activate(page: Page, brand: string, secret: string, fields: object = {}): Promise<void> {
  await openSession(page, brand, '/wps/member/activation/finish', {
    ...fields,
    secret,
    password: LOGIN_PASSWORD,
    confirmPassword: LOGIN_PASSWORD,
    botCheck: await solvedBotCheck(brand),
    termsAccepted: true,
  });
}
