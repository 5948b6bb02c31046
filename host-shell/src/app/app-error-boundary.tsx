import { ApiError } from '@marquee/kit';
import { ErrorState } from '@marquee/ui';
import i18next from 'i18next';
import { Component, type ReactNode } from 'react';
import styles from '../features/routing/message-page.module.css';

interface BoundaryProps {
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
}

/** The last resort: an error of the shell itself. Remotes have error boundaries of their own. */
export class AppErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const requestId = error instanceof ApiError ? error.requestId : null;
    return (
      <main className={styles.page}>
        <ErrorState
          title={i18next.t('shell:crashed.title')}
          reason={i18next.t('shell:crashed.text')}
          retryLabel={i18next.t('shell:crashed.reload')}
          onRetry={() => location.reload()}
          {...(requestId && { requestId, requestIdLabel: i18next.t('shell:requestIdLabel') })}
        />
      </main>
    );
  }
}
