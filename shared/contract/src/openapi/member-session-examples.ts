import type { CallId, CallRequest, CallValue } from '../calls/index';

const sessionId = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export const memberSessionExamples = {
  'security.sessions': {
    value: [
      {
        sessionId,
        isCurrent: true,
        isRemembered: false,
        ip: '203.0.113.17',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        startedAt: '2026-03-01T10:15:00.000Z',
        lastSeenAt: '2026-03-01T10:20:14.000Z',
      },
    ],
  },
  'security.logins': {
    value: {
      content: [
        {
          loginId: '3N7QK0Z5XW2RB',
          at: '2026-03-01T10:15:00.000Z',
          way: 'password',
          outcome: 'succeeded',
          ip: '203.0.113.17',
          country: 'BD',
          device: 'Firefox · Linux',
          isCurrent: true,
        },
      ],
      pageNum: 1,
      pageSize: 10,
      totalPages: 1,
      totalElements: 1,
    },
  },
  'security.endSession': { request: { sessionId }, value: null },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
