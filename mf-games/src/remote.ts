import { defineRemote } from '@marquee/kit';

export default defineRemote({
  namespace: 'games',
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
    bn: () => import(/* webpackChunkName: "messages-bn" */ './messages/bn.json'),
  },
  routes: {
    'game-list': () => import(/* webpackChunkName: "game-list" */ './features/game-list/game-list.page'),
  },
});
