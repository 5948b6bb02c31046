import type { Page } from '@playwright/test';
import type { CallValue } from '../../../shared/contract/src/calls/index';
import { press } from './openers';
import type { Screen } from './screens';

const AT = '2026-01-02T03:04:05.000Z';
const ID = '0123456789ABC';

const withdrawal: CallValue<'withdrawal.byId'> = {
  ...{ withdrawalId: ID, amount: '1250.00', currency: 'BDT', state: 'paid', institutionName: 'City Bank' },
  ...{ payeeNumber: '•••• 1234', receipt: null, autoReceiptAt: '2030-01-02T03:04:05.000Z', receivedAmount: null },
  ...{ remainingAmount: null, reason: null, createdAt: AT, finishedAt: null },
  timeline: [
    { at: AT, step: 'requested', amount: '1250.00', note: null, images: [] },
    { at: AT, step: 'paid', amount: '1250.00', note: null, images: [] },
  ],
};

const entry: CallValue<'records.movement'>['entry'] = {
  ...{ transactionId: ID, at: AT, type: 'bet', state: 'booked', change: '-10.00', balanceAfter: '90.00' },
  reference: 'Mines',
};
const movement: CallValue<'records.movement'> = {
  entry,
  facts: [
    { name: 'game', value: 'Mines' },
    { name: 'bet', value: ID },
    { name: 'round', value: 'r-1' },
  ],
};

const round: CallValue<'records.round'> = {
  ...{ betId: ID, placedAt: AT, settledAt: AT, gameType: 'rng', vassalage: 'PG', gameName: 'Golden Delta', nodeId: 1 },
  ...{ roundId: 'r-1', stake: '10.00', payout: '25.00', validBet: '10.00', net: '15.00', status: 'won', isFree: false },
  ...{ terms: null, detail: null, movements: [entry] },
};

/** Lets the server answer what takes a member days to come to, and opens the page anew. */
const answered =
  <Value>(address: string, value: Value, then?: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    await page.route(address, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { success: true, value, requestId: 'request' } })
        : route.fallback(),
    );
    await page.reload();
    await then?.(page);
  };

const withPassword: CallValue<'withdrawPassword.state'> = { isSet: true, digits: 6, lockedUntil: null };
const afterPassword = (name: string) => answered('**/wps/member/withdraw-password', withPassword, press(name));
const paid = (name: string) => answered(`**/wps/cashier/withdrawal/${ID}`, withdrawal, press(name));
const form = '[role=dialog] form';

const DIALOGS: readonly Screen[] = [
  { name: 'change of a limit', path: '/member/limits', open: press('Deposits, Day: set the limit'), shows: form },
  { name: 'self-exclusion', path: '/member/limits', open: press('Exclude me'), shows: '[role=dialog] input' },
  {
    name: 'new account for withdrawals',
    path: '/member/withdrawal',
    open: afterPassword('Add an account'),
    shows: form,
  },
  {
    name: 'change of the withdraw password',
    path: '/member/withdrawal',
    open: afterPassword('Change withdraw password'),
    shows: form,
  },
  {
    name: 'withdrawal that was paid',
    path: `/member/withdrawal?withdrawalId=${ID}`,
    open: answered(`**/wps/cashier/withdrawal/${ID}`, withdrawal),
    shows: 'main [role=status]',
  },
  {
    name: 'withdrawal of which a part came',
    path: `/member/withdrawal?withdrawalId=${ID}`,
    open: paid('Partly received'),
    shows: form,
  },
  {
    name: 'question whether a withdrawal came',
    path: `/member/withdrawal?withdrawalId=${ID}`,
    open: paid('Received'),
    shows: '[role=alertdialog] button',
  },
  {
    name: 'one movement',
    path: `/member/account-record?movement=${ID}`,
    open: answered(`**/wps/account-record/movements/${ID}`, movement),
    shows: '[role=dialog] dl',
  },
  {
    name: 'one bet',
    path: `/member/betting-record?bet=${ID}`,
    open: answered('**/wps/relay/ODSFE2_MemBetRound?*', round),
    shows: '[role=dialog] dl',
  },
];

/** Dialogs of a member's own pages, whose parts are those of other screens: one brand is enough. */
export const MEMBER_DIALOGS: readonly Screen[] = DIALOGS.map((dialog) => ({ ...dialog, brand: 'sundarban' }));

/** A visitor whose account at a provider is connected with none here. */
export const openWaiting = answered<CallValue<'session.pendingSocial'>>('**/wps/session/social/pending', {
  provider: 'google',
  email: 'amina@example.com',
});
