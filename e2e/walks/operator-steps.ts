import accounts from '../../platform-api/src/seed/identity/demo-accounts.json' with { type: 'json' };
import { fillIn } from '../support/visitors';
import { visit } from './member-steps';
import type { Step, Walker } from './walk';

const logIn: Step = {
  name: 'log in',
  act: async ({ page, site }) => {
    await page.goto(site('/'));
    await fillIn(page, { account: accounts.operator.email, password: accounts.operator.password });
    await page.locator('main table').first().waitFor();
  },
};

/** A page of the brand that the operator works for. */
const ofBrand = (name: string, pathOf: (brand: string) => string, shows = 'main table'): Step => ({
  name,
  act: async ({ page, site, brand }: Walker) => {
    await page.goto(site(pathOf(brand)));
    await page.locator(shows).first().waitFor();
  },
});

export const OPERATOR_STEPS: readonly Step[] = [
  logIn,
  ofBrand('remotes', (brand) => `/remotes/${brand}`),
  ofBrand('one remote', (brand) => `/remotes/${brand}/mf-games`),
  ofBrand('status of the brand', (brand) => `/brand-status/${brand}`, 'main form'),
  ofBrand('vendors', (brand) => `/games/${brand}/vendors`),
  ofBrand('games', (brand) => `/games/${brand}/games`),
  ofBrand('real returns', (brand) => `/games/${brand}/returns`),
  ofBrand('jackpot', (brand) => `/games/${brand}/jackpot`, 'main form'),
  ofBrand('articles', (brand) => `/articles/${brand}`),
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
