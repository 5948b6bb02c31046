import { DocumentLanguage } from '@marquee/kit/i18n/document-language';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ToastRegion } from '@marquee/ui/toast';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AccountPage } from '../features/platform/account/account.page';
import { ArticlesPage } from '../features/site/articles/articles.page';
import { AuditPage } from '../features/platform/audit/audit.page';
import { ChatPage } from '../features/members/chat/chat.page';
import { AdminEvents } from '../features/members/chat/admin-events';
import { DepositsPage } from '../features/money/deposits/deposits.page';
import { DepositTermsPage } from '../features/money/deposits/terms.page';
import { FeedbackPage } from '../features/members/feedback/feedback.page';
import { FreeBetsPage } from '../features/rewards/free-bets/free-bets.page';
import { BrandSettingsPage } from '../features/site/brand-settings/brand-settings.page';
import { GamesPage } from '../features/games/games.page';
import { ConsoleLayout } from './frame/console-layout';
import { NotFoundPage } from '../lib/layout/not-found.page';
import { OperatorsPage } from '../features/platform/operators/operators.page';
import { OutboxPage } from '../features/platform/outbox/outbox.page';
import { ProposalsPage } from '../features/platform/proposals/proposals.page';
import { ReconciliationPage } from '../features/money/reconciliation/reconciliation.page';
import { OwnersPage } from '../features/platform/releases/owners.page';
import { TokensPage } from '../features/platform/releases/tokens.page';
import { RemoteMapPage } from '../features/platform/remote-map/remote-map.page';
import { RemotePage } from '../features/platform/remotes/remote.page';
import { RemotesPage } from '../features/platform/remotes/remotes.page';
import { RollOutsPage } from '../features/platform/roll-outs/roll-outs.page';
import { useOperator } from '../lib/session/operator';
import { InvitationPage } from '../lib/session/invitation.page';
import { SessionGate } from '../lib/session/session-gate';
import { WithdrawalPage } from '../features/money/withdrawals/withdrawal.page';
import { WithdrawalsPage } from '../features/money/withdrawals/withdrawals.page';
import {
  LazyBonusesPages,
  LazyLotteryPages,
  LazyMissionsPage,
  LazyPlayFeedPage,
  LazyPointsPages,
  LazyPromotionPages,
  LazyPrizesPages,
  LazyVipPages,
} from './lazy-pages';
import { ClientContext, type OperatorClient } from '../lib/calls';

interface ConsoleAppProps {
  readonly client: OperatorClient;
  readonly queryClient: QueryClient;
  /** The window whose history the router uses. */
  readonly routerWindow: Window;
}

export function ConsoleApp({ client, queryClient, routerWindow }: ConsoleAppProps) {
  return (
    <ClientContext value={client}>
      <DocumentLanguage />
      <QueryClientProvider client={queryClient}>
        <BrowserRouter window={routerWindow}>
          <Routes>
            <Route path="/invitation" element={<InvitationPage />} />
            <Route path="*" element={<SignedIn />} />
          </Routes>
        </BrowserRouter>
        <Toasts />
      </QueryClientProvider>
    </ClientContext>
  );
}

function SignedIn() {
  return (
    <SessionGate>
      <Admin>
        <ConsoleLayout>
          <Pages />
        </ConsoleLayout>
      </Admin>
    </SessionGate>
  );
}

/** Only operators who serve members receive the live stream. */
function Admin({ children }: { readonly children: ReactNode }) {
  const { rights } = useOperator();
  return rights.includes('support') ? <AdminEvents>{children}</AdminEvents> : children;
}

function Pages() {
  const { outbox, rights } = useOperator();
  const serves = rights.includes('support');
  const decides = rights.includes('cashier') || rights.includes('lotteries');
  return (
    <Routes>
      <Route path="/remotes/:brand?" element={<RemotesPage />} />
      <Route path="/remotes/:brand/:remote" element={<RemotePage />} />
      {rights.includes('remotes') && <Route path="/remote-map/:brand?" element={<RemoteMapPage />} />}
      {rights.includes('remotes') && <Route path="/remote-owners" element={<OwnersPage />} />}
      {rights.includes('releases') && <Route path="/release-tokens" element={<TokensPage />} />}
      {rights.includes('remotes') && <Route path="/roll-outs/:view?" element={<RollOutsPage />} />}
      <Route path="/brand-settings/:brand?" element={<BrandSettingsPage />} />
      {rights.includes('brands') && <Route path="/games/:brand?/:view?" element={<GamesPage />} />}
      {rights.includes('lotteries') && <Route path="/lottery/*" element={<LazyLotteryPages />} />}
      {rights.includes('content') && <Route path="/articles/:brand?" element={<ArticlesPage />} />}
      <Route path="/account" element={<AccountPage />} />
      {rights.includes('operators') && <Route path="/operators" element={<OperatorsPage />} />}
      <Route path="/audit" element={<AuditPage />} />
      {rights.includes('audit') && <Route path="/play-feed" element={<LazyPlayFeedPage />} />}
      {decides && <Route path="/proposals/:view?" element={<ProposalsPage />} />}
      {rights.includes('cashier') && <Route path="/deposits" element={<DepositsPage />} />}
      {rights.includes('cashier') && <Route path="/deposit-terms" element={<DepositTermsPage />} />}
      {rights.includes('cashier') && <Route path="/free-bets" element={<FreeBetsPage />} />}
      {rights.includes('cashier') && <Route path="/bonuses/:view?" element={<LazyBonusesPages />} />}
      {rights.includes('cashier') && <Route path="/missions" element={<LazyMissionsPage />} />}
      {rights.includes('cashier') && <Route path="/promotions/*" element={<LazyPromotionPages />} />}
      {rights.includes('cashier') && <Route path="/points/:view?" element={<LazyPointsPages />} />}
      {rights.includes('cashier') && <Route path="/prizes/:view?" element={<LazyPrizesPages />} />}
      {rights.includes('cashier') && <Route path="/vip/:view?" element={<LazyVipPages />} />}
      {outbox && <Route path="/outbox" element={<OutboxPage />} />}
      {serves && <Route path="/chat/:conversationId?" element={<ChatPage />} />}
      {serves && <Route path="/feedback" element={<FeedbackPage />} />}
      {rights.includes('cashier') && <Route path="/withdrawals" element={<WithdrawalsPage />} />}
      {rights.includes('cashier') && <Route path="/withdrawals/:withdrawalId" element={<WithdrawalPage />} />}
      {rights.includes('cashier') && <Route path="/reconciliation/:view?" element={<ReconciliationPage />} />}
      <Route index element={<Navigate to="/remotes" replace />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function Toasts() {
  const t = useMessages('console');
  return <ToastRegion label={t('toasts')} closeLabel={t('close')} />;
}
