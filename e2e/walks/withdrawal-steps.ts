import accounts from '../../platform-api/src/seed/identity/demo-accounts.json' with { type: 'json' };
import { fillIn } from '../support/visitors';
import { payIn, playDice } from './money-steps';
import type { Partner, Step, Walker } from './walk';

const WALLET = 'mf-wallet/src';
const CONSOLE = 'operator-console/src';
const DIALOG = '[role=dialog]';
const CONFIRMATION = '[role=alertdialog]';
const LOGIN_PASSWORD = 'seven boats at dawn';
const FIRST_WITHDRAW_PASSWORD = '482913';
const WITHDRAW_PASSWORD = '739251';
const OPERATORS = { 'first operator': accounts.operator, 'second operator': accounts.secondOperator } as const;

interface Sums {
  readonly deposit: string;
  /** Twice this meets the wagering of the deposit, and one loss leaves enough for the withdrawal. */
  readonly stake: string;
  readonly withdrawal: string;
  readonly received: string;
}
const SUMS: Readonly<Record<string, Sums>> = {
  sundarban: { deposit: '2000', stake: '1000', withdrawal: '600', received: '200' },
  meridian: { deposit: '2000000', stake: '1000000', withdrawal: '600000', received: '200000' },
};
const PAYEES: Readonly<Record<string, { readonly institution: string; readonly prefix: string }>> = {
  sundarban: { institution: 'bkash', prefix: '0171' },
  meridian: { institution: 'momo', prefix: '091' },
};
const MOBILE_PREFIXES: Readonly<Record<string, string>> = { sundarban: '171', meridian: '91' };
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

const sumsOf = ({ brand }: Walker): Sums => {
  const sums = SUMS[brand];
  if (!sums) throw new Error(`no sums for ${brand}`);
  return sums;
};
/** Seven digits that no walk of a running product had before. */
const freshDigits = (): string => String(Date.now()).slice(-8, -1);
const withdrawalId = ({ visitor }: Walker): string => new URL(visitor.url()).searchParams.get('withdrawalId') ?? '';

async function register({ page, site, brand }: Walker): Promise<void> {
  await page.goto(site('/register'));
  const form = page.locator(`${DIALOG} form`);
  const account = `walker${freshDigits()}`;
  await form.locator('[autocomplete~=username]').fill(account);
  for (const field of await form.locator('[autocomplete=new-password]').all()) await field.fill(LOGIN_PASSWORD);
  const mobile = form.locator('[autocomplete=tel-national]');
  if ((await mobile.count()) > 0) await mobile.fill(`${MOBILE_PREFIXES[brand]}${freshDigits()}`);
  await form.locator('[autocomplete=email]').fill(`${account}@example.com`);
  await form.locator('[autocomplete=bday]').fill('1990-04-14');
  await form.getByRole('checkbox').check();
  await form.locator('button[type=submit]').click();
  await page.locator('header a[href="/member/deposit"]').waitFor();
  await page.locator(DIALOG).waitFor({ state: 'detached' });
}

async function setWithdrawPassword({ page, site, text }: Walker): Promise<void> {
  await page.goto(site('/member/withdrawal'));
  const main = page.getByRole('main');
  await main.getByLabel(text(WALLET, 'withdrawPassword.new')).fill(FIRST_WITHDRAW_PASSWORD);
  await main.getByLabel(text(WALLET, 'withdrawPassword.repeat')).fill(FIRST_WITHDRAW_PASSWORD);
  await main.getByLabel(text(WALLET, 'withdrawPassword.login')).fill(LOGIN_PASSWORD);
  await main.getByRole('button', { name: text(WALLET, 'withdrawPassword.set'), exact: true }).click();
  await main.getByRole('button', { name: text(WALLET, 'payees.add') }).waitFor();
}

/** A password that is new makes a withdrawal one that two operators decide on. */
async function changeWithdrawPassword({ page, text }: Walker): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: text(WALLET, 'withdrawPassword.change') })
    .click();
  const dialog = page.locator(DIALOG);
  await dialog.getByLabel(text(WALLET, 'withdrawPassword.old')).fill(FIRST_WITHDRAW_PASSWORD);
  await dialog.getByLabel(text(WALLET, 'withdrawPassword.new')).fill(WITHDRAW_PASSWORD);
  await dialog.getByLabel(text(WALLET, 'withdrawPassword.repeat')).fill(WITHDRAW_PASSWORD);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

async function addPayee({ page, text, brand }: Walker): Promise<void> {
  const { institution, prefix } = PAYEES[brand] ?? { institution: '', prefix: '' };
  await page.getByRole('button', { name: text(WALLET, 'payees.add') }).click();
  const dialog = page.locator(DIALOG);
  await dialog.getByLabel(text(WALLET, 'payees.institution')).selectOption(institution);
  await dialog.getByLabel(text(WALLET, 'payees.holder')).fill('Amina Khatun');
  await dialog.getByLabel(text(WALLET, 'payees.number')).fill(`${prefix}${freshDigits()}`);
  await dialog.getByLabel(text(WALLET, 'withdrawal.password')).fill(WITHDRAW_PASSWORD);
  await dialog.getByRole('button', { name: text(WALLET, 'payees.save'), exact: true }).click();
  await page.getByRole('main').getByRole('radio').first().waitFor({ state: 'attached' });
}

async function wager(walker: Walker): Promise<void> {
  const { stake } = sumsOf(walker);
  for (let bet = 0; bet < 2; bet += 1) await playDice(walker, { stake, likely: true });
}

async function request(walker: Walker): Promise<void> {
  const { page, site, text } = walker;
  await page.goto(site('/member/withdrawal'));
  await page.getByLabel(text(WALLET, 'withdrawal.amount')).fill(sumsOf(walker).withdrawal);
  await page.getByRole('main').getByLabel(text(WALLET, 'withdrawal.password')).fill(WITHDRAW_PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/withdrawalId=/);
  await shows(walker, 'withdrawal.text.review');
}

const shows = ({ page, text }: Walker, key: string) => page.getByRole('main').getByText(text(WALLET, key)).waitFor();

async function pressAndConfirm({ page, text }: Walker, key: string): Promise<void> {
  const name = text(WALLET, key);
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.locator(CONFIRMATION).getByRole('button', { name, exact: true }).click();
}

async function cancel(walker: Walker): Promise<void> {
  await pressAndConfirm(walker, 'withdrawal.cancel.action');
  await shows(walker, 'withdrawal.text.cancelled');
}

async function reportPart(walker: Walker): Promise<void> {
  const { page, text } = walker;
  await page.getByRole('button', { name: text(WALLET, 'withdrawal.receipt.part') }).click();
  const dialog = page.locator(DIALOG);
  await dialog.getByLabel(text(WALLET, 'withdrawal.missing.received')).fill(sumsOf(walker).received);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: PICTURE });
  await dialog.locator('button[type=submit]:enabled').click();
  await shows(walker, 'withdrawal.text.partially_received');
}

/** Signs in at the first step of an operator. */
async function openConsole({ page, site }: Walker, by: Partner, path: string): Promise<void> {
  await page.goto(site(path));
  const signIn = page.locator('form input[type=password]');
  await signIn.or(page.locator('main h1')).first().waitFor();
  if ((await signIn.count()) === 0) return;
  const { email, password } = OPERATORS[by];
  await fillIn(page, { account: email, password });
  await page.locator('main h1').waitFor();
}

const openQueue = (by: Partner): Step => ({
  name: 'the queue of withdrawals',
  by,
  act: async (walker) => {
    await openConsole(walker, by, '/withdrawals');
    await walker.page.locator(`main a[href$="${withdrawalId(walker)}"]`).waitFor();
  },
});

/** One decision on the visitor's withdrawal. @param after text of the console that shows it */
const decide = (name: string, by: Partner, action: 'approve' | 'disburse', after: string): Step => ({
  name,
  by,
  act: async (walker) => {
    await openConsole(walker, by, `/withdrawals/${withdrawalId(walker)}`);
    const { page, text } = walker;
    const button = { name: text(CONSOLE, `withdrawals.action.${action}`), exact: true };
    await page.getByRole('main').getByRole('button', button).click();
    const dialog = page.locator(DIALOG);
    if (action === 'disburse') await dialog.getByLabel(text(CONSOLE, 'change.reason')).fill('The payer sent a part');
    await dialog.getByRole('button', button).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('main').getByText(text(CONSOLE, after)).first().waitFor();
    // What was done once is not offered again.
    await page.getByRole('main').getByRole('button', button).waitFor({ state: 'detached' });
  },
});

/** A new member's withdrawal from the request to its end: cancelled once, then approved by two, paid in part, and paid again. */
export const WITHDRAWAL_STEPS: readonly Step[] = [
  { name: 'register', act: register },
  { name: 'withdraw password', act: setWithdrawPassword },
  { name: 'another withdraw password', act: changeWithdrawPassword },
  { name: 'account', act: addPayee },
  { name: 'deposit', act: (walker) => payIn(walker, sumsOf(walker).deposit) },
  { name: 'wagering', act: wager },
  { name: 'request', act: request },
  { name: 'cancel', act: cancel },
  { name: 'another request', act: request },
  openQueue('first operator'),
  decide('first approval', 'first operator', 'approve', 'withdrawals.approvedByYou'),
  {
    name: 'one approval seen by the member',
    act: async ({ page, text }) => {
      const [beforeNumbers = ''] = text(WALLET, 'withdrawal.step.first_approval').split('{{');
      await page.getByRole('main').getByText(beforeNumbers.trim()).first().waitFor();
    },
  },
  decide('second approval', 'second operator', 'approve', 'withdrawals.step.approved'),
  { name: 'paid', act: (walker) => shows(walker, 'withdrawal.receipt.question') },
  { name: 'partly received', act: reportPart },
  decide('disburse', 'first operator', 'disburse', 'withdrawals.step.disbursed_again'),
  {
    name: 'received',
    act: async (walker) => {
      await shows(walker, 'withdrawal.step.disbursed_again');
      await shows(walker, 'withdrawal.text.paid');
      await pressAndConfirm(walker, 'withdrawal.receipt.yes');
      await shows(walker, 'withdrawal.receiptBy.member');
    },
  },
];
