import type { CallValue } from '../../../shared/contract/src/calls/index';

type Mission = CallValue<'missions.claim'>;
const mission: Mission = {
  missionId: 'daily-rounds',
  period: 'daily',
  task: 'rounds',
  multiplier: null,
  goal: '20',
  progress: '7',
  state: 'active',
  after: null,
  reward: { kind: 'points', points: 30 },
  score: 10,
  minimum: null,
  endsAt: '2026-01-02T18:00:00.000Z',
};

/** A mission in every state. */
export const missions: CallValue<'missions.summary'> = {
  missions: [
    mission,
    {
      ...mission,
      missionId: 'daily-turnover',
      task: 'turnover',
      goal: '1000.00',
      progress: '0.00',
      state: 'locked',
      after: 'daily-rounds',
      reward: { kind: 'cash', amount: '50.00' },
    },
    { ...mission, missionId: 'big', task: 'multiplier', multiplier: 10, goal: '1', progress: '1', state: 'claimable' },
    { ...mission, missionId: 'check-in', task: 'sign_in', goal: '5', progress: '2' },
    { ...mission, missionId: 'friends', task: 'invitations', minimum: '1000.00', goal: '2', progress: '1' },
    { ...mission, missionId: 'games', period: 'once', task: 'games', progress: '20', state: 'claimed', endsAt: null },
  ],
};

const own = { rank: 2, player: 'amina', score: 120, isOwn: true };
export const missionBoard: CallValue<'missions.leaderboard'> = {
  content: [{ rank: 1, player: 'ra***l', score: 400, isOwn: false }, own],
  own,
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: 2,
  season: { from: '2026-01-01', to: '2026-01-31' },
};
