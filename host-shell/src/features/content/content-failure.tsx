import { type ApiError, useFailureTexts, useMessages } from '@marquee/kit';
import { ErrorState } from '@marquee/ui';
import { NotFoundPage } from '../routing/not-found.page';

interface ContentFailureProps {
  readonly error: ApiError;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** A text that the brand does not have is a missing page; anything else can be tried again. */
export function ContentFailure({ error, retry, retrying }: ContentFailureProps) {
  const t = useMessages('shell');
  const failureTexts = useFailureTexts();
  if (error.code === 'not_found') return <NotFoundPage />;
  return <ErrorState {...failureTexts(error)} title={t('content.unavailable')} onRetry={retry} retrying={retrying} />;
}
