import { defineRemote } from '@marquee/kit';

/** A chunk for each contribution, under its id: the edge preloads by these names. */
export default defineRemote({
  namespace: 'agent',
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
    'log-in': () => import(/* webpackChunkName: "log-in" */ './features/log-in/log-in.page'),
    access: () => import(/* webpackChunkName: "access" */ './features/access/access.page'),
    contracts: () => import(/* webpackChunkName: "contracts" */ './features/contracts/contracts.page'),
    'team-overview': () => import(/* webpackChunkName: "team-overview" */ './features/team/team-overview.page'),
    'team-betting': () => import(/* webpackChunkName: "team-betting" */ './features/team-betting/team-betting.page'),
    'team-transactions': () =>
      import(/* webpackChunkName: "team-transactions" */ './features/team-transactions/team-transactions.page'),
    'downline-record': () =>
      import(/* webpackChunkName: "downline-record" */ './features/downline-record/downline-record.page'),
    'user-loss': () => import(/* webpackChunkName: "user-loss" */ './features/user-loss/user-loss.page'),
    'account-details': () =>
      import(/* webpackChunkName: "account-details" */ './features/account-details/account-details.page'),
    income: () => import(/* webpackChunkName: "income" */ './features/income/income.page'),
    dividends: () => import(/* webpackChunkName: "dividends" */ './features/bills/dividends.page'),
    'daily-wages': () => import(/* webpackChunkName: "daily-wages" */ './features/bills/daily-wages.page'),
    'hourly-salary': () => import(/* webpackChunkName: "hourly-salary" */ './features/bills/hourly-salary.page'),
    'real-time-salary': () =>
      import(/* webpackChunkName: "real-time-salary" */ './features/bills/real-time-salary.page'),
    acquisitions: () => import(/* webpackChunkName: "acquisitions" */ './features/bills/acquisitions.page'),
    bill: () => import(/* webpackChunkName: "bill" */ './features/bills/bill.page'),
    transfers: () => import(/* webpackChunkName: "transfers" */ './features/transfer/transfers.page'),
    register: () => import(/* webpackChunkName: "register" */ './features/register/register.page'),
    downlines: () => import(/* webpackChunkName: "downlines" */ './features/downlines/downlines.page'),
  },
  slots: {
    frame: () => import(/* webpackChunkName: "frame" */ './features/office/agent-frame.slot'),
  },
});
