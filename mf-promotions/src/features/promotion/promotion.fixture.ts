import type { PromotionCard, PromotionDetail } from '@marquee/contract/calls/promotions';
import { exampleValue } from '@marquee/contract/openapi/examples';

const ANYBODY: PromotionDetail['rules']['conditions'] = {
  gameTypes: [],
  vendors: [],
  hasMobile: false,
  hasEmail: false,
  hasPayee: false,
  onePerHousehold: false,
  newForDays: null,
};

const [example] = exampleValue('promotions.list').promotions as [PromotionCard];

/** A deposit match, as a guest sees it. */
export const card = (change: Partial<PromotionCard> = {}): PromotionCard => ({
  ...example,
  title: 'Welcome match',
  endsAt: '2099-01-01T00:00:00.000Z',
  ...change,
});

export const detail = (change: Partial<PromotionDetail> = {}): PromotionDetail => ({
  ...exampleValue('promotions.detail'),
  ...card(),
  terms: 'Ask us anything.',
  rules: {
    trigger: { kind: 'deposit', nth: 1, weekdays: [5, 1], minimum: '500.00', frequency: 'once' },
    conditions: ANYBODY,
    reward: {
      kind: 'bonus',
      amount: { kind: 'percent', basisPoints: 10_000, cap: '10000.00' },
      bonus: {
        mode: 'released',
        wageringTimes: 10,
        base: 'bonus',
        inSteps: true,
        maxStake: '500.00',
        lifetimeHours: 720,
        stacking: 'queue',
        contribution: [{ gameType: 'live', basisPoints: 1_000 }],
      },
    },
    enrolment: 'join',
    delivery: 'claim',
    claimDays: 7,
  },
  ...change,
});
