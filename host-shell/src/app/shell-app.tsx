import {
  DocumentLanguage,
  type Federation,
  FederationContext,
  OverrideBadge,
  type Overrides,
  runtime,
} from '@marquee/kit/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { AppErrorBoundary } from './app-error-boundary';
import { StatusGate } from '../features/system-status/status-gate';
import { Site } from './site';

interface ShellAppProps {
  readonly federation: Federation;
  readonly overrides: Overrides;
}

/** The providers of the page, then the site or the reason why it is not available. */
export function ShellApp({ federation, overrides }: ShellAppProps) {
  return (
    <AppErrorBoundary>
      <DocumentLanguage />
      <QueryClientProvider client={runtime().queryClient}>
        <FederationContext value={federation}>
          <StatusGate>
            <BrowserRouter>
              <Site />
            </BrowserRouter>
          </StatusGate>
          <OverrideBadge overrides={overrides} />
        </FederationContext>
      </QueryClientProvider>
    </AppErrorBoundary>
  );
}
