import { leaveConsole, press } from './openers';
import type { Screen } from './screens';

const DIALOG = '[role=dialog] button';

/** What operators meet. */
export const CONSOLE_SCREENS: readonly Screen[] = [
  { name: 'remotes of a brand', path: '/remotes/sundarban', shows: 'main table' },
  { name: 'one remote', path: '/remotes/sundarban/mf-games', shows: 'main table' },
  {
    name: 'change of a remote',
    path: '/remotes/sundarban/mf-games',
    open: press('Switch off'),
    shows: DIALOG,
  },
  { name: 'audit trail', path: '/audit', shows: 'main table' },
  { name: 'live chat desk', path: '/chat' },
  { name: 'feedback desk', path: '/feedback', shows: 'main table' },
  { name: 'status of a brand', path: '/brand-status/sundarban', shows: 'main input[type=time]' },
  { name: 'articles', path: '/articles/sundarban', shows: 'main table code' },
  { name: 'one article', path: '/articles/sundarban?kind=page&article=about', shows: 'main textarea' },
  { name: 'outbox', path: '/outbox', shows: 'main table' },
  { name: 'vendors', path: '/games/sundarban/vendors', shows: 'main table code' },
  {
    name: 'change of a vendor',
    path: '/games/sundarban/vendors',
    open: press('Change'),
    shows: DIALOG,
  },
  { name: 'games', path: '/games/sundarban/games', shows: 'main table' },
  { name: 'change of a game', path: '/games/sundarban/games', open: press('Change'), shows: DIALOG },
  { name: 'real returns', path: '/games/sundarban/returns', shows: 'main table' },
  { name: 'jackpot', path: '/games/sundarban/jackpot', shows: 'main form' },
  { name: 'imports', path: '/games/sundarban/imports' },
  { name: 'deposits', path: '/deposits', shows: 'main table' },
  { name: 'terms of deposits', path: '/deposit-terms', shows: 'main table' },
  { name: 'terms of a channel', path: '/deposit-terms', open: press('Edit'), shows: DIALOG },
  { name: 'account that receives deposits', path: '/deposit-terms', open: press(/^\d+ open$/), shows: DIALOG },
  { name: 'terms of a bonus', path: '/deposit-terms', open: press('New bonus'), shows: DIALOG },
  { name: 'free bets', path: '/free-bets', shows: 'main table' },
  { name: 'new free bets', path: '/free-bets', open: press('Give free bets'), shows: DIALOG },
  { name: 'withdrawals', path: '/withdrawals', shows: 'main table' },
  {
    name: 'reset of a withdraw password',
    path: '/withdrawals',
    open: press('Reset a withdraw password'),
    shows: DIALOG,
  },
  { name: 'a withdrawal that there is not', path: '/withdrawals/none' },
  { name: 'open differences', path: '/reconciliation/open' },
  { name: 'rounds without an end', path: '/reconciliation/rounds' },
  { name: 'reports of the days', path: '/reconciliation/runs' },
  { name: 'report of a day', path: '/reconciliation/runs', open: press('Reconcile a day'), shows: DIALOG },
  { name: 'door of the console', path: '/remotes', open: leaveConsole, shows: 'form input[type=password]' },
];
