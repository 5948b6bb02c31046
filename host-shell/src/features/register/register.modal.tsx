import { useCall, useErrorMessage, useMessages } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { BannerAside } from '../../lib/brand/banner-aside';
import styles from '../../lib/form/form.module.css';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { SocialNotice } from '../social/social-notice';
import { RegisterMethods } from './register-methods';

const FIELDS_WHILE_WAITING = 5;

/** The registration popup; its fields come from the server. */
export default function RegisterModal({ props, close }: ShellModalProps<'registerModal'>) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useCall('system.registerSettings', {});
  const leaveAddress = () => {
    if (pathname === '/register') void navigate('/', { replace: true });
  };
  return (
    <ShellDialog
      size="xl"
      title={t('register.title')}
      aside={<BannerAside group="w_register" />}
      onDismiss={leaveAddress}
    >
      <SocialNotice />
      {data && <RegisterMethods settings={data} returnTo={props.returnTo} onLeave={close} />}
      {!data && error && (
        <ErrorState
          compact
          title={t('register.unavailable')}
          reason={errorMessage(error)}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <div className={styles.form} aria-busy="true">
          <Skeleton shape="block" height="4rem" lines={FIELDS_WHILE_WAITING} />
        </div>
      )}
    </ShellDialog>
  );
}
