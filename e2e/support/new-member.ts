import type { Page } from '@playwright/test';
import { solveBotCheck } from '../../shared/kit/src/crypto/bot-check';
import { send } from './send';
import { openSession } from './sign-in';
import { uniqueDigits } from './unique';

/** What new members of the journeys log in with. */
export const LOGIN_PASSWORD = 'seven boats at dawn';

export interface Place {
  readonly brand: string;
  /** The brand asks for a mobile number. */
  readonly mobile: boolean;
  /** In which the member registers, and gets messages; the brand's without one. */
  readonly language?: string;
  /** Who invites the member. */
  readonly affiliation?: { readonly affiliateCode?: string; readonly referralCode?: string };
}

/** What the registration form asks for; a mobile number only where the brand does. */
export interface Registration {
  readonly account: string;
  readonly password?: string;
  readonly mobile?: string | undefined;
}

/** Fills the open registration form in and sends it. */
export async function submitRegistration(
  page: Page,
  { account, password = LOGIN_PASSWORD, mobile }: Registration,
): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await form.getByLabel('User name').fill(account);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  if (mobile !== undefined) await form.getByLabel('Mobile number').fill(mobile);
  await form.getByLabel('E-mail').fill(`${account}@example.com`);
  await form.getByLabel('Date of birth').fill('1990-04-14');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register and play' }).click();
}

/** A mobile number of the brand that asks for one, of this worker's own range. */
export const newMobile = (): string => `171${uniqueDigits(7)}`;

/** What a new account proves of whoever opens it: that no machine opens many. */
export async function solvedBotCheck(brand: string): ReturnType<typeof solveBotCheck> {
  const { text } = await send(brand, '/wps/bot-check');
  const { value: challenge } = JSON.parse(text) as { readonly value: Readonly<Record<string, unknown>> };
  return solveBotCheck(challenge);
}

/**
 * Creates a new account of the brand by the call that the form makes; the page's browser is signed in with it, and its next page shows it.
 * The form itself is filled in by the journeys of the shell and of the story.
 */
export async function newMember(
  page: Page,
  { brand, mobile, language, affiliation = {} }: Place,
  account: string,
): Promise<void> {
  const fields = {
    username: account,
    password: LOGIN_PASSWORD,
    confirmPassword: LOGIN_PASSWORD,
    ...(mobile && { mobileNum: newMobile() }),
    ...affiliation,
    email: `${account}@example.com`,
    birthday: '1990-04-14',
    domain: `${brand}.localhost`,
    botCheck: await solvedBotCheck(brand),
    login: true,
    termsAccepted: true,
  };
  await openSession(page, brand, '/wps/member/register', fields, language);
}
