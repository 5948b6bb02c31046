import { defineRemote } from '@marquee/kit';

/** A chunk for each contribution, under its id: the edge preloads by these names. */
export default defineRemote({
  namespace: 'wallet',
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
    bn: () => import(/* webpackChunkName: "messages-bn" */ './messages/bn.json'),
  },
  routes: {
    deposit: () => import(/* webpackChunkName: "deposit" */ './features/deposit/deposit.page'),
    'account-record': () =>
      import(/* webpackChunkName: "account-record" */ './features/account-record/account-record.page'),
  },
  slots: {
    balance: () => import(/* webpackChunkName: "balance" */ './features/balance/balance.slot'),
  },
});
