import type { ApiError } from '../http/api-error';
import { useErrorMessage, useMessages } from './use-messages';

/** What an error state shows of a failed call; spread it into the design system's `ErrorState`. */
export interface FailureTexts {
  readonly title: string;
  readonly reason: string;
  readonly retryLabel: string;
  readonly requestId: string | undefined;
  readonly requestIdLabel: string;
}

/** Words a failed call for people: the catalogue's reason, and the request id that support asks for. */
export function useFailureTexts(): (error: ApiError) => FailureTexts {
  const t = useMessages('kit');
  const messageOf = useErrorMessage();
  return (error) => ({
    title: t('call.title'),
    reason: messageOf(error),
    retryLabel: t('retry'),
    requestId: error.requestId ?? undefined,
    requestIdLabel: t('call.requestId'),
  });
}
