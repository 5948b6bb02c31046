import { ApiError, callApi, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Smartphone } from '@marquee/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { signedIn } from '../session/sign-in';
import { askPhonePage } from './ask-phone-page';

interface PhoneLoginProps {
  readonly pageUrl: string;
  readonly returnTo?: string | undefined;
}

/** The login by a phone that firebase proves, on the brand's own page. */
export function PhoneLogin(props: PhoneLoginProps) {
  const t = useMessages('shell');
  const { isPending, start } = usePhoneLogin(props);
  return (
    <Button block icon={<Smartphone aria-hidden="true" />} loading={isPending} onClick={() => void start()}>
      {t('social.phone')}
    </Button>
  );
}

/** What goes wrong is said in a toast; nothing is said when the popup is left meanwhile. */
function usePhoneLogin({ pageUrl, returnTo }: PhoneLoginProps) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const [isPending, setPending] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const failed = (error: unknown) => {
    const failure = error instanceof ApiError ? error : new ApiError('unknown_error');
    const message = failure.code === 'login_failed' ? t('social.phone_refused') : errorMessage(failure);
    toast({ kind: 'error', message, requestId: failure.requestId });
  };
  const start = async () => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setPending(true);
    try {
      const idToken = await askPhonePage({ url: pageUrl, language: document.documentElement.lang, signal });
      if (idToken === null) return;
      const login = { type: 'firebase', username: 'phone', password: idToken, site: 'member' } as const;
      signedIn(await callApi('session.login', login), returnTo);
    } catch (error) {
      failed(error);
    } finally {
      setPending(false);
    }
  };
  return { isPending, start };
}
