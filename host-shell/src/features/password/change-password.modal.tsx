import { useMessages, useSession, useSessionActions } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { PasswordField, TextField } from '@marquee/ui/field';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { passwordChanged } from './password-changed';
import { useChangePasswordForm } from './use-change-password-form';

/** The change-password popup. It prompts for the old password once the server requires it. */
export default function ChangePasswordModal({ props, close }: ShellModalProps<'changePassModal'>) {
  const t = useMessages('shell');
  const { member } = useSession();
  const { logout } = useSessionActions();
  const { register, submit, errors, failure, message, needsOld, isPending } = useChangePasswordForm(() => {
    close();
    void passwordChanged(props.firstTimeLogin === true);
  });
  const labels = { showLabel: t('password.show'), hideLabel: t('password.hide'), required: true };
  const forced = props.forced === true;
  // The server answers nothing else until the password is changed.
  const leave = () => void logout();
  return (
    <ShellDialog
      size="sm"
      title={t('changePassword.title')}
      description={forced ? t('changePassword.forced') : undefined}
      {...(forced && { onDismiss: leave })}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <FormAlert failure={failure} message={message} />
        <TextField
          label={t('register.field.username')}
          value={member?.account ?? ''}
          readOnly
          autoComplete="username"
        />
        {needsOld && (
          <PasswordField
            {...register('oldPassword')}
            {...labels}
            label={t('changePassword.old')}
            error={errors.oldPassword?.message}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          {...register('newPassword')}
          {...labels}
          label={t('changePassword.new')}
          error={errors.newPassword?.message}
          autoComplete="new-password"
        />
        <PasswordField
          {...register('confirmNewPassword')}
          {...labels}
          label={t('changePassword.confirm')}
          error={errors.confirmNewPassword?.message}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="lg" block loading={isPending}>
          {t('changePassword.submit')}
        </Button>
        {forced && (
          <Button block onClick={leave}>
            {t('changePassword.leave')}
          </Button>
        )}
      </form>
    </ShellDialog>
  );
}
