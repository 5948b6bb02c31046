import { callApi, useErrorMessage, useFlag, useMessages, useShell } from '@marquee/kit';
import { Button, Skeleton } from '@marquee/ui';
import { CredentialFields, FormAlert, LinkAction } from '@marquee/ui/form';
import { lazy, Suspense } from 'react';
import styles from './log-in.module.css';
import { useLogInForm } from './use-log-in-form';

// Where it does not load there is the password.
const PasskeyLogIn = lazy(() => import('./passkey-log-in').catch(() => ({ default: () => null })));

/** User name, password, and the captcha once the server asks for it. Agents' devices are not remembered. */
export function LogInForm() {
  const t = useMessages('agent');
  const { openModal } = useShell();
  const errorMessage = useErrorMessage();
  const [byMobile, byEmail] = [useFlag('FORGOTMOBILE3'), useFlag('FORGOTEMAIL3')];
  const canReset = byMobile || byEmail;
  const { register, submit, errors, failure, captcha, isPending, entered } = useLogInForm();
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert message={failure && errorMessage(failure)} />
      <CredentialFields
        username={{ ...register('username'), error: errors.username?.message }}
        password={{ ...register('password'), error: errors.password?.message }}
        captcha={
          captcha.isRequired
            ? {
                ...register('captcha'),
                load: () => callApi('session.captcha', { purpose: 'login' }),
                attempt: captcha.attempt,
                error: errors.captcha?.message,
                texts: {
                  label: t('logIn.captcha.label'),
                  image: t('logIn.captcha.image'),
                  refresh: t('logIn.captcha.refresh'),
                },
              }
            : null
        }
        texts={{
          username: t('logIn.account'),
          password: t('logIn.password'),
          show: t('logIn.show'),
          hide: t('logIn.hide'),
        }}
      />
      {canReset && <LinkAction onClick={() => openModal('forgetPassModal')}>{t('logIn.forgot')}</LinkAction>}
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('logIn.submit')}
      </Button>
      <Suspense fallback={<Skeleton shape="block" height="3rem" />}>
        <PasskeyLogIn onEntered={entered} />
      </Suspense>
    </form>
  );
}
