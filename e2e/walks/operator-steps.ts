import accounts from '../../platform-api/src/seed/identity/demo-accounts.json' with { type: 'json' };
import { fillIn } from '../support/visitors';
import { type Step, visit } from './walk';

export const logIn: Step = {
  name: 'log in',
  act: async ({ page, site }) => {
    await page.goto(site('/'));
    await fillIn(page, { account: accounts.operator.email, password: accounts.operator.password });
    await page.locator('main table').first().waitFor();
  },
};

export const OPERATOR_STEPS: readonly Step[] = [
  logIn,
  visit('remotes', (brand) => `/remotes/${brand}`, 'main table'),
  visit('one remote', (brand) => `/remotes/${brand}/mf-games`, 'main table'),
  visit('settings of the brand', (brand) => `/brand-settings/${brand}`, 'main form'),
  visit('vendors', (brand) => `/games/${brand}/vendors`, 'main table'),
  visit('games', (brand) => `/games/${brand}/games`, 'main table'),
  visit('real returns', (brand) => `/games/${brand}/returns`, 'main table'),
  visit('jackpot', (brand) => `/games/${brand}/jackpot`, 'main form'),
  visit('articles', (brand) => `/articles/${brand}`, 'main table'),
  visit('pictures of the footer', (brand) => `/footer/${brand}`, 'main form'),
  visit('deposits', '/deposits', 'main table'),
  visit('terms of deposits', '/deposit-terms', 'main table'),
  visit('withdrawals', '/withdrawals', 'main table'),
  visit('free bets', '/free-bets', 'main table'),
  visit('open differences', '/reconciliation/open'),
  visit('incomplete rounds', '/reconciliation/rounds'),
  visit('live chat', '/chat'),
  visit('feedback', '/feedback'),
  visit('audit trail', '/audit', 'main table'),
  visit('outbox', '/outbox'),
];
