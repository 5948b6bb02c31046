import type { CallId, CallRequest, CallValue } from '../calls/index';

export const contactExamples = {
  'security.contacts': {
    value: {
      contacts: [
        { kind: 'email', value: 'a•••@example.com', verified: true, change: null },
        {
          kind: 'mobile',
          value: '•••• 678',
          verified: true,
          change: { changeId: '3N7QK0Z5XW2RB', value: '•••• 911', effectiveAt: '2026-03-02T10:15:00.000Z' },
        },
      ],
      changeHours: 24,
      proof: 'password',
    },
  },
  'security.contactCode': {
    request: { kind: 'email', value: 'amina@example.com', password: 'Mangrove-2026!' },
    value: { expiredMinutes: 5 },
  },
  'security.bindContact': {
    request: { kind: 'email', value: 'amina@example.com', code: '123456' },
    value: { effectiveAt: '2026-03-02T10:15:00.000Z' },
  },
  'security.cancelContactChange': { request: { changeId: '3N7QK0Z5XW2RB' }, value: null },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
