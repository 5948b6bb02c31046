import type { ApiError } from '../http/api-error';
import { useErrorMessage, useMessages } from './use-messages';

/** What a form shows of a call that failed; spread it into the design system's `FormAlert`. */
export interface AlertTexts {
  /** Null when nothing failed. */
  readonly message: string | null;
  /** The request to name to support. */
  readonly note: string | undefined;
}

/** Words a form's failed call for people, and the request id that support asks for. */
export function useAlertTexts(): (error: ApiError | null) => AlertTexts {
  const t = useMessages('kit');
  const messageOf = useErrorMessage();
  return (error) => ({
    message: error && messageOf(error),
    note: error?.requestId ? t('call.request', { id: error.requestId }) : undefined,
  });
}
