import { DocumentLanguage } from '@marquee/kit/i18n/document-language';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ToastRegion } from '@marquee/ui/toast';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AdminEvents } from '../features/members/chat/admin-events';
import { ConsoleLayout } from './frame/console-layout';
import { NotFoundPage } from '../lib/layout/not-found.page';
import { useOperator } from '../lib/session/operator';
import { InvitationPage } from '../lib/session/invitation.page';
import { SessionGate } from '../lib/session/session-gate';
import { LazyPage } from './lazy-page';
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
  const decides = (['cashier', 'lotteries', 'members', 'identity', 'agents'] as const).some((right) =>
    rights.includes(right),
  );
  return (
    <Routes>
      <Route path="/remotes/:brand?" element={<LazyPage name="remotes" />} />
      <Route path="/remotes/:brand/:remote" element={<LazyPage name="remote" />} />
      {rights.includes('remotes') && <Route path="/remote-map/:brand?" element={<LazyPage name="remote-map" />} />}
      {rights.includes('remotes') && <Route path="/remote-owners" element={<LazyPage name="remote-owners" />} />}
      {rights.includes('releases') && <Route path="/release-tokens" element={<LazyPage name="release-tokens" />} />}
      {rights.includes('remotes') && <Route path="/roll-outs/:view?" element={<LazyPage name="roll-outs" />} />}
      <Route path="/brand-settings/:brand?" element={<LazyPage name="brand-settings" />} />
      {rights.includes('brands') && <Route path="/games/:brand?/:view?" element={<LazyPage name="games" />} />}
      {rights.includes('lotteries') && <Route path="/lottery/*" element={<LazyPage name="lottery" />} />}
      {rights.includes('agents') && (
        <Route path="/agent-contracts/:brand?" element={<LazyPage name="agent-contracts" />} />
      )}
      {rights.includes('agents') && (
        <Route path="/agent-applications/:brand?" element={<LazyPage name="agent-applications" />} />
      )}
      {rights.includes('agents') && <Route path="/lines/:brand?" element={<LazyPage name="lines" />} />}
      {rights.includes('content') && <Route path="/articles/:brand?" element={<LazyPage name="articles" />} />}
      {rights.includes('content') && <Route path="/footer/:brand?" element={<LazyPage name="footer" />} />}
      {rights.includes('content') && (
        <Route path="/message-templates/:brand?" element={<LazyPage name="message-templates" />} />
      )}
      {rights.includes('agents') && <Route path="/agent-runs/:brand?" element={<LazyPage name="agent-runs" />} />}
      {rights.includes('agents') && (
        <Route path="/agent-adjustments/:brand?" element={<LazyPage name="agent-adjustments" />} />
      )}
      {rights.includes('agents') && <Route path="/agent-holds/:brand?" element={<LazyPage name="agent-holds" />} />}
      {rights.includes('agents') && (
        <Route path="/agent-disputes/:brand?" element={<LazyPage name="agent-disputes" />} />
      )}
      {rights.includes('agents') && (
        <Route path="/agent-dispute/:brand/:disputeId" element={<LazyPage name="agent-dispute" />} />
      )}
      {rights.includes('agents') && <Route path="/agent-run/:brand/:runId" element={<LazyPage name="agent-run" />} />}
      {rights.includes('members') && <Route path="/passkeys/:brand?" element={<LazyPage name="passkeys" />} />}
      {rights.includes('members') && (
        <Route path="/closed-accounts/:brand?" element={<LazyPage name="closed-accounts" />} />
      )}
      {rights.includes('identity') && (
        <Route path="/identity-checks/:brand?" element={<LazyPage name="identity-checks" />} />
      )}
      {rights.includes('identity') && (
        <Route path="/identity-checks/:brand/:checkId" element={<LazyPage name="identity-check" />} />
      )}
      <Route path="/account" element={<LazyPage name="account" />} />
      {rights.includes('operators') && <Route path="/operators" element={<LazyPage name="operators" />} />}
      <Route path="/audit" element={<LazyPage name="audit" />} />
      {rights.includes('audit') && <Route path="/play-feed" element={<LazyPage name="play-feed" />} />}
      {decides && <Route path="/proposals/:view?" element={<LazyPage name="proposals" />} />}
      {rights.includes('cashier') && <Route path="/deposits" element={<LazyPage name="deposits" />} />}
      {rights.includes('cashier') && <Route path="/deposit-terms" element={<LazyPage name="deposit-terms" />} />}
      {rights.includes('cashier') && <Route path="/free-bets" element={<LazyPage name="free-bets" />} />}
      {rights.includes('cashier') && <Route path="/bonuses/:view?" element={<LazyPage name="bonuses" />} />}
      {rights.includes('cashier') && <Route path="/missions" element={<LazyPage name="missions" />} />}
      {rights.includes('cashier') && <Route path="/promotions/*" element={<LazyPage name="promotions" />} />}
      {rights.includes('cashier') && <Route path="/points/:view?" element={<LazyPage name="points" />} />}
      {rights.includes('cashier') && <Route path="/prizes/:view?" element={<LazyPage name="prizes" />} />}
      {rights.includes('cashier') && <Route path="/vip/:view?" element={<LazyPage name="vip" />} />}
      {outbox && <Route path="/outbox" element={<LazyPage name="outbox" />} />}
      {serves && <Route path="/chat/:conversationId?" element={<LazyPage name="chat" />} />}
      {rights.includes('members') && (
        <Route path="/member-messages/:brand?" element={<LazyPage name="member-messages" />} />
      )}
      {serves && <Route path="/member-profiles/:brand?" element={<LazyPage name="member-profiles" />} />}
      {serves && <Route path="/feedback" element={<LazyPage name="feedback" />} />}
      {rights.includes('cashier') && <Route path="/withdrawals" element={<LazyPage name="withdrawals" />} />}
      {rights.includes('cashier') && (
        <Route path="/withdrawals/:withdrawalId" element={<LazyPage name="withdrawal" />} />
      )}
      {rights.includes('cashier') && (
        <Route path="/reconciliation/:view?" element={<LazyPage name="reconciliation" />} />
      )}
      <Route index element={<Navigate to="/remotes" replace />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function Toasts() {
  const t = useMessages('console');
  return <ToastRegion label={t('toasts')} closeLabel={t('close')} />;
}
