import { ApiError, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { useEffect, useRef, useState } from 'react';
import { phoneWait, usePhoneWait } from './phone-wait';
import { requestIdToken } from './request-id-token';

interface AskedPhonePage {
  readonly isPending: boolean;
  /** Until the page may be asked again. */
  readonly secondsLeft: number;
  readonly start: () => Promise<void>;
}

/**
 * Asks the brand's page for the token of a phone, in a window that is closed with what it was asked from.
 * It sends one SMS a minute. What goes wrong is said in a toast; nothing is said when the window is given up.
 * @param take what the token is for; an ApiError that it throws is said as well
 */
export function usePhonePage(pageUrl: string, take: (idToken: string) => Promise<void> | void): AskedPhonePage {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const [isPending, setPending] = useState(false);
  const abortOnLeave = useRef<AbortController>(null);
  useEffect(() => () => abortOnLeave.current?.abort(), []);

  const failed = (error: unknown) => {
    const failure = error instanceof ApiError ? error : new ApiError('unknown_error');
    if (failure.code === 'popup_blocked') phoneWait.forget();
    const message = failure.code === 'login_failed' ? t('social.phoneRefused') : errorMessage(failure);
    toast({ kind: 'error', message, requestId: failure.supportId });
  };
  const start = async () => {
    abortOnLeave.current = new AbortController();
    const { signal } = abortOnLeave.current;
    setPending(true);
    phoneWait.begin();
    try {
      const idToken = await requestIdToken({ url: pageUrl, language: document.documentElement.lang, signal });
      if (idToken !== null) await take(idToken);
    } catch (error) {
      failed(error);
    } finally {
      setPending(false);
    }
  };
  return { isPending, secondsLeft: usePhoneWait(), start };
}
