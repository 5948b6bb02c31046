import type { ComponentType } from 'react';

interface PageModule {
  readonly default: ComponentType;
}

const page =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  async (): Promise<PageModule> => ({ default: (await load())[name] });

/** The pages by the first segment of their address. Each is in a chunk of its own: the console starts with its frame only. */
export const PAGE_LOADERS = {
  account: page(
    () => import(/* webpackChunkName: "account" */ '../features/platform/account/account.page'),
    'AccountPage',
  ),
  'agent-adjustments': () =>
    import(/* webpackChunkName: "agent-runs" */ '../features/agents/adjustments/adjustments.page'),
  'agent-applications': () =>
    import(/* webpackChunkName: "agent-applications" */ '../features/agents/applications/applications.page'),
  'agent-contracts': () =>
    import(/* webpackChunkName: "agent-contracts" */ '../features/agents/contracts/contracts.page'),
  'agent-dispute': () => import(/* webpackChunkName: "agent-disputes" */ '../features/agents/disputes/dispute.page'),
  'agent-disputes': () => import(/* webpackChunkName: "agent-disputes" */ '../features/agents/disputes/disputes.page'),
  'agent-holds': () => import(/* webpackChunkName: "agent-runs" */ '../features/agents/holds/holds.page'),
  'agent-run': () => import(/* webpackChunkName: "agent-runs" */ '../features/agents/runs/run.page'),
  'agent-runs': () => import(/* webpackChunkName: "agent-runs" */ '../features/agents/runs/runs.page'),
  articles: page(
    () => import(/* webpackChunkName: "articles" */ '../features/site/articles/articles.page'),
    'ArticlesPage',
  ),
  audit: page(() => import(/* webpackChunkName: "audit" */ '../features/platform/audit/audit.page'), 'AuditPage'),
  bonuses: () => import(/* webpackChunkName: "bonuses" */ '../features/rewards/bonuses/bonuses.page'),
  'brand-settings': page(
    () => import(/* webpackChunkName: "brand-settings" */ '../features/site/brand-settings/brand-settings.page'),
    'BrandSettingsPage',
  ),
  chat: page(() => import(/* webpackChunkName: "chat" */ '../features/members/chat/chat.page'), 'ChatPage'),
  'deposit-terms': page(
    () => import(/* webpackChunkName: "deposit-terms" */ '../features/money/deposits/terms.page'),
    'DepositTermsPage',
  ),
  passkeys: () => import(/* webpackChunkName: "passkeys" */ '../features/members/passkeys/passkeys.page'),
  'closed-accounts': () =>
    import(/* webpackChunkName: "closed-accounts" */ '../features/members/closed-accounts/closed-accounts.page'),
  deposits: page(
    () => import(/* webpackChunkName: "deposits" */ '../features/money/deposits/deposits.page'),
    'DepositsPage',
  ),
  feedback: page(
    () => import(/* webpackChunkName: "feedback" */ '../features/members/feedback/feedback.page'),
    'FeedbackPage',
  ),
  footer: page(() => import(/* webpackChunkName: "footer" */ '../features/site/footer/footer.page'), 'FooterPage'),
  'free-bets': page(
    () => import(/* webpackChunkName: "free-bets" */ '../features/rewards/free-bets/free-bets.page'),
    'FreeBetsPage',
  ),
  games: page(() => import(/* webpackChunkName: "games" */ '../features/games/games.page'), 'GamesPage'),
  'identity-check': () =>
    import(/* webpackChunkName: "identity-check" */ '../features/members/identity-checks/identity-check.page'),
  'identity-checks': () =>
    import(/* webpackChunkName: "identity-checks" */ '../features/members/identity-checks/identity-checks.page'),
  lines: () => import(/* webpackChunkName: "lines" */ '../features/agents/lines/lines.page'),
  lottery: () => import(/* webpackChunkName: "lottery" */ '../features/lottery/lottery-pages'),
  'member-messages': () =>
    import(/* webpackChunkName: "member-messages" */ '../features/members/member-messages/member-messages.page'),
  'member-profiles': () =>
    import(/* webpackChunkName: "member-profiles" */ '../features/members/member-profiles/member-profiles.page'),
  'message-templates': () =>
    import(/* webpackChunkName: "message-templates" */ '../features/site/message-templates/message-templates.page'),
  missions: () => import(/* webpackChunkName: "missions" */ '../features/rewards/missions/missions.page'),
  operators: page(
    () => import(/* webpackChunkName: "operators" */ '../features/platform/operators/operators.page'),
    'OperatorsPage',
  ),
  outbox: page(() => import(/* webpackChunkName: "outbox" */ '../features/platform/outbox/outbox.page'), 'OutboxPage'),
  'play-feed': () => import(/* webpackChunkName: "play-feed" */ '../features/platform/play-feed/play-feed.page'),
  points: () => import(/* webpackChunkName: "points" */ '../features/rewards/points/points.page'),
  prizes: () => import(/* webpackChunkName: "prizes" */ '../features/rewards/prizes/prizes.page'),
  promotions: () => import(/* webpackChunkName: "promotions" */ '../features/rewards/promotions/promotions.page'),
  proposals: page(
    () => import(/* webpackChunkName: "proposals" */ '../features/platform/proposals/proposals.page'),
    'ProposalsPage',
  ),
  reconciliation: page(
    () => import(/* webpackChunkName: "reconciliation" */ '../features/money/reconciliation/reconciliation.page'),
    'ReconciliationPage',
  ),
  'release-tokens': page(
    () => import(/* webpackChunkName: "release-tokens" */ '../features/platform/releases/tokens.page'),
    'TokensPage',
  ),
  remote: page(() => import(/* webpackChunkName: "remote" */ '../features/platform/remotes/remote.page'), 'RemotePage'),
  'remote-map': page(
    () => import(/* webpackChunkName: "remote-map" */ '../features/platform/remote-map/remote-map.page'),
    'RemoteMapPage',
  ),
  'remote-owners': page(
    () => import(/* webpackChunkName: "remote-owners" */ '../features/platform/releases/owners.page'),
    'OwnersPage',
  ),
  remotes: page(
    () => import(/* webpackChunkName: "remotes" */ '../features/platform/remotes/remotes.page'),
    'RemotesPage',
  ),
  'roll-outs': page(
    () => import(/* webpackChunkName: "roll-outs" */ '../features/platform/roll-outs/roll-outs.page'),
    'RollOutsPage',
  ),
  vip: () => import(/* webpackChunkName: "vip" */ '../features/rewards/vip/vip.page'),
  withdrawal: page(
    () => import(/* webpackChunkName: "withdrawal" */ '../features/money/withdrawals/withdrawal.page'),
    'WithdrawalPage',
  ),
  withdrawals: page(
    () => import(/* webpackChunkName: "withdrawals" */ '../features/money/withdrawals/withdrawals.page'),
    'WithdrawalsPage',
  ),
} satisfies Readonly<Record<string, () => Promise<PageModule>>>;

export type PageName = keyof typeof PAGE_LOADERS;

/**
 * Fetches the page of an address ahead of the click on its link.
 * @param path such as `/roll-outs/open`
 */
export function prefetchPage(path: string): void {
  const [, name = ''] = path.split('/');
  // What fails now is tried again when the page opens, which says so.
  if (Object.hasOwn(PAGE_LOADERS, name)) PAGE_LOADERS[name as PageName]().catch(() => undefined);
}
