import type { CallValue } from '../../../shared/contract/src/calls/index';
import { answer } from './answers';
import { press } from './open-actions';
import type { Screen } from './screen';

const AT = '2026-01-02T03:04:05.000Z';
const ID = '0123456789ABC';

const withdrawal: CallValue<'withdrawal.byId'> = {
  withdrawalId: ID,
  amount: '1250.00',
  currency: 'BDT',
  state: 'paid',
  institutionName: 'City Bank',
  payeeNumber: '•••• 1234',
  receipt: null,
  autoReceiptAt: '2030-01-02T03:04:05.000Z',
  receivedAmount: null,
  remainingAmount: null,
  reason: null,
  createdAt: AT,
  finishedAt: null,
  timeline: [
    { at: AT, step: 'requested', amount: '1250.00', note: null, images: [] },
    { at: AT, step: 'paid', amount: '1250.00', note: null, images: [] },
  ],
};

const entry: CallValue<'records.movement'>['entry'] = {
  transactionId: ID,
  at: AT,
  type: 'bet',
  state: 'booked',
  change: '-10.00',
  balanceAfter: '90.00',
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
  betId: ID,
  placedAt: AT,
  settledAt: AT,
  gameType: 'rng',
  vassalage: 'PG',
  gameName: 'Golden Delta',
  nodeId: 1,
  roundId: 'r-1',
  stake: '10.00',
  payout: '25.00',
  validBet: '10.00',
  net: '15.00',
  status: 'won',
  isFree: false,
  selections: [],
  payoutInReview: false,
  terms: null,
  detail: null,
  lottery: null,
  movements: [entry],
};

const security: CallValue<'security.overview'> = {
  authenticator: { enabled: true, recoveryCodesLeft: 6 },
  social: [{ provider: 'google', email: 'amina@example.com', connectedAt: AT }],
  protection: {
    score: 25,
    measures: [
      { measure: 'mobile', isDone: false },
      { measure: 'email', isDone: false },
      { measure: 'authenticator', isDone: true },
    ],
  },
};

const passkeys: CallValue<'security.passkeys'> = {
  passkeys: [
    {
      passkeyId: ID,
      name: 'Red phone',
      host: 'sundarban.localhost',
      isHere: true,
      isSynced: true,
      createdAt: AT,
      lastUsedAt: AT,
      revision: 1,
    },
  ],
  proof: 'password',
};

const form = '[role=dialog] form';
const LIMITS = '/member/limits';
const contacts: CallValue<'security.contacts'> = {
  contacts: [{ kind: 'email', value: 'a***a@example.com', verified: true, change: null }],
  changeHours: 24,
  proof: 'password',
};
const SECURITY = {
  path: '/member',
  answers: [
    answer('security.overview', security),
    answer('security.passkeys', passkeys),
    answer('security.contacts', contacts),
    answer('security.dataExport', null),
    answer('security.closure', { obstacles: [], rest: '12.50' }),
  ],
};
const PASSWORD_SET = {
  path: '/member/withdrawal',
  answers: [answer('withdrawPassword.state', { isSet: true, digits: 6, lockedUntil: null })],
};
const WITHDRAWAL = {
  path: `/member/withdrawal?withdrawalId=${ID}`,
  answers: [answer('withdrawal.byId', withdrawal)],
};

/** Grouped by address so that the page is not reloaded for each. */
const DIALOGS: readonly Screen[] = [
  { name: 'change of a limit', path: LIMITS, open: press('Deposits, Day: set the limit'), shows: form },
  { name: 'self-exclusion', path: LIMITS, open: press('Self-exclude'), shows: '[role=dialog] input' },
  {
    name: 'question before a time-out',
    path: LIMITS,
    open: press('Start the time-out'),
    shows: '[role=alertdialog] button',
  },
  { name: 'change of an address', ...SECURITY, open: press('Change: E-mail address'), shows: form },
  { name: 'request of the own data', ...SECURITY, open: press('Request a copy'), shows: form },
  { name: 'closing of the account', ...SECURITY, open: press('Close account'), shows: '[role=dialog] input' },
  { name: 'switching the authenticator off', ...SECURITY, open: press('Switch off'), shows: form },
  { name: 'choice of a picture', ...SECURITY, open: press('Change picture'), shows: '[role=dialog] [type=radio]' },
  { name: 'change of the nickname', ...SECURITY, open: press('Change nickname'), shows: form },
  { name: 'personal details', ...SECURITY, open: press('Edit details'), shows: form },
  { name: 'leaving a provider', ...SECURITY, open: press('Disconnect'), shows: form },
  { name: 'new account for withdrawals', ...PASSWORD_SET, open: press('Add an account'), shows: form },
  { name: 'change of the withdraw password', ...PASSWORD_SET, open: press('Change withdraw password'), shows: form },
  { name: 'withdrawal that was paid', ...WITHDRAWAL, shows: 'main [role=status]' },
  { name: 'withdrawal of which a part came', ...WITHDRAWAL, open: press('Partly received'), shows: form },
  {
    name: 'question whether a withdrawal came',
    ...WITHDRAWAL,
    open: press('Received'),
    shows: '[role=alertdialog] button',
  },
  {
    name: 'one movement',
    path: `/member/account-record?movement=${ID}`,
    answers: [answer('records.movement', movement)],
    shows: '[role=dialog] dl',
  },
  {
    name: 'one bet',
    path: `/member/betting-record?bet=${ID}`,
    answers: [answer('records.round', round)],
    shows: '[role=dialog] dl',
  },
];

/** Dialogs of a member's pages, made of parts of other screens: one brand is enough. */
export const MEMBER_DIALOGS: readonly Screen[] = DIALOGS.map((dialog) => ({ ...dialog, brand: 'sundarban' }));
