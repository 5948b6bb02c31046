import type { CallId, CallRequest, CallValue } from '../calls/index';

const bonus: CallValue<'bonuses.giveUp'> = {
  ...{ bonusId: '01J9ZQ8B3V6KD', name: 'Reload bonus', mode: 'released', state: 'active', amount: '100.00' },
  ...{ wagering: '500.00', released: '10.00', returned: '0.00', outstanding: '90.00', inSteps: true },
  progress: {
    ...{ wagered: '60.00', remaining: '440.00' },
    byGameType: [
      { gameType: 'rng', validBet: '50.00', counted: '50.00' },
      { gameType: 'live', validBet: '100.00', counted: '10.00' },
    ],
  },
  contribution: [{ of: 'gameType', gameType: 'live', basisPoints: 1_000 }],
  ...{ maxStake: '50.00', excludedGames: [], lifetimeHours: 168, canGiveUp: true },
  ...{ grantedAt: '2026-03-01T10:00:00.000Z', activeAt: '2026-03-01T10:00:00.000Z' },
  ...{ expiresAt: '2026-03-08T10:00:00.000Z', endedAt: null },
};
const ended: CallValue<'bonuses.giveUp'> = {
  ...bonus,
  ...{ state: 'forfeited', progress: null, returned: '90.00', outstanding: '0.00', canGiveUp: false },
  endedAt: '2026-03-02T18:00:00.000Z',
};

export const bonusExamples = {
  'bonuses.own': { value: { active: bonus, queue: [] } },
  'bonuses.history': { value: { content: [ended], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 } },
  'bonuses.giveUp': { request: { bonusId: bonus.bonusId, amount: '90.00' }, value: ended },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
