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

const place = { brand: 'sundarban', template: 'deposit_credited' };

const preferences: CallValue<'messages.preferences'> = {
  revision: 'q3Vb1ZkP0sTn8LxW',
  channels: [
    { channel: 'mail', target: 'am***@example.com' },
    { channel: 'push', target: null },
  ],
  preferences: [
    { category: 'system', channel: 'mail', enabled: true, locked: true },
    { category: 'account', channel: 'mail', enabled: true, locked: false },
    { category: 'promotion', channel: 'mail', enabled: false, locked: false },
    { category: 'agents', channel: 'mail', enabled: false, locked: false },
    { category: 'service', channel: 'mail', enabled: false, locked: false },
    { category: 'system', channel: 'push', enabled: true, locked: true },
  ],
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
  'messages.preferences': { value: preferences },
  'messages.setPreferences': {
    request: { revision: 'Zb7cT2mK9dQw4HsA', preferences: [{ category: 'account', channel: 'mail', enabled: true }] },
    value: preferences,
  },
  'messageTemplates.list': {
    value: [
      {
        template: 'deposit_credited',
        category: 'account',
        names: { en: 'Deposit credited' },
        written: ['bn'],
        standard: ['en'],
      },
    ],
  },
  'messageTemplates.read': {
    request: place,
    value: {
      names: { en: 'Deposit credited' },
      placeholders: ['amount'],
      standards: {
        bn: { title: 'ডিপোজিট এসে গেছে', text: 'আপনার {{amount}} ডিপোজিট এসে গেছে।' },
        en: { title: 'Deposit credited', text: 'Your deposit of {{amount}} has arrived.' },
      },
      texts: { bn: { title: 'টাকা এসেছে', text: '{{amount}} এসেছে।' } },
      revision: 'Fy2yQ0Wc7nS8bXlP',
      languages: ['bn', 'en'],
    },
  },
  'messageTemplates.save': {
    request: {
      ...place,
      texts: { en: { title: 'Money arrived', text: '{{amount}} is in your balance.' } },
      revision: 'Fy2yQ0Wc7nS8bXlP',
    },
    value: null,
  },
  'messageTemplates.preview': {
    request: { ...place, language: 'en', title: 'Money arrived', text: '{{amount}} is in your balance.' },
    value: { title: 'Money arrived', text: '৳1,500.00 is in your balance.' },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
