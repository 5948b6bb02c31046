import { exampleValue } from '../../../shared/contract/src/openapi/examples';
import { answer } from './answers';
import * as admin from './console-answers';
import * as lottery from './lottery-answers';
import { adminBonuses, bonusGrants, bonusLiability } from './bonus-answers';
import { grants, redeemQueue } from './points-answers';
import { closedAccounts } from './closed-account-answers';
import { identityCheck, identityQueue } from './identity-answers';
import { leaveConsole, press } from './open-actions';
import { passkeysOfMember } from './passkey-desk-answers';
import { adminPromotion, adminPromotions, participants, promotionProposal } from './promotion-admin-answers';
import { proposals } from './proposal-answers';
import type { Screen } from './screen';
import { adjustments, holds, objections, run } from './settlement-answers';
import { rebateRuns, vipMember, vipMembers } from './vip-answers';

const PAGING = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };
const DIALOG = '[role=dialog] button';

const FEEDBACK = { path: '/feedback', answers: [answer('feedback.list', admin.feedback)] };
const DEPOSITS = { path: '/deposits', answers: [answer('depositAdmin.list', admin.deposits)] };
const ONE_WITHDRAWAL = {
  path: `/withdrawals/${admin.ID}`,
  answers: [answer('withdrawalAdmin.detail', admin.withdrawal)],
};
const DIFFERENCES = { path: '/reconciliation/open', answers: [answer('reconciliation.items', admin.differences)] };
const ROUNDS = { path: '/reconciliation/rounds', answers: [answer('incompleteRounds.list', admin.rounds)] };
const PAYOUTS = { path: '/reconciliation/payouts', answers: [answer('payoutReview.list', admin.payouts)] };
const REMOTE = { path: '/remotes/sundarban/mf-games', answers: [answer('remotes.history', admin.loadHistory)] };
const ROLL_OUTS = { path: '/roll-outs/list', answers: [answer('rollOuts.list', admin.rollOuts)] };
const ALERTS = { path: '/roll-outs/alerts', answers: [answer('alerts.list', admin.alerts)] };
const DRAW = {
  path: '/lottery/draws/1',
  answers: [answer('lotteryDraws.one', lottery.draw), answer('lotteryDraws.preview', lottery.effects)],
};
const EXPOSURE = { path: '/lottery/exposure/1/meridian', answers: [answer('lotteryExposure.read', lottery.board)] };
const TICKETS = {
  path: '/lottery/tickets/1/meridian',
  answers: [answer('lotteryDraws.one', lottery.draw), answer('lotteryTickets.list', lottery.tickets)],
};
const ONE_TICKET = {
  path: '/lottery/ticket/01J9ZQ7RN2E4C/meridian',
  answers: [answer('lotteryTickets.one', lottery.ticket)],
};
const IDENTITY_CHECK = {
  path: `/identity-checks/sundarban/${identityCheck.checkId}`,
  answers: [answer('identityAdmin.detail', identityCheck)],
};
const PASSKEYS = {
  path: '/passkeys/sundarban?account=amina1',
  answers: [answer('passkeyAdmin.list', passkeysOfMember)],
};
const CLOSED_ACCOUNTS = {
  path: '/closed-accounts/sundarban',
  answers: [answer('closedAccounts.list', closedAccounts)],
};
const REDEEMS = { path: '/points/redeems', answers: [answer('pointsAdmin.redeems', redeemQueue)] };
const PROMOTION = {
  path: '/promotions/one/1',
  answers: [
    answer('promotionsAdmin.detail', adminPromotion),
    answer('promotionsAdmin.participants', participants),
    answer('proposals.list', promotionProposal, (query) => query.get('kind') === 'promotion-terms'),
  ],
};
const APPLICATIONS = {
  path: '/promotions/applications',
  answers: [answer('promotionsAdmin.applications', participants)],
};
// Settings list theirs by kind.
const PROPOSALS = {
  path: '/proposals',
  answers: [answer('proposals.list', proposals, (query) => !query.has('kind'))],
};
const HOLDS = { path: '/agent-holds/sundarban', answers: [answer('agentHolds.list', holds)] };
const SETTLEMENT = { path: '/lottery/settlement', answers: [answer('lotteryRuns.list', lottery.runs)] };
const FEEDS = { path: '/lottery/fairness/feeds', answers: [answer('lotteryDraws.feeds', lottery.feeds)] };
const CONVERSATION = {
  path: `/chat/${admin.ID}?view=mine`,
  answers: [
    answer('chatAdmin.queue', admin.conversations),
    answer('chatAdmin.conversation', admin.conversation),
    answer('chatAdmin.messages', admin.messages),
  ],
};

/** The screens of operators, grouped by address so that the page is not reloaded for each. */
export const CONSOLE_SCREENS: readonly Screen[] = [
  { name: 'remotes of a brand', path: '/remotes/sundarban', shows: 'main table' },
  { name: 'one remote', ...REMOTE, shows: 'main figure' },
  { name: 'change of a remote', path: '/remotes/sundarban/mf-games', open: press('Switch off'), shows: DIALOG },
  { name: 'who fills what', path: '/remote-map/sundarban', shows: 'main table td' },
  { name: 'owners of names', path: '/remote-owners', shows: 'main table' },
  { name: 'release tokens', path: '/release-tokens', shows: 'main table' },
  { name: 'roll-outs', ...ROLL_OUTS, shows: 'main table ol' },
  { name: 'new roll-out', ...ROLL_OUTS, open: press('New roll-out'), shows: DIALOG },
  { name: 'alerts', ...ALERTS, shows: 'main table td' },
  { name: 'freeze windows', path: '/roll-outs/freeze', shows: 'main table' },
  { name: 'new freeze window', path: '/roll-outs/freeze', open: press('Add freeze window'), shows: DIALOG },
  { name: 'operators', path: '/operators', shows: 'main table td' },
  { name: 'own account', path: '/account', shows: 'main table td' },
  {
    name: 'invitation of an operator',
    path: '/invitation',
    answers: [
      answer('operator.invitation', { email: 'rina@marquee.localhost', expiresAt: '2026-03-04T10:00:00.000Z' }),
    ],
    shows: 'form input[type=password]',
  },
  { name: 'audit trail', path: '/audit', shows: 'main table' },
  { name: 'proposals', ...PROPOSALS, shows: 'main table' },
  { name: 'approval of a proposal', ...PROPOSALS, open: press('Approve'), shows: DIALOG },
  { name: 'live chat admin', path: '/chat' },
  { name: 'one conversation', ...CONVERSATION, shows: 'main textarea' },
  { name: 'ready answer', ...CONVERSATION, open: press('New ready answer'), shows: DIALOG },
  {
    name: 'identity checks',
    path: '/identity-checks/sundarban',
    answers: [answer('identityAdmin.queue', identityQueue)],
    shows: 'main table td',
  },
  { name: 'one identity check', ...IDENTITY_CHECK, shows: 'main dl' },
  { name: 'refusal of an identity check', ...IDENTITY_CHECK, open: press('Refuse'), shows: '[role=dialog] select' },
  { name: 'passkeys of a member', ...PASSKEYS, shows: 'main table td' },
  { name: 'removal of passkeys', ...PASSKEYS, open: press('Remove all passkeys'), shows: '[role=dialog] textarea' },
  { name: 'closed accounts', ...CLOSED_ACCOUNTS, shows: 'main table td' },
  {
    name: 'opening of a closed account',
    ...CLOSED_ACCOUNTS,
    open: press(/^Open again/),
    shows: '[role=dialog] textarea',
  },
  { name: 'commission runs', path: '/agent-runs/sundarban', shows: 'main table' },
  {
    name: 'one commission run',
    path: '/agent-run/sundarban/r1',
    answers: [answer('agentRuns.show', run)],
    shows: 'main table td',
  },
  {
    name: 'adjustments of commissions',
    path: '/agent-adjustments/sundarban',
    answers: [answer('agentAdjustments.list', adjustments)],
    shows: 'main table td',
  },
  {
    name: 'proposal of an adjustment',
    path: '/agent-adjustments/sundarban',
    open: press('Propose an adjustment'),
    shows: '[role=dialog] input',
  },
  { name: 'holds of payments', ...HOLDS, shows: 'main table td' },
  { name: 'hold of payments', ...HOLDS, open: press('Hold payments'), shows: '[role=dialog] textarea' },
  { name: 'end of a hold', ...HOLDS, open: press('Propose to end it'), shows: '[role=dialog] textarea' },
  {
    name: 'objections to bills',
    path: '/agent-disputes/sundarban',
    answers: [answer('agentDisputes.list', { content: [objections.dispute], ...PAGING })],
    shows: 'main table td',
  },
  {
    name: 'one objection',
    path: '/agent-dispute/sundarban/d1',
    answers: [answer('agentDisputes.show', objections)],
    shows: 'main table td',
  },
  { name: 'applications of agents', path: '/agent-applications/sundarban', shows: 'main table' },
  { name: 'line explorer', path: '/lines/sundarban?account=demosub', shows: 'main dl, main table' },
  {
    name: 'end of agent status',
    path: '/lines/sundarban?account=demosub',
    open: press('End agent status'),
    shows: '[role=dialog] li, [role=dialog] textarea',
  },
  { name: 'contracts of an agent', path: '/agent-contracts/sundarban?account=demosub', shows: 'main table' },
  { name: 'feedback admin', ...FEEDBACK, shows: 'main table td' },
  { name: 'one feedback', ...FEEDBACK, open: press(/^Open$/), shows: '[role=dialog] textarea' },
  { name: 'settings of a brand', path: '/brand-settings/sundarban', shows: 'main input[type=time]' },
  { name: 'articles', path: '/articles/sundarban', shows: 'main table code' },
  { name: 'one article', path: '/articles/sundarban?kind=page&article=about', shows: 'main textarea' },
  { name: 'pictures of the footer', path: '/footer/sundarban', shows: 'main form input[type=file]' },
  { name: 'message templates', path: '/message-templates/sundarban', shows: 'main table td' },
  {
    name: 'one message template',
    path: '/message-templates/sundarban?template=deposit_credited',
    shows: 'main textarea',
  },
  {
    name: 'nicknames and pictures',
    path: '/member-profiles/sundarban',
    answers: [answer('memberProfiles.list', exampleValue('memberProfiles.list'))],
    shows: 'main table td',
  },
  {
    name: 'messages to members',
    path: '/member-messages/sundarban',
    answers: [answer('broadcasts.list', exampleValue('broadcasts.list'))],
    shows: 'main table td',
  },
  {
    name: 'new message to members',
    path: '/member-messages/sundarban',
    open: press('New message'),
    shows: 'main textarea',
  },
  {
    name: 'message to members that is being sent',
    path: '/member-messages/sundarban?message=0b6f1a52-7c3d-4e8f-9a10-2b3c4d5e6f70',
    answers: [answer('broadcasts.read', exampleValue('broadcasts.read'))],
    shows: 'main [role=progressbar]',
  },
  { name: 'outbox', path: '/outbox', shows: 'main table' },
  { name: 'vendors', path: '/games/sundarban/vendors', shows: 'main table code' },
  { name: 'change of a vendor', path: '/games/sundarban/vendors', open: press('Change'), shows: DIALOG },
  { name: 'games', path: '/games/sundarban/games', shows: 'main table' },
  { name: 'change of a game', path: '/games/sundarban/games', open: press('Change'), shows: DIALOG },
  { name: 'real returns', path: '/games/sundarban/returns', shows: 'main table' },
  { name: 'jackpot', path: '/games/sundarban/jackpot', shows: 'main form' },
  { name: 'imports', path: '/games/sundarban/imports' },
  { name: 'deposits', ...DEPOSITS, shows: 'main table td' },
  { name: 'one deposit', ...DEPOSITS, open: press(/^Open$/), shows: '[role=dialog] form' },
  { name: 'terms of deposits', path: '/deposit-terms', shows: 'main table' },
  { name: 'terms of a channel', path: '/deposit-terms', open: press('Edit'), shows: DIALOG },
  { name: 'account that receives deposits', path: '/deposit-terms', open: press(/^\d+ open$/), shows: DIALOG },
  { name: 'free bets', path: '/free-bets', shows: 'main table' },
  { name: 'new free bets', path: '/free-bets', open: press('Give free bets'), shows: DIALOG },
  { name: 'redeem queue', ...REDEEMS, shows: 'main table td' },
  { name: 'approval of a redeem', ...REDEEMS, open: press('Approve'), shows: DIALOG },
  { name: 'rejection of a redeem', ...REDEEMS, open: press('Reject'), shows: DIALOG },
  {
    name: 'bonuses of members',
    path: '/bonuses/members',
    answers: [answer('bonusAdmin.list', adminBonuses)],
    shows: 'main table td',
  },
  {
    name: 'bonuses of operators',
    path: '/bonuses/grants',
    answers: [answer('bonusAdmin.grants', bonusGrants)],
    shows: 'main table td',
  },
  { name: 'grant of a bonus', path: '/bonuses/grants', open: press('Grant a bonus'), shows: DIALOG },
  {
    name: 'outstanding bonuses',
    path: '/bonuses/liability',
    answers: [answer('bonusAdmin.liability', bonusLiability)],
    shows: 'main table td',
  },
  { name: 'goods for points', path: '/points/goods', shows: 'main table td' },
  { name: 'new goods', path: '/points/goods', open: press('New goods'), shows: DIALOG },
  {
    name: 'points of operators',
    path: '/points/grants',
    answers: [answer('pointsAdmin.grants', grants)],
    shows: 'main table td',
  },
  { name: 'grant of points', path: '/points/grants', open: press('Give or take points'), shows: DIALOG },
  { name: 'rules of points', path: '/points/rules', shows: 'main dl' },
  {
    name: 'VIP members',
    path: '/vip/members',
    answers: [answer('vipAdmin.members', vipMembers)],
    shows: 'main table td',
  },
  {
    name: 'VIP level of a member',
    path: '/vip/members',
    answers: [answer('vipAdmin.members', vipMembers), answer('vipAdmin.member', vipMember)],
    open: press('Open anika'),
    shows: DIALOG,
  },
  { name: 'VIP levels', path: '/vip/levels', shows: 'main table td' },
  { name: 'proposal of levels', path: '/vip/levels', open: press('Propose levels'), shows: DIALOG },
  { name: 'table of rebates', path: '/vip/rates', shows: 'main table td' },
  { name: 'proposal of rebates', path: '/vip/rates', open: press('Propose rebates'), shows: DIALOG },
  {
    name: 'settled days',
    path: '/vip/runs',
    answers: [answer('rebatesAdmin.runs', rebateRuns)],
    shows: 'main table td',
  },
  {
    name: 'promotions of the brands',
    path: '/promotions',
    answers: [answer('promotionsAdmin.list', adminPromotions)],
    shows: 'main table td',
  },
  { name: 'promotion and its versions', ...PROMOTION, shows: 'main article h3' },
  { name: 'proposal of a promotion', ...PROMOTION, open: press('Approve'), shows: DIALOG },
  { name: 'editor of promotions', path: '/promotions/edit', shows: 'main form fieldset' },
  { name: 'applications', ...APPLICATIONS, shows: 'main table td' },
  { name: 'prizes', path: '/prizes/wheel' },
  { name: 'play feed', path: '/play-feed', shows: 'main table td' },
  { name: 'missions', path: '/missions', shows: 'main table td' },
  { name: 'new mission', path: '/missions', open: press('New mission'), shows: DIALOG },
  { name: 'proposal of rules', path: '/points/rules', open: press('Propose new rules'), shows: DIALOG },
  { name: 'withdrawals', path: '/withdrawals', shows: 'main table' },
  {
    name: 'reset of a withdraw password',
    path: '/withdrawals',
    open: press('Reset a withdraw password'),
    shows: DIALOG,
  },
  { name: 'a withdrawal that there is not', path: '/withdrawals/none' },
  { name: 'one withdrawal', ...ONE_WITHDRAWAL, shows: 'main dl' },
  { name: 'approval of a withdrawal', ...ONE_WITHDRAWAL, open: press('Approve'), shows: DIALOG },
  { name: 'rejection of a withdrawal', ...ONE_WITHDRAWAL, open: press('Reject'), shows: DIALOG },
  { name: 'open differences', ...DIFFERENCES, shows: 'main table td' },
  { name: 'reason of a difference', ...DIFFERENCES, open: press('Resolve'), shows: DIALOG },
  { name: 'rounds without an end', ...ROUNDS, shows: 'main table td' },
  { name: 'reason of a round', ...ROUNDS, open: press('Refund'), shows: DIALOG },
  { name: 'payouts that wait', ...PAYOUTS, shows: 'main table td' },
  { name: 'reason of a payout', ...PAYOUTS, open: press(/^Pay$/), shows: DIALOG },
  { name: 'reports of the days', path: '/reconciliation/runs' },
  { name: 'report of a day', path: '/reconciliation/runs', open: press('Reconcile a day'), shows: DIALOG },
  { name: 'lottery draws', path: '/lottery/draws', shows: 'main table td' },
  { name: 'new lottery draws', path: '/lottery/draws', open: press('Add draws'), shows: DIALOG },
  { name: 'one draw', ...DRAW, shows: 'main textarea' },
  { name: 'confirmation of a result', ...DRAW, open: press('Confirm the entry of Anika'), shows: '[role=dialog] dl' },
  { name: 'void of a draw', ...DRAW, open: press('Void this draw'), shows: DIALOG },
  { name: 'exposure of a draw', ...EXPOSURE, shows: 'main [role=group] button' },
  { name: 'tickets of a draw', ...TICKETS, shows: 'main table a' },
  { name: 'ticket of a draw', ...ONE_TICKET, shows: 'main mark' },
  { name: 'limit of numbers', ...EXPOSURE, open: press('Limit, reduce or close'), shows: DIALOG },
  { name: 'odds of a lottery', path: '/lottery/odds/meridian/VN_NORTH', shows: 'main table input' },
  { name: 'settlements', ...SETTLEMENT, shows: 'main [role=progressbar]' },
  { name: 'feeds of results', ...FEEDS, shows: 'main dl' },
  { name: 'fairness journal', path: '/lottery/fairness/journal', shows: 'main table' },
  { name: 'door of the console', path: '/remotes', open: leaveConsole, shows: 'form input[type=password]' },
];
