import { type ModalProps, useMessages } from '@marquee/kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { BannerAside } from '../banner/banner-aside';
import { ShellDialog } from '../modals/shell-dialog';
import { LoginForm } from './login-form';

/** The login popup. */
export default function LoginModal({ props, close }: ModalProps) {
  const t = useMessages('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leaveAddress = () => {
    if (pathname === '/login') void navigate('/', { replace: true });
  };
  return (
    <ShellDialog size="lg" title={t('login.title')} aside={<BannerAside group="w_login" />} onDismiss={leaveAddress}>
      <LoginForm returnTo={props['returnTo'] as string | undefined} onLeave={close} />
    </ShellDialog>
  );
}
