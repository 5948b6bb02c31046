import type { ShellModal } from '../../../shared/kit/src/shell/shell-services';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';
import { answer } from './answers';
import { identityOverview } from './identity-answers';
import { inbox } from './message-answers';
import { bonuses, bonusHistory } from './bonus-answers';
import { CONSOLE_SCREENS } from './console-screens';
import { MEMBER_DIALOGS } from './member-dialogs';
import { pointDetails, points, redeems, withdrawPassword } from './points-answers';
import { missionBoard, missions } from './mission-answers';
import { calendar, raffles, rains, tickets, wheel } from './prize-answers';
import { rebates, vipStatus } from './vip-answers';
import { application, depositMatch, promotions, rewards } from './promotion-answers';
import { contractEffect, contracts, pendingSocial, reality } from './popup-answers';
import { bills, debt, income, statement } from './settlement-answers';
import {
  inBanner,
  openAnnouncements,
  openCodes,
  openDemo,
  openCustomerService,
  openDrawer,
  openFeedback,
  openForgotten,
  openLiveChat,
  openNotice,
  openPassword,
  openPromotion,
  openStepUp,
  openTerms,
  openVendors,
  press,
  signOut,
} from './open-actions';
import type { Screen } from './screen';
import type { Visitor } from '../../support/visitors';

const PRIZES = [
  answer('tickets.mine', tickets),
  answer('checkIn.calendar', calendar),
  answer('wheel.show', wheel),
  answer('envelopes.rains', rains),
  answer('raffles.list', raffles),
];
const POINTS = [
  answer('points.balance', points),
  answer('points.redeemList', redeems),
  answer('points.details', pointDetails),
  answer('withdrawPassword.state', withdrawPassword),
];
const CONTENT = ['/about', '/beginner', '/blog', '/news', '/licences', '/responsible', '/terms', '/m/appDownload'];

/** Every popup of the page, on the screen that opens it; the compiler names one that is missing. */
const POPUPS: Readonly<
  Record<ShellModal | 'confirm' | 'game-popup' | 'game-search', Screen & { readonly visitor: Visitor }>
> = {
  loginPopupModal: { visitor: 'guest', name: 'login popup', path: '/login', shows: '[role=dialog] form' },
  'step-up': {
    visitor: 'guest',
    name: 'confirmation of a login',
    path: '/login',
    open: openStepUp,
    shows: '[role=dialog] fieldset',
  },
  'reset-password': {
    visitor: 'guest',
    name: 'new password popup',
    isLoaded: true,
    path: '/reset-password#token',
    shows: '[role=dialog] form',
  },
  'stop-report': {
    visitor: 'guest',
    name: 'end of reports by mail',
    isLoaded: true,
    path: '/stop-report#token',
    shows: '[role=dialog] [role=alert]',
  },
  registerModal: { visitor: 'guest', name: 'registration popup', path: '/register', shows: '[role=dialog] form input' },
  publicModal: {
    visitor: 'agent',
    name: 'announcements popup',
    path: '/agentHome',
    open: openAnnouncements,
    shows: '[role=dialog] article',
  },
  noticesModal: {
    visitor: 'guest',
    name: 'notices popup',
    open: openNotice,
    shows: '[role=dialog] details[open]',
  },
  forgetPassModal: {
    visitor: 'guest',
    name: 'password forgotten popup',
    path: '/login',
    open: openForgotten,
    shows: '[role=dialog] form',
  },
  helpModal: {
    visitor: 'guest',
    name: 'help popup',
    path: '/register',
    open: openTerms,
    shows: '[role=dialog] article',
  },
  feedbackModal: {
    visitor: 'guest',
    name: 'feedback popup',
    path: '/help',
    open: openFeedback,
    shows: '[role=dialog] form',
  },
  customerService: {
    visitor: 'agent',
    name: 'customer service popup',
    path: '/agentHome',
    open: openCustomerService,
    shows: '[role=dialog] button',
  },
  'game-popup': {
    visitor: 'guest',
    name: 'popup of a game',
    path: '/bgs',
    open: press('About Mines'),
    shows: '[role=dialog] dl',
  },
  'game-search': {
    visitor: 'guest',
    name: 'search over all games',
    path: '/help',
    open: inBanner('Search'),
    shows: '[role=dialog] input',
  },
  'real-account-needed': {
    visitor: 'trial',
    name: 'popup of a game that needs an account',
    path: '/bgs',
    open: press('Play now: Mines'),
    shows: '[role=dialog] button',
  },
  changePassModal: {
    visitor: 'member',
    name: 'password popup',
    path: '/help',
    open: openPassword,
    shows: '[role=dialog] form',
  },
  'reality-check': {
    visitor: 'member',
    name: 'reality check',
    isLoaded: true,
    path: '/seamless?nodeId=BGS:mines',
    answers: [answer('limits.reality', reality)],
    shows: '[role=dialog] dl',
  },
  confirm: {
    visitor: 'member',
    name: 'question before leaving',
    path: '/help',
    open: signOut,
    shows: '[role=alertdialog]',
  },
  contract: {
    visitor: 'agent',
    name: 'contract popup',
    isLoaded: true,
    path: '/help',
    answers: [answer('agent.contracts', contracts), answer('agent.contractEffect', contractEffect)],
    shows: '[role=dialog] dl',
  },
};

const popupsOf = (visitor: Visitor): Screen[] => Object.values(POPUPS).filter((popup) => popup.visitor === visitor);

/** Every screen and every popup, by visitor. */
export const SCREENS: Readonly<Record<Visitor, readonly Screen[]>> = {
  guest: [
    { name: 'home', isLoaded: true, path: '/', shows: 'section[aria-label="Hot games"] article' },
    { name: 'list of slots', path: '/rng', shows: 'main article' },
    { name: 'list that found nothing', path: '/rng?q=zzzzqqqq', shows: 'main' },
    { name: 'vendor centre', path: '/sports', shows: 'main article' },
    { name: 'promotions', path: '/promotions', answers: [answer('promotions.list', promotions)], shows: 'main li h2' },
    {
      name: 'one promotion',
      path: '/promotions/one',
      answers: [answer('promotions.detail', depositMatch)],
      shows: 'main aside b',
    },
    { name: 'help', path: '/help' },
    ...CONTENT.map((path) => ({ name: `page at ${path}`, path, shows: 'h1' })),
    { name: 'address without a page', path: '/nowhere' },
    { name: 'points mall', path: '/pointMall', shows: 'main li h2' },
    { name: 'page that no remote fills', path: '/sealottery' },
    { name: 'vendors of a category', path: '/help', open: openVendors, shows: 'header [id] a[href^="/rng?"]' },
    { name: 'codes of the app', path: '/help', open: openCodes, shows: 'aside [id] [role=img]' },
    { name: 'announced promotion', path: '/promotions', open: openPromotion, shows: '[role=dialog]' },
    { name: 'login popup after a provider', path: '/login?failure=social_failed', shows: '[role=dialog] [role=alert]' },
    {
      name: 'account of a provider that waits',
      isLoaded: true,
      path: '/login?social=google',
      answers: [answer('session.pendingSocial', pendingSocial)],
      shows: '[role=dialog] p ~ label, [role=dialog] p ~ div label',
    },
    ...popupsOf('guest'),
    { name: 'agents’ login', path: '/agent', shows: 'form' },
    { name: 'demo of a game', path: '/bgs', open: openDemo, shows: 'iframe' },
    { name: 'menu of a small screen', path: '/help', open: openDrawer, shows: '[role=dialog] nav' },
  ],
  trial: [{ name: 'page that needs an account', path: '/member' }, ...popupsOf('trial')],
  member: [
    { name: 'account menu', path: '/help', open: inBanner(/^Account of/), shows: 'header a[href="/member"]' },
    { name: 'rewards for points', path: '/pointMall', answers: POINTS, shows: 'main li h2' },
    {
      name: 'redeem of a reward',
      path: '/pointMall',
      answers: POINTS,
      open: press('Redeem Enamel mug'),
      shows: '[role=dialog] form',
    },
    {
      name: 'points into money',
      path: '/pointMall',
      answers: POINTS,
      open: press('Turn into money'),
      shows: '[role=dialog] form',
    },
    { name: 'redeem history', path: '/pointMall?tab=history', answers: POINTS, shows: 'main td' },
    { name: 'points details', path: '/pointMall?tab=details', answers: POINTS, shows: 'main td' },
    { name: 'points rules', path: '/pointMall?tab=rules', shows: 'main td' },
    {
      name: 'bonus details',
      path: '/member/bonuses',
      answers: [answer('bonuses.own', bonuses)],
      shows: 'main article h2',
    },
    {
      name: 'bonus history',
      path: '/member/bonuses?tab=history',
      answers: [answer('bonuses.history', bonusHistory)],
      shows: 'main td',
    },
    { name: 'prizes', path: '/member/prizes', answers: PRIZES, shows: 'main dl dd' },
    { name: 'check-in calendar', path: '/member/prizes?open=check-in', answers: PRIZES, shows: '[role=dialog] ol li' },
    { name: 'prize wheel', path: '/member/prizes?open=wheel', answers: PRIZES, shows: '[role=dialog] [role=img]' },
    {
      name: 'envelope rain',
      isLoaded: true,
      path: '/member/prizes?open=rain',
      answers: PRIZES,
      shows: '[role=dialog] ul button',
    },
    {
      name: 'missions',
      path: '/member/missions',
      answers: [answer('missions.summary', missions), answer('missions.leaderboard', missionBoard)],
      shows: 'main li h3',
    },
    {
      name: 'mission leaderboard',
      path: '/member/missions?tab=leaderboard',
      answers: [answer('missions.leaderboard', missionBoard)],
      shows: 'main td',
    },
    { name: 'VIP', path: '/member/vip', answers: [answer('vip.status', vipStatus)], shows: 'main li h3' },
    {
      name: 'rebates',
      path: '/member/rebates',
      brand: 'meridian',
      answers: [answer('rebates.summary', rebates)],
      shows: 'main li h2',
    },
    {
      name: 'reward centre',
      path: '/member/rewards',
      answers: [answer('promotions.rewards', rewards), answer('missions.summary', missions)],
      shows: 'main li h2',
    },
    {
      name: 'history of rewards',
      path: '/member/rewards?tab=history',
      answers: [answer('promotions.rewards', rewards)],
      shows: 'main td',
    },
    {
      name: 'application for a promotion',
      path: '/promotions/one',
      answers: [answer('promotions.detail', application)],
      shows: 'main aside form',
    },
    { name: 'security centre', path: '/member' },
    { name: 'set-up of an authenticator', path: '/member', open: press('Set up'), shows: '[role=dialog] form' },
    { name: 'deposit', path: '/member/deposit', shows: 'main form' },
    { name: 'withdrawal', path: '/member/withdrawal', shows: 'main form [type=submit]' },
    { name: 'my wallet', path: '/member/transfer', shows: 'main dl' },
    { name: 'transfer to the upline', path: '/member/transfer-upline', shows: 'main h2:text-matches(".")' },
    {
      name: 'transfer to a vendor',
      path: '/member/transfer',
      brand: 'meridian',
      open: press('Transfer in: Old Quarter'),
      shows: '[role=dialog] form',
    },
    { name: 'betting record', path: '/member/betting-record', shows: 'main table' },
    { name: 'account record', path: '/member/account-record', shows: 'main table' },
    {
      name: 'profit and loss',
      path: '/member/profit-loss',
      answers: [answer('records.profitLoss', exampleValue('records.profitLoss'))],
      shows: 'main [role=slider]',
    },
    { name: 'lobby of the fast lotteries', path: '/lottery', shows: 'main article' },
    { name: 'lobby of Vietnam', path: '/vnLottery', brand: 'meridian', shows: 'main article' },
    { name: 'lobby of South-East Asia', path: '/seaLottery', brand: 'meridian', shows: 'main article' },
    { name: 'fairness of draws', path: '/lottery/fairness', shows: 'main table td' },
    { name: 'room of a fast lottery', path: '/lottert', shows: 'main input[type=range]' },
    { name: 'room of Vietnam', path: '/vnlottery', brand: 'meridian', shows: 'main [role=grid]' },
    { name: 'room of the Thai lottery', path: '/sealottery', brand: 'meridian', shows: 'main [role=group]' },
    { name: 'room of 4D', path: '/sealottery?gameCode=SEA_4D', brand: 'meridian', shows: 'main table' },
    { name: 'favourites', path: '/favorite' },
    { name: 'recent games', path: '/recent' },
    { name: 'invite friends', path: '/member/invite', brand: 'meridian' },
    { name: 'live chat', path: '/help', open: openLiveChat, shows: '[role=dialog] textarea' },
    { name: 'limits', path: '/member/limits' },
    {
      name: 'identity check',
      path: '/member/identity',
      answers: [answer('identity.overview', identityOverview)],
      shows: 'main input[type=file]',
    },
    { name: 'messages', path: '/member/messages', answers: [answer('messages.list', inbox)], shows: 'main li button' },
    ...MEMBER_DIALOGS,
    ...popupsOf('member'),
  ],
  agent: [
    { name: 'team overview', path: '/agentHome', shows: 'main table' },
    { name: 'team betting', path: '/agentHome/team-betting', shows: 'main table' },
    { name: 'team transactions', path: '/agentHome/team-transactions', shows: 'main table' },
    { name: 'team transactions by member', path: '/agentHome/team-transactions?view=member', shows: 'main table' },
    { name: 'record of a downline', path: '/agentHome/team-transactions/nobody', shows: 'main h2, main h1' },
    { name: 'user loss', path: '/agentHome/user-loss', shows: 'main table' },
    { name: 'register account', path: '/agentHome/register', shows: 'form' },
    { name: 'downline management', path: '/agentHome/downlines', shows: 'main table' },
    {
      name: 'my income',
      path: '/agentHome/income',
      answers: [answer('agent.income', income), answer('agent.debt', debt)],
      shows: 'main [role=progressbar]',
    },
    {
      name: 'dividend records',
      path: '/agentHome/dividends',
      answers: [answer('agent.bills', bills)],
      shows: 'main table a',
    },
    { name: 'daily wages', path: '/agentHome/daily-wages', shows: 'main table' },
    { name: 'hourly salary', path: '/agentHome/hourly-salary', shows: 'main table' },
    { name: 'real-time salary', path: '/agentHome/real-time-salary', shows: 'main table' },
    { name: 'acquisition records', path: '/agentHome/acquisitions', shows: 'main table' },
    {
      name: 'statement of a bill',
      path: '/agentHome/bill/b1',
      answers: [answer('agent.bill', statement)],
      shows: 'main table',
    },
    { name: 'account details', path: '/agentHome/account-details', shows: 'main table' },
    { name: 'deposit in the office', path: '/agentHome/deposit', shows: 'form' },
    { name: 'withdrawal in the office', path: '/agentHome/withdrawal', shows: 'form' },
    { name: 'team access', path: '/agentHome/access', shows: 'main form' },
    { name: 'security in the office', path: '/agentHome/security', shows: 'main nav' },
    { name: 'messages in the office', path: '/agentHome/messages', shows: 'main nav' },
    { name: 'contracts', path: '/agentHome/contracts', shows: 'form' },
    { name: 'transfers of an agent', path: '/agentHome/transfers', shows: 'form' },
    ...popupsOf('agent'),
  ],
  operator: CONSOLE_SCREENS,
};

/** Addresses whose page is the same as another one's, but for its games. */
export const ALIKE: Readonly<Record<string, string>> = {
  '/agentHome/bill/:id': '/agentHome/bill/b1',
  '/agentHome/team-transactions/:member': '/agentHome/team-transactions/nobody',
  '/live': '/rng',
  '/fish': '/rng',
  '/pvp': '/rng',
  '/esports': '/sports',
  '/cockfight': '/sports',
  '/seamless': '/bgs',
  '/lott': '/lottery',
  '/elott': '/lottery',
  '/promotions/:promotionId': '/promotions/one',
};
