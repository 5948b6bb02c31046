import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ErrorState } from '@marquee/ui';
import { useReason } from './use-reason';

interface FailureStateProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** Shown in place of data that could not be loaded. */
export function FailureState({ error, onRetry, retrying }: FailureStateProps) {
  const t = useMessages('console');
  const reasonOf = useReason();
  return (
    <ErrorState
      compact
      title={t('failure.title')}
      reason={reasonOf(error)}
      retryLabel={t('failure.retry')}
      onRetry={onRetry}
      retrying={retrying}
      requestId={error.requestId ?? undefined}
      requestIdLabel={t('failure.requestId')}
    />
  );
}
