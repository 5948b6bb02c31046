import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { PasswordField, TextField } from '@marquee/ui/field';
import { CircleAlert } from '@marquee/ui/icons';
import { CaptchaField } from './captcha-field';
import styles from './log-in.module.css';
import { useLogInForm } from './use-log-in-form';

/** User name, password, and the captcha once the server asks for it. Agents' devices are not remembered. */
export function LogInForm() {
  const t = useMessages('agent');
  const { register, submit, errors, failure, captcha, isPending } = useLogInForm();
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure && (
        <p className={styles.alert} role="alert">
          <CircleAlert aria-hidden="true" />
          {failure}
        </p>
      )}
      <TextField
        {...register('username')}
        label={t('logIn.account')}
        error={errors.username?.message}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={t('logIn.password')}
        error={errors.password?.message}
        required
        autoComplete="current-password"
        showLabel={t('logIn.show')}
        hideLabel={t('logIn.hide')}
      />
      {captcha.asked && (
        <CaptchaField {...register('captcha')} attempt={captcha.attempt} error={errors.captcha?.message} />
      )}
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('logIn.submit')}
      </Button>
    </form>
  );
}
