import type { PromotionCard, PromotionDetail } from '@marquee/contract/calls/promotions';

const ANYBODY: PromotionDetail['rules']['conditions'] = {
  gameTypes: [],
  vendors: [],
  hasMobile: false,
  hasEmail: false,
  hasPayee: false,
  onePerHousehold: false,
  newForDays: null,
};

/** A deposit match, as a guest sees it. */
export const card = (change: Partial<PromotionCard> = {}): PromotionCard => ({
  promotionId: '6f4b2a10-0000-4000-8000-000000000001',
  kind: 'first_deposit',
  types: ['deposit', 'newbie'],
  title: 'Welcome match',
  summary: 'Twice the money to play with',
  picture: 'deposit',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2099-01-01T00:00:00.000Z',
  state: 'join',
  action: 'join',
  reason: null,
  screen: null,
  participationId: null,
  claimableUntil: null,
  progress: null,
  ...change,
});

export const detail = (change: Partial<PromotionDetail> = {}): PromotionDetail => ({
  ...card(),
  currency: 'BDT',
  terms: 'Ask us anything.',
  application: null,
  ownWageringPercent: 100,
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
