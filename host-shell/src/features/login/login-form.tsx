import { useFlag, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { PasswordField, TextField } from '@marquee/ui/field';
import { CaptchaField } from '../captcha/captcha-field';
import { ForgotLink } from '../forgot-password/forgot-link';
import { FormAlert } from '../form/form-alert';
import styles from '../form/form.module.css';
import { useLoginForm } from './use-login-form';

interface LoginFormProps {
  /** Where to go after the login. */
  readonly returnTo?: string | undefined;
  /** The form is left for another popup. */
  readonly onLeave: () => void;
}

export function LoginForm({ returnTo, onLeave }: LoginFormProps) {
  const t = useMessages('shell');
  const canRemember = useFlag('REMEMBERME');
  const { register, submit, errors, failure, captcha, isPending } = useLoginForm(returnTo);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormAlert message={failure?.message ?? null} requestId={failure?.requestId} />
      <TextField
        {...register('username')}
        label={t('register.field.username')}
        error={errors.username?.message}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={t('register.field.password')}
        error={errors.password?.message}
        required
        autoComplete="current-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      {captcha.asked && (
        <CaptchaField
          {...register('captcha')}
          purpose="login"
          attempt={captcha.attempt}
          error={errors.captcha?.message}
        />
      )}
      <div className={styles.pair}>
        {canRemember && <Checkbox {...register('rememberMe')} label={t('login.remember')} />}
        <ForgotLink onLeave={onLeave} />
      </div>
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
