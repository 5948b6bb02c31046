import { isErrorCode } from '@marquee/contract/errors';
import { ApiError, refreshCall, useCall, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PasswordForm } from '../password-form';
import styles from '../security-centre.module.css';

/** A provider account that the member has just signed in to; it is connected once the member confirms here. */
export function WaitingAccount() {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { navigate, toast } = useShell();
  const query = new URLSearchParams(useLocation().search);
  const { data: pendingAccount } = useCall('session.pendingSocial', {}, { enabled: query.has('social'), staleMs: 0 });
  const { mutate, isPending, isSuccess, error } = useCallMutation('security.connectSocial');
  // Not in the callback: a member who has left the page is not taken back.
  useEffect(() => {
    if (isSuccess) navigate('/member', { replace: true });
  }, [isSuccess, navigate]);
  const failure = query.get('failure') ?? '';
  if (isErrorCode(failure)) return <p role="alert">{errorMessage(new ApiError(failure))}</p>;
  if (!pendingAccount) return null;

  const connect = (password?: string) =>
    mutate(password === undefined ? {} : { password }, {
      onSuccess: () => {
        toast({ kind: 'success', message: t('security.social.done') });
        void refreshCall('security.overview');
      },
    });
  const provider = t(`security.social.provider.${pendingAccount.provider}`);
  const asksPassword = error?.code === 'password_incorrect';
  return (
    <div className={styles.steps}>
      <p>{t('security.social.waiting', { account: pendingAccount.email ?? provider, provider })}</p>
      {asksPassword ? (
        <PasswordForm failure={t('security.social.password')} isPending={isPending} onSubmit={connect} />
      ) : (
        <Button variant="primary" loading={isPending} onClick={() => connect()}>
          {t('security.social.connect')}
        </Button>
      )}
      {error && !asksPassword && <p role="alert">{errorMessage(error)}</p>}
    </div>
  );
}
