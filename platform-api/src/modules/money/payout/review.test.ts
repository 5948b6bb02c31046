import { parseAmount } from '@marquee/contract/money';
import { expect, test } from 'vitest';
import { withdrawalSettingsSchema } from '@marquee/contract/withdrawal-settings';
import { review, type ReviewFacts } from './review';

const HOUR_MS = 3_600_000;
const settings = withdrawalSettingsSchema.parse({ largeFrom: '1000.00', twoApprovalsFrom: '5000.00' });
const harmless: ReviewFacts = {
  amount: parseAmount('999.99'),
  payeeAgeMs: 100 * HOUR_MS,
  paidBefore: 3,
  recentWithdrawals: 0,
  recentDeposits: 0n,
  recentValidBet: 0n,
  passwordIsNew: false,
  sharingAddress: 0,
  sharingDevice: 0,
};
const rulesOf = (facts: Partial<ReviewFacts>) =>
  review({ ...harmless, ...facts }, settings).hits.map(({ rule }) => rule);

test('matches no rule for an established member, account and amount', () => {
  expect(review(harmless, settings)).toEqual({ hits: [], score: 0, approvalsNeeded: 1 });
});

test.each<[string, Partial<ReviewFacts>]>([
  ['new_payee', { payeeAgeMs: 71 * HOUR_MS }],
  ['first_withdrawal', { paidBefore: 0 }],
  ['large_amount', { amount: parseAmount('1000.00') }],
  ['fast_in_out', { recentDeposits: 100n, recentValidBet: 99n }],
  ['often', { recentWithdrawals: 3 }],
  ['new_password', { passwordIsNew: true }],
  ['shared_address', { sharingAddress: 1 }],
  ['shared_device', { sharingDevice: 1 }],
])('%s', (rule, facts) => {
  expect(rulesOf(facts)).toEqual([rule]);
});

test('does not flag money that was played as pass-through', () => {
  expect(rulesOf({ recentDeposits: 100n, recentValidBet: 100n })).toEqual([]);
});

test('requires two operators from the threshold of the total score on', () => {
  const odd = { passwordIsNew: true, sharingDevice: 2 };
  expect(review({ ...harmless, ...odd }, settings)).toMatchObject({ score: 65, approvalsNeeded: 2 });
  expect(review({ ...harmless, passwordIsNew: true }, settings)).toMatchObject({ score: 30, approvalsNeeded: 1 });
});

test('requires two operators from the brand’s amount on, at any score', () => {
  expect(review({ ...harmless, amount: parseAmount('4999.99') }, settings).approvalsNeeded).toBe(1);
  expect(review({ ...harmless, amount: parseAmount('5000.00') }, settings).approvalsNeeded).toBe(2);
});

test('disables a rule with a score of 0', () => {
  const off = { ...settings, scores: { ...settings.scores, first_withdrawal: 0 } };
  expect(review({ ...harmless, paidBefore: 0 }, off).hits).toEqual([]);
});
