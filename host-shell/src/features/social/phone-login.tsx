import { callApi, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Smartphone } from '@marquee/ui/icons';
import { signedIn } from '../session/sign-in';
import styles from './phone-login.module.css';
import { usePhonePage } from './use-phone-page';

interface PhoneLoginProps {
  readonly pageUrl: string;
  readonly returnTo?: string | undefined;
}

/** The login by a phone that firebase proves, on the brand's own page. */
export function PhoneLogin({ pageUrl, returnTo }: PhoneLoginProps) {
  const t = useMessages('shell');
  const { isPending, secondsLeft, start } = usePhonePage(pageUrl, async (idToken) => {
    const login = { type: 'firebase', username: 'phone', password: idToken, site: 'member' } as const;
    signedIn(await callApi('session.login', login), returnTo);
  });
  const isWaiting = !isPending && secondsLeft > 0;
  return (
    <Button
      block
      icon={<Smartphone aria-hidden="true" />}
      loading={isPending}
      disabled={isWaiting}
      onClick={() => void start()}
    >
      {t('social.phone')}
      {isWaiting && <span className={styles.wait}>{t('code.wait', { seconds: secondsLeft })}</span>}
    </Button>
  );
}
