import type { CallId, CallRequest, CallValue } from '../calls/index';

const message: CallValue<'messages.one'> = {
  messageId: '0M3QKX7T2V9RC',
  category: 'account',
  title: 'Deposit credited',
  text: 'Your deposit of ৳1,500.00 has arrived and is in your balance.',
  link: '/member/account-record',
  createdAt: '2026-03-01T10:20:14.000Z',
  read: false,
};

export const messageExamples = {
  'messages.list': {
    request: { category: 'account', limit: 20 },
    value: {
      content: [message],
      next: null,
      unreadByCategory: { system: 0, account: 1, promotion: 0, agents: 0, service: 0 },
    },
  },
  'messages.one': { request: { messageId: message.messageId }, value: message },
  'messages.unreadCount': { value: { unread: 1 } },
  'messages.markRead': { request: { messageIds: [message.messageId] }, value: { unread: 0 } },
  'messages.remove': { request: { messageIds: [message.messageId] }, value: { unread: 0 } },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
