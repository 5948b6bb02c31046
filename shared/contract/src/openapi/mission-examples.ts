import type { CallId, CallRequest, CallValue } from '../calls/index';

const mission: CallValue<'missions.claim'> = {
  missionId: 'daily-rounds',
  period: 'daily',
  task: 'rounds',
  multiplier: null,
  goal: '20',
  progress: '20',
  state: 'claimed',
  after: null,
  reward: { kind: 'points', points: 30 },
  score: 10,
  minimum: null,
  endsAt: '2026-03-01T18:00:00.000Z',
};
const own: CallValue<'missions.leaderboard'>['own'] & object = { rank: 12, player: 'an***ka', score: 120, isOwn: true };

export const missionExamples = {
  'missions.summary': { value: { missions: [{ ...mission, progress: '7', state: 'active' }] } },
  'missions.leaderboard': {
    value: {
      content: [own],
      pageNum: 1,
      pageSize: 20,
      totalPages: 1,
      totalElements: 1,
      own,
      season: { from: '2026-03-01', to: '2026-03-31' },
    },
  },
  'missions.claim': { request: { missionId: 'daily-rounds' }, value: mission },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
