import { useCall, useFailureTexts, useMessages, useShell } from '@marquee/kit';
import { Button, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { Lock } from '@marquee/ui/icons';
import { AuthenticatorRow } from './authenticator/authenticator-row';
import styles from './security-centre.module.css';
import { useLinkedPanel } from './sessions/use-linked-panel';
import { SocialAccounts } from './social/social-accounts';

interface ProtectionProps {
  /** Whether accounts at other sites may open this one. */
  readonly connectsAccounts?: boolean;
}

/** What keeps the account safe, and what opens it. */
export function Protection({ connectsAccounts = true }: ProtectionProps) {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const shell = useShell();
  const { data, error, refetch, isFetching } = useCall('security.overview', {});
  return (
    <>
      <Panel {...useLinkedPanel('protection', data !== undefined)} title={t('security.protection')}>
        <div className={styles.steps}>
          <div className={styles.measure}>
            <span className={styles.icon}>
              <Lock aria-hidden="true" />
            </span>
            <div className={styles.texts}>
              <h3>{t('security.password')}</h3>
              <p>{t('security.passwordHint')}</p>
            </div>
            <Button onClick={() => shell.openModal('changePassModal')}>{t('security.changePassword')}</Button>
          </div>
          {data && <AuthenticatorRow {...data.authenticator} />}
          {!data && error && (
            <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
          )}
          {!data && !error && <Skeleton shape="block" height="2.75rem" />}
        </div>
      </Panel>
      {data && connectsAccounts && <SocialAccounts connected={data.social} />}
    </>
  );
}
