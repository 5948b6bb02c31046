import type { CallId, CallRequest, CallValue } from '../calls/index';

const bonus: CallValue<'bonuses.giveUp'> = {
  bonusId: '01J9ZQ8B3V6KD',
  name: 'Reload bonus',
  mode: 'released',
  state: 'active',
  amount: '100.00',
  wagering: '500.00',
  released: '10.00',
  returned: '0.00',
  outstanding: '90.00',
  inSteps: true,
  cap: null,
  progress: {
    wagered: '60.00',
    remaining: '440.00',
    byGameType: [
      { gameType: 'rng', validBet: '50.00', counted: '50.00' },
      { gameType: 'live', validBet: '100.00', counted: '10.00' },
    ],
  },
  contribution: [{ of: 'gameType', gameType: 'live', basisPoints: 1_000 }],
  minOdds: [{ gameType: 'sports', odds: 150 }],
  maxStake: '50.00',
  excludedGames: [],
  lifetimeHours: 168,
  canGiveUp: true,
  grantedAt: '2026-03-01T10:00:00.000Z',
  activeAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-08T10:00:00.000Z',
  endedAt: null,
};
const ended: CallValue<'bonuses.giveUp'> = {
  ...bonus,
  state: 'forfeited',
  progress: null,
  returned: '90.00',
  outstanding: '0.00',
  canGiveUp: false,
  endedAt: '2026-03-02T18:00:00.000Z',
};

const grantId = '2f5f0f4a-64a4-4c38-9d0a-5d3f6f0c7a11';
const terms: Omit<CallRequest<'bonusAdmin.grant'>, 'grantId' | 'brand' | 'account' | 'reason'> = {
  mode: 'released',
  amount: '100.00',
  wageringTimes: 5,
  contribution: [{ gameType: 'live', percent: 10 }],
  minOdds: [{ gameType: 'sports', odds: 150 }],
  inSteps: true,
  maxStake: '50.00',
  lifetimeDays: 7,
};
const grant: CallValue<'bonusAdmin.grants'>['content'][number] = {
  grantId,
  brand: 'sundarban',
  account: 'amina',
  currency: 'BDT',
  ...terms,
  reason: 'A birthday',
  proposedBy: 'Rina',
  proposedAt: bonus.grantedAt,
  decidedBy: null,
};
const revoked: CallValue<'bonusAdmin.revoke'> = {
  bonusId: bonus.bonusId,
  brand: 'sundarban',
  account: 'amina',
  currency: 'BDT',
  name: 'Reload bonus',
  mode: 'released',
  state: 'revoked',
  amount: '100.00',
  wagering: '500.00',
  released: '10.00',
  returned: '90.00',
  grantedAt: bonus.grantedAt,
  expiresAt: bonus.expiresAt,
  endedAt: '2026-03-02T18:00:00.000Z',
  endedBy: 'Rina',
  reason: 'Two accounts',
};
const page = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };

export const bonusExamples = {
  'bonuses.own': { value: { active: bonus, queue: [], before: [], waitsFor: null } },
  'bonuses.history': { value: { content: [ended], ...page } },
  'bonuses.giveUp': { request: { bonusId: bonus.bonusId, amount: '90.00' }, value: ended },
  'bonusAdmin.list': { value: { content: [revoked], ...page } },
  'bonusAdmin.liability': {
    value: [
      {
        brand: 'sundarban',
        currency: 'BDT',
        mode: 'released',
        active: 3,
        outstanding: '270.00',
        queued: 1,
        queuedAmount: '50.00',
      },
    ],
  },
  'bonusAdmin.revoke': { request: { bonusId: bonus.bonusId, reason: 'Two accounts' }, value: revoked },
  'bonusAdmin.grants': { value: { content: [grant], ...page } },
  'bonusAdmin.grant': {
    request: { grantId, brand: 'sundarban', account: 'amina', ...terms, reason: 'A birthday' },
    value: { account: 'amina', isGiven: true },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
