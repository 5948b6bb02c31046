import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { expect, it } from 'vitest';
import { draftOf, newDraft } from './draft-of-terms';
import { termsOf } from './terms-of-draft';

const rules: PromotionTerms['rules'] = {
  trigger: { kind: 'deposit', nth: 1, weekdays: [1, 5], minimum: '500.00', frequency: 'once' },
  conditions: {
    gameTypes: ['rng'],
    vendors: ['PG', 'JILI'],
    hasMobile: true,
    hasEmail: false,
    hasPayee: false,
    onePerHousehold: true,
    newForDays: 30,
  },
  reward: {
    kind: 'bonus',
    amount: { kind: 'percent', basisPoints: 12_550, cap: '10000.00' },
    bonus: {
      mode: 'released',
      wageringTimes: 10,
      base: 'bonus',
      inSteps: true,
      maxStake: null,
      lifetimeHours: 720,
      stacking: 'queue',
      contribution: [{ gameType: 'live', basisPoints: 1_000 }],
      minOdds: [{ gameType: 'sports', odds: 150 }],
    },
  },
  enrolment: 'join',
  delivery: 'claim',
  claimDays: 7,
};
const terms: PromotionTerms = {
  texts: { en: { title: 'Welcome', summary: 'A match', terms: '' }, bn: { title: 'স্বাগতম', summary: '', terms: '' } },
  picture: 'deposit',
  types: ['deposit'],
  priority: 10,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  budget: '100000.00',
  budgetCount: 500,
  rules,
};
const withRules = (change: Partial<PromotionTerms['rules']>) => ({ ...terms, rules: { ...rules, ...change } });

it.each<readonly [string, PromotionTerms]>([
  ['a deposit match', terms],
  [
    'a code with points',
    withRules({
      trigger: { kind: 'code', code: 'SUMMER-26' },
      reward: { kind: 'points', amount: { kind: 'fixed', amount: 500 } },
    }),
  ],
  [
    'a ranking by places',
    withRules({
      trigger: { kind: 'ranking', period: 'daily', by: 'win', minimum: '100.00' },
      reward: {
        kind: 'cash',
        wageringTimes: 1,
        amount: {
          kind: 'places',
          places: [
            { to: 1, amount: '900.00' },
            { to: 5, amount: '90.00' },
          ],
        },
      },
    }),
  ],
  [
    'tiers of a net loss',
    withRules({
      trigger: { kind: 'net_loss', period: 'weekly', basis: 'cash', minimum: '10.00' },
      reward: { kind: 'cash', wageringTimes: 0, amount: { kind: 'tiers', tiers: [{ from: '10.00', amount: '1.00' }] } },
    }),
  ],
  [
    'free bets',
    withRules({
      trigger: { kind: 'registration' },
      reward: { kind: 'free_bets', nodeId: 7, bets: 10, stake: '2.00', lifetimeHours: 72 },
    }),
  ],
  [
    'an application',
    withRules({
      trigger: { kind: 'social', network: 'Zalo', address: 'https://zalo.me/x', images: 2, isRemarkRequired: true },
    }),
  ],
  [
    'a screen without a reward of its own',
    withRules({ trigger: { kind: 'screen', screen: 'wheel' }, reward: null, delivery: 'automatic', claimDays: null }),
  ],
])('keeps every term of %s through the form', (_, entered) => {
  expect(termsOf(draftOf('first_deposit', entered))).toEqual(entered);
});

it('starts a kind with its preset', () => {
  const { types, rules: started } = newDraft('second_deposit');
  expect([types, started.trigger.kind, started.trigger.nth]).toEqual([['deposit', 'newbie'], 'deposit', '2']);
});
