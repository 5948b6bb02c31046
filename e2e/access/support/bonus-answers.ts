import type { CallValue } from '../../../shared/contract/src/calls/index';
import { listOf } from './answers';

type Bonus = CallValue<'bonuses.giveUp'>;
const bonus: Bonus = {
  bonusId: '01J9ZQ8B3V6KD',
  name: 'Welcome bonus',
  mode: 'released',
  state: 'active',
  amount: '1000.00',
  wagering: '5000.00',
  released: '100.00',
  returned: '0.00',
  outstanding: '900.00',
  inSteps: true,
  cap: null,
  progress: {
    wagered: '820.00',
    remaining: '4180.00',
    byGameType: [
      { gameType: 'rng', validBet: '800.00', counted: '800.00' },
      { gameType: 'live', validBet: '200.00', counted: '20.00' },
    ],
  },
  contribution: [
    { of: 'gameType', gameType: 'live', basisPoints: 1_000 },
    { of: 'vendor', name: 'Old Quarter', basisPoints: 0 },
  ],
  maxStake: '50.00',
  excludedGames: ['Mines'],
  lifetimeHours: 168,
  canGiveUp: true,
  grantedAt: '2026-01-02T10:00:00.000Z',
  activeAt: '2026-01-02T10:00:00.000Z',
  expiresAt: '2026-01-09T10:00:00.000Z',
  endedAt: null,
};
const queued: Bonus = { ...bonus, bonusId: '01J9ZQ8B3V6KE', name: 'Reload bonus', state: 'queued', progress: null };

/** An active bonus and one that waits. */
export const bonuses: CallValue<'bonuses.own'> = { active: bonus, queue: [queued], before: [], waitsFor: null };

/** A completed one and one that expired. */
export const bonusHistory: CallValue<'bonuses.history'> = {
  content: [
    { ...bonus, state: 'completed', progress: null, released: '1000.00', endedAt: '2026-01-05T10:00:00.000Z' },
    {
      ...queued,
      state: 'expired',
      returned: '900.00',
      outstanding: '0.00',
      endedAt: '2026-01-04T10:00:00.000Z',
    },
  ],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: 2,
};

const member = { brand: 'sundarban', account: 'amina', currency: 'BDT' } as const;
export const adminBonuses: CallValue<'bonusAdmin.list'> = listOf({
  ...member,
  bonusId: bonus.bonusId,
  name: 'Special bonus',
  mode: 'released',
  state: 'active',
  amount: '1000.00',
  wagering: '5000.00',
  released: '100.00',
  returned: '0.00',
  grantedAt: bonus.grantedAt,
  expiresAt: bonus.expiresAt,
  endedAt: null,
  endedBy: null,
  reason: null,
});
export const bonusGrants: CallValue<'bonusAdmin.grants'> = listOf({
  ...member,
  grantId: '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10',
  mode: 'released',
  amount: '60000.00',
  wageringTimes: 10,
  contribution: [],
  inSteps: false,
  maxStake: null,
  lifetimeDays: 30,
  reason: 'A birthday',
  proposedBy: 'Rina',
  proposedAt: bonus.grantedAt,
  decidedBy: 'Omar',
});
export const bonusLiability: CallValue<'bonusAdmin.liability'> = [
  {
    brand: 'sundarban',
    currency: 'BDT',
    mode: 'released',
    active: 3,
    outstanding: '2700.00',
    queued: 1,
    queuedAmount: '500.00',
  },
];
