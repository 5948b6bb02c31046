import { defineRemote } from '@marquee/kit';

/** A chunk for each contribution, under its id: the edge preloads by these names. */
export default defineRemote({
  namespace: 'wallet',
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
    deposit: () => import(/* webpackChunkName: "deposit" */ './features/deposit/deposit.page'),
    'office-deposit': () => import(/* webpackChunkName: "office-deposit" */ './features/deposit/deposit.page'),
    'office-withdrawal': () =>
      import(/* webpackChunkName: "office-withdrawal" */ './features/withdrawal/withdrawal.page'),
    withdrawal: () => import(/* webpackChunkName: "withdrawal" */ './features/withdrawal/withdrawal.page'),
    'account-record': () =>
      import(/* webpackChunkName: "account-record" */ './features/account-record/account-record.page'),
    'upline-transfer': () =>
      import(/* webpackChunkName: "upline-transfer" */ './features/upline-transfer/upline-transfer.page'),
    transfer: () => import(/* webpackChunkName: "transfer" */ './features/transfer/transfer.page'),
  },
  slots: {
    balance: () => import(/* webpackChunkName: "balance" */ './features/balance/balance.slot'),
  },
});
