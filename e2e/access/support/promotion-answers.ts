import type { CallValue } from '../../../shared/contract/src/calls/index';

const ID = '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10';
const AT = '2026-01-01T00:00:00.000Z';
type Card = CallValue<'promotions.list'>['promotions'][number];

const card = (place: number, change: Partial<Card>): Card => ({
  promotionId: ID.replace(/0$/, String(place)),
  kind: 'first_deposit',
  types: ['deposit', 'newbie'],
  title: 'Welcome match',
  summary: 'Twice the money to play with',
  picture: 'deposit',
  startsAt: AT,
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

/** A promotion in every state. */
export const promotions: CallValue<'promotions.list'> = {
  promotions: [
    card(0, {}),
    card(1, { state: 'claim', action: 'claim', participationId: ID, picture: 'cash-back' }),
    card(2, {
      state: 'signed_up',
      action: null,
      picture: 'ranking',
      types: ['ranking'],
      progress: { value: '2.50', unit: 'multiplier', goal: null, endsAt: '2099-01-01T00:00:00.000Z', place: 4 },
    }),
    card(3, {
      state: 'process',
      action: null,
      picture: 'missions',
      progress: { value: '250.00', unit: 'money', goal: '1000.00', endsAt: '2099-01-01T00:00:00.000Z', place: null },
    }),
    card(4, { state: 'rejected', action: null, reason: 'The picture is cut off', picture: 'application' }),
    card(5, { state: 'coming_soon', action: null, startsAt: '2099-01-01T00:00:00.000Z', picture: 'calendar' }),
    card(6, { state: 'joined', action: 'deposit', picture: 'reload' }),
    card(7, { state: 'applying', action: null, picture: 'social' }),
    card(8, { state: 'closed', action: null, picture: 'gift' }),
  ],
};

const conditions = {
  gameTypes: [],
  vendors: [],
  hasMobile: true,
  hasEmail: false,
  hasPayee: false,
  onePerHousehold: true,
  newForDays: 30,
};

export const depositMatch: CallValue<'promotions.detail'> = {
  ...card(0, {}),
  currency: 'BDT',
  terms: 'We may ask for a document.',
  application: null,
  ownWageringPercent: 100,
  rules: {
    trigger: { kind: 'deposit', nth: 1, weekdays: [], minimum: '500.00', frequency: 'once' },
    conditions,
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
};

export const application: CallValue<'promotions.detail'> = {
  ...depositMatch,
  action: 'apply',
  picture: 'social',
  rules: {
    ...depositMatch.rules,
    trigger: { kind: 'social', network: 'Zalo', address: 'https://zalo.me/', images: 1, isRemarkRequired: true },
    reward: { kind: 'cash', amount: { kind: 'fixed', amount: '50.00' }, wageringTimes: 1 },
  },
};

export const rewards: CallValue<'promotions.rewards'> = {
  content: [
    {
      participationId: ID,
      promotionId: ID,
      kind: 'cash_back',
      title: 'Weekly cash back',
      picture: 'cash-back',
      reward: { kind: 'cash', amount: '120.00', wagering: '120.00' },
      state: 'claim',
      at: AT,
      claimableUntil: '2099-01-01T00:00:00.000Z',
    },
  ],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: 1,
};
