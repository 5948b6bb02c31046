import { useCall, useErrorMessage, useMessages } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BannerAside } from '../../lib/brand/banner-aside';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { ActivateForm } from './activate-form';
import { SocialNotice } from '../social/social-notice';
import { RegisterMethods } from './register-methods';
import { useInvitationVisit } from './use-invitation-visit';

const FIELDS_WHILE_WAITING = 5;

/** The registration popup; its fields come from the server. */
export default function RegisterModal({ props, close }: ShellModalProps<'registerModal'>) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useCall('system.registerSettings', {});
  // `/register#activate=<token>`: in the fragment, which is sent to nobody.
  const [secret] = useState(() => props.activation ?? new URLSearchParams(hash.slice(1)).get('activate'));
  const hasEnded = useInvitationVisit();
  const leaveAddress = () => {
    if (pathname === '/register') void navigate('/', { replace: true });
  };
  return (
    <ShellDialog
      size="xl"
      title={t(secret === null ? 'register.title' : 'register.activate.title')}
      aside={<BannerAside group="w_register" />}
      onDismiss={leaveAddress}
    >
      {secret === null && <SocialNotice />}
      {secret === null && hasEnded && <FormAlert failure={null} message={t('errors.invitation_link_ended')} />}
      {data && secret === null && <RegisterMethods settings={data} returnTo={props.returnTo} onLeave={close} />}
      {data && secret !== null && (
        <ActivateForm secret={secret} settings={data} returnTo={props.returnTo} onLeave={close} />
      )}
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
