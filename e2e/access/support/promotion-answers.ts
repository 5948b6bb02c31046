import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';
import { listOf } from './answers';

const ID = '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10';
type Card = CallValue<'promotions.list'>['promotions'][number];

const detail = exampleValue('promotions.detail');
const [example] = exampleValue('promotions.list').promotions as [Card];
const card = (place: number, change: Partial<Card>): Card => ({
  ...example,
  promotionId: ID.replace(/0$/, String(place)),
  endsAt: '2099-01-01T00:00:00.000Z',
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

export const depositMatch: CallValue<'promotions.detail'> = {
  ...detail,
  ...card(0, {}),
  terms: 'We may ask for a document.',
  rules: { ...detail.rules, delivery: 'claim', claimDays: 7 },
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

const [reward] = exampleValue('promotions.rewards').content as [CallValue<'promotions.claim'>];
export const rewards: CallValue<'promotions.rewards'> = listOf({
  ...reward,
  claimableUntil: '2099-01-01T00:00:00.000Z',
});
