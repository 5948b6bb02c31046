import { defineRemote } from '@marquee/kit';

/** A chunk for each contribution, under its id: the edge preloads by these names. Equal chunks are merged by the build. */
export default defineRemote({
  namespace: 'games',
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
    bn: () => import(/* webpackChunkName: "messages-bn" */ './messages/bn.json'),
    vi: () => import(/* webpackChunkName: "messages-vi" */ './messages/vi.json'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.json'),
    th: () => import(/* webpackChunkName: "messages-th" */ './messages/th.json'),
    hi: () => import(/* webpackChunkName: "messages-hi" */ './messages/hi.json'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ './messages/ar.json'),
  },
  routes: {
    'list-rng': () => import(/* webpackChunkName: "list-rng" */ './features/game-list/game-list.page'),
    'list-live': () => import(/* webpackChunkName: "list-live" */ './features/game-list/game-list.page'),
    'list-fish': () => import(/* webpackChunkName: "list-fish" */ './features/game-list/game-list.page'),
    'list-pvp': () => import(/* webpackChunkName: "list-pvp" */ './features/game-list/game-list.page'),
    'list-bgs': () => import(/* webpackChunkName: "list-bgs" */ './features/game-list/game-list.page'),
    'centre-sports': () =>
      import(/* webpackChunkName: "centre-sports" */ './features/vendor-centre/vendor-centre.page'),
    'centre-esports': () =>
      import(/* webpackChunkName: "centre-esports" */ './features/vendor-centre/vendor-centre.page'),
    'centre-cockfight': () =>
      import(/* webpackChunkName: "centre-cockfight" */ './features/vendor-centre/vendor-centre.page'),
    favourites: () => import(/* webpackChunkName: "favourites" */ './features/account-games/account-games.page'),
    recent: () => import(/* webpackChunkName: "recent" */ './features/account-games/account-games.page'),
    'fast-lobby': () => import(/* webpackChunkName: "fast-lobby" */ './features/lottery/lobby/lobby.page'),
    'vn-lobby': () => import(/* webpackChunkName: "vn-lobby" */ './features/lottery/lobby/lobby.page'),
    'sea-lobby': () => import(/* webpackChunkName: "sea-lobby" */ './features/lottery/lobby/lobby.page'),
    'lottery-official': () => import(/* webpackChunkName: "lottery-official" */ './features/lottery/lobby/lobby.page'),
    'lottery-fast': () => import(/* webpackChunkName: "lottery-fast" */ './features/lottery/lobby/lobby.page'),
    'lottery-fairness': () =>
      import(/* webpackChunkName: "lottery-fairness" */ './features/lottery/fairness/fairness.page'),
    'fast-lottery': () => import(/* webpackChunkName: "fast-lottery" */ './features/lottery/room/fast-room.page'),
    vietnam: () => import(/* webpackChunkName: "vietnam" */ './features/lottery/official/official-room.page'),
    sea: () => import(/* webpackChunkName: "sea" */ './features/lottery/official/official-room.page'),
    seamless: () => import(/* webpackChunkName: "seamless" */ './features/seamless/seamless.page'),
  },
  slots: {
    'hot-games': () => import(/* webpackChunkName: "hot-games" */ './features/home-hot/hot-games.slot'),
    jackpot: () => import(/* webpackChunkName: "jackpot" */ './features/home-jackpot/jackpot.slot'),
    'lottery-ticket': () =>
      import(/* webpackChunkName: "lottery-ticket" */ './features/lottery/record/lottery-ticket.slot'),
    'game-rows': () => import(/* webpackChunkName: "game-rows" */ './features/home-rows/game-rows.slot'),
  },
  modals: {
    'game-popup': () => import(/* webpackChunkName: "game-popup" */ './features/game-popup/game-popup.modal'),
    'game-search': () => import(/* webpackChunkName: "game-search" */ './features/game-search/game-search.modal'),
  },
});
