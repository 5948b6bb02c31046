import type { ApiError } from '../http/api-error';
import { useErrorMessage, useMessages } from './use-messages';

/** The texts of a failed call in a form; spread them into the design system's `FormAlert`. */
export interface AlertTexts {
  /** Null when nothing failed. */
  readonly message: string | null;
  /** The request to name to support. */
  readonly note: string | undefined;
}

/** Texts of a form's failed call, with the request id for support. */
export function useAlertTexts(): (error: ApiError | null) => AlertTexts {
  const t = useMessages('kit');
  const messageOf = useErrorMessage();
  return (error) => ({
    message: error && messageOf(error),
    note: error?.supportId ? t('call.request', { id: error.supportId }) : undefined,
  });
}
