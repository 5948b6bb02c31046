import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { PasswordField } from '@marquee/ui/field';
import { useLocation, useNavigate } from 'react-router-dom';
import { BannerAside } from '../../lib/brand/banner-aside';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { ForgotLink } from './forgot-link';
import { useResetForm } from './use-reset-form';

/** `/reset-password#<token>`: where the link of the e-mail leads, and the new password is set. */
export default function ResetPasswordModal({ props, close }: ShellModalProps<'reset-password'>) {
  const t = useMessages('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leaveAddress = () => {
    if (pathname === '/reset-password') void navigate('/', { replace: true });
  };
  const leave = () => {
    close();
    leaveAddress();
  };
  const { form, submit, newPasswordFault, failure, isLinkExpired, isPending } = useResetForm(props.token, leave);
  const { errors } = form.formState;
  const labels = { showLabel: t('password.show'), hideLabel: t('password.hide'), required: true };
  return (
    <ShellDialog
      size="lg"
      title={t('forgot.resetTitle')}
      aside={<BannerAside group="w_forget" />}
      onDismiss={leaveAddress}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <FormAlert failure={failure} message={isLinkExpired ? t('errors.link_expired') : null} />
        {isLinkExpired && <ForgotLink onLeave={leave} />}
        <PasswordField
          {...form.register('newPassword', { validate: newPasswordFault, deps: ['confirmNewPassword'] })}
          {...labels}
          label={t('changePassword.new')}
          error={errors.newPassword?.message}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.register('confirmNewPassword', {
            validate: (value, { newPassword }) => value === newPassword || t('fields.incorrect_confirmation'),
          })}
          {...labels}
          label={t('changePassword.confirm')}
          error={errors.confirmNewPassword?.message}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="lg" block loading={isPending}>
          {t('forgot.setOnly')}
        </Button>
      </form>
    </ShellDialog>
  );
}
