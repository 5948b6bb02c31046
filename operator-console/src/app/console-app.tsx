import type { ApiClient } from '@marquee/kit/http/client';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ToastRegion } from '@marquee/ui/toast';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AuditPage } from '../features/audit/audit.page';
import { ConsoleLayout } from '../features/layout/console-layout';
import { OutboxPage } from '../features/outbox/outbox.page';
import { RemotePage } from '../features/remotes/remote.page';
import { RemotesPage } from '../features/remotes/remotes.page';
import { useOperator } from '../features/session/operator';
import { SessionGate } from '../features/session/session-gate';
import { ClientContext } from './calls';

interface ConsoleAppProps {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
}

export function ConsoleApp({ client, queryClient }: ConsoleAppProps) {
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <SessionGate>
            <ConsoleLayout>
              <Pages />
            </ConsoleLayout>
          </SessionGate>
        </BrowserRouter>
        <Toasts />
      </QueryClientProvider>
    </ClientContext>
  );
}

function Pages() {
  const { outbox } = useOperator();
  return (
    <Routes>
      <Route path="/remotes/:brand?" element={<RemotesPage />} />
      <Route path="/remotes/:brand/:remote" element={<RemotePage />} />
      <Route path="/audit" element={<AuditPage />} />
      {outbox && <Route path="/outbox" element={<OutboxPage />} />}
      <Route path="*" element={<Navigate to="/remotes" replace />} />
    </Routes>
  );
}

function Toasts() {
  const t = useMessages('console');
  return <ToastRegion label={t('toasts')} closeLabel={t('close')} />;
}
