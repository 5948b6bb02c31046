import {
  DocumentLanguage,
  type Federation,
  FederationContext,
  OverrideBadge,
  type Overrides,
  runtime,
} from '@marquee/kit/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppErrorBoundary } from './app-error-boundary';
import { Preview } from '../features/preview/preview';
import { StatusGate } from '../features/system-status/status-gate';
import { Site } from './site';

interface ShellAppProps {
  readonly federation: Federation;
  readonly overrides: Overrides;
  readonly onFirstCommit: () => void;
  /** Called with an error of the shell itself that ended the page. */
  readonly onCrash: (error: unknown) => void;
  /** The window whose history the router uses. */
  readonly routerWindow: Window;
}

/** The providers of the page, then the site or the reason why it is not available. */
export function ShellApp({ federation, overrides, onFirstCommit, onCrash, routerWindow }: ShellAppProps) {
  const handleFirstCommit = useEffectEvent(onFirstCommit);
  useEffect(() => handleFirstCommit(), []);
  return (
    <AppErrorBoundary onCrash={onCrash}>
      <DocumentLanguage />
      <QueryClientProvider client={runtime().queryClient}>
        <FederationContext value={federation}>
          <StatusGate>
            <BrowserRouter window={routerWindow}>
              <Site />
            </BrowserRouter>
          </StatusGate>
          <OverrideBadge overrides={overrides} />
          <Preview />
        </FederationContext>
      </QueryClientProvider>
    </AppErrorBoundary>
  );
}
