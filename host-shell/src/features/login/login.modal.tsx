import { useFlag, useMessages } from '@marquee/kit';
import { Tabs } from '@marquee/ui/tabs';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BannerAside } from '../../lib/brand/banner-aside';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { SocialNotice } from '../social/social-notice';
import formStyles from '../../lib/form/form.module.css';
import { LoginFoot } from './login-foot';
import { LoginForm } from './login-form';
import { MobileLoginForm } from './mobile-login-form';

/** The login popup; tabs only where the brand lets members log in by SMS code. */
export default function LoginModal({ props: { returnTo }, close }: ShellModalProps<'loginPopupModal'>) {
  const t = useMessages('shell');
  const bySms = useFlag('SMSLOGIN3');
  const [method, setMethod] = useState('username');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leaveAddress = () => {
    if (pathname === '/login') void navigate('/', { replace: true });
  };
  const byName = <LoginForm returnTo={returnTo} onLeave={close} />;
  return (
    <ShellDialog size="lg" title={t('login.title')} aside={<BannerAside group="w_login" />} onDismiss={leaveAddress}>
      <div className={formStyles.form}>
        <SocialNotice />
        {bySms ? (
          <Tabs
            stretch
            appearance="pill"
            label={t('login.methods')}
            value={method}
            onValueChange={setMethod}
            items={[
              { value: 'username', label: t('login.by.username'), content: byName },
              { value: 'sms', label: t('login.by.sms'), content: <MobileLoginForm returnTo={returnTo} /> },
            ]}
          />
        ) : (
          byName
        )}
        <LoginFoot returnTo={returnTo} onLeave={close} />
      </div>
    </ShellDialog>
  );
}
