import { defineRemote } from '@marquee/kit';

/** A chunk for each contribution, under its id: the edge preloads by these names. */
export default defineRemote({
  namespace: 'promotions',
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
    promotions: () => import(/* webpackChunkName: "promotions" */ './features/promotions/promotions.page'),
    promotion: () => import(/* webpackChunkName: "promotion" */ './features/promotion/promotion.page'),
    'points-mall': () => import(/* webpackChunkName: "points-mall" */ './features/points-mall/points-mall.page'),
    vip: () => import(/* webpackChunkName: "vip" */ './features/vip/vip.page'),
    rebates: () => import(/* webpackChunkName: "rebates" */ './features/rebates/rebates.page'),
    bonuses: () => import(/* webpackChunkName: "bonuses" */ './features/bonuses/bonuses.page'),
    rewards: () => import(/* webpackChunkName: "rewards" */ './features/rewards/rewards.page'),
    missions: () => import(/* webpackChunkName: "missions" */ './features/missions/missions.page'),
    prizes: () => import(/* webpackChunkName: "prizes" */ './features/prizes/prizes.page'),
  },
  slots: {
    'claimable-counts': () =>
      import(/* webpackChunkName: "claimable-counts" */ './features/rewards/claimable-counts.slot'),
    'home-promotions': () =>
      import(/* webpackChunkName: "home-promotions" */ './features/home-promotions/home-promotions.slot'),
  },
  modals: {
    prize: () => import(/* webpackChunkName: "prize" */ './features/prizes/prize.modal'),
  },
});
