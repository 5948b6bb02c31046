import { defineRemote } from '@marquee/kit';

/** A chunk for each contribution, under its id: the edge preloads by these names. */
export default defineRemote({
  namespace: 'member',
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
    bn: () => import(/* webpackChunkName: "messages-bn" */ './messages/bn.json'),
    vi: () => import(/* webpackChunkName: "messages-vi" */ './messages/vi.json'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.json'),
    th: () => import(/* webpackChunkName: "messages-th" */ './messages/th.json'),
    hi: () => import(/* webpackChunkName: "messages-hi" */ './messages/hi.json'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ './messages/ar.json'),
  },
  slotMessages: {
    en: () => import(/* webpackChunkName: "slot-messages-en" */ './slot-messages/en.json'),
    bn: () => import(/* webpackChunkName: "slot-messages-bn" */ './slot-messages/bn.json'),
    vi: () => import(/* webpackChunkName: "slot-messages-vi" */ './slot-messages/vi.json'),
    zh: () => import(/* webpackChunkName: "slot-messages-zh" */ './slot-messages/zh.json'),
    th: () => import(/* webpackChunkName: "slot-messages-th" */ './slot-messages/th.json'),
    hi: () => import(/* webpackChunkName: "slot-messages-hi" */ './slot-messages/hi.json'),
    ar: () => import(/* webpackChunkName: "slot-messages-ar" */ './slot-messages/ar.json'),
  },
  routes: {
    'security-centre': () =>
      import(/* webpackChunkName: "security-centre" */ './features/security-centre/security-centre.page'),
    'betting-record': () =>
      import(/* webpackChunkName: "betting-record" */ './features/betting-record/betting-record.page'),
    'profit-loss': () => import(/* webpackChunkName: "profit-loss" */ './features/profit-loss/profit-loss.page'),
    'invite-friends': () => import(/* webpackChunkName: "invite-friends" */ './features/invite/invite.page'),
    'office-messages': () => import(/* webpackChunkName: "office-messages" */ './features/messages/messages.page'),
    'office-security': () =>
      import(/* webpackChunkName: "office-security" */ './features/office-security/office-security.page'),
    messages: () => import(/* webpackChunkName: "messages" */ './features/messages/messages.page'),
    'identity-check': () =>
      import(/* webpackChunkName: "identity-check" */ './features/identity-check/identity-check.page'),
    limits: () => import(/* webpackChunkName: "limits" */ './features/limits/limits.page'),
  },
  slots: {
    frame: () => import(/* webpackChunkName: "frame" */ './features/frame/member-frame.slot'),
  },
});
