import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';

type Mission = CallValue<'missions.claim'>;
const mission: Mission = { ...exampleValue('missions.claim'), progress: '7', state: 'active' };

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

export const missionBoard = exampleValue('missions.leaderboard');
missionBoard.content.unshift({ rank: 1, player: 'ra***l', score: 400, isOwn: false });
