import type { CallId, CallValue } from '../calls/index';

export const playFeedExamples = {
  'playFeed.health': {
    value: {
      folds: [{ fold: 'points', lagSeconds: 0.2, isNew: false, failedAt: null, failure: null }],
      checks: [
        {
          name: 'what was played for points equals the bets',
          day: '2026-03-01',
          at: '2026-03-02T02:00:10.000Z',
          ms: 1_240,
          differences: 0,
        },
      ],
    },
  },
} satisfies { readonly [Id in CallId]?: { readonly value?: CallValue<Id> } };
