import type { ApiError } from '../http/api-error';
import { useErrorMessage, useMessages } from './use-messages';

/** The texts of a failed call in an error state; spread them into the design system's `ErrorState`. */
export interface FailureTexts {
  readonly title: string;
  readonly reason: string;
  readonly retryLabel: string;
  readonly requestId: string | undefined;
  readonly requestIdLabel: string;
}

/** Texts of a failed call: the catalogue's reason, and the request id for support. */
export function useFailureTexts(): (error: ApiError) => FailureTexts {
  const t = useMessages('kit');
  const messageOf = useErrorMessage();
  return (error) => ({
    title: t('call.title'),
    reason: messageOf(error),
    retryLabel: t('retry'),
    requestId: error.supportId ?? undefined,
    requestIdLabel: t('call.requestId'),
  });
}
