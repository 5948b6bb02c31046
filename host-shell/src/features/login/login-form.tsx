import { useFlag, useMessages } from '@marquee/kit';
import { Button, Skeleton } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { CredentialFields } from '@marquee/ui/form';
import { lazy, Suspense } from 'react';
import { useCaptcha } from '../../lib/form/captcha-field';
import { ForgotLink } from '../password/forgot-link';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import { useLoginForm } from './use-login-form';

// Where it does not load there is the password.
const PasskeyLogin = lazy(() =>
  import(/* webpackChunkName: "passkey-login" */ './passkey-login').catch(() => ({ default: () => null })),
);

interface LoginFormProps {
  /** Where to go after the login. */
  readonly returnTo?: string | undefined;
  /** The form is left for another popup. */
  readonly onLeave: () => void;
}

export function LoginForm({ returnTo, onLeave }: LoginFormProps) {
  const t = useMessages('shell');
  const captchaParts = useCaptcha('login');
  const canRemember = useFlag('REMEMBERME');
  const { register, submit, errors, failure, message, captcha, isPending, wantsRememberMe } = useLoginForm(returnTo);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert failure={failure} message={message} />
      <CredentialFields
        username={{ ...register('username'), error: errors.username?.message }}
        password={{ ...register('password'), error: errors.password?.message }}
        captcha={
          captcha.isRequired
            ? { ...register('captcha'), ...captchaParts, attempt: captcha.attempt, error: errors.captcha?.message }
            : null
        }
        texts={{
          username: t('register.field.username'),
          password: t('register.field.password'),
          show: t('password.show'),
          hide: t('password.hide'),
        }}
      />
      <div className={styles.pair}>
        {canRemember && <Checkbox {...register('rememberMe')} label={t('login.remember')} />}
        <ForgotLink onLeave={onLeave} />
      </div>
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('login.submit')}
      </Button>
      <Suspense fallback={<Skeleton shape="block" height="3rem" />}>
        <PasskeyLogin returnTo={returnTo} wantsRememberMe={wantsRememberMe} />
      </Suspense>
    </form>
  );
}
