import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { CaptchaField, useCaptchaRequirement } from '@marquee/ui/form';
import { PasswordField, TextField } from '@marquee/ui/field';
import { useState } from 'react';
import { useClient } from '../calls';
import { FailureLine } from '../failure/failure-line';
import { useConsoleForm } from '../forms/use-console-form';
import forms from '../layout/forms.module.css';
import { CodeForm } from './code-form';
import { useSetOperator } from './operator';
import { SignedOutFrame } from './signed-out-frame';

/** Signs an operator in. The server answers a wrong password and an unknown address alike. */
export function SignInPage() {
  const t = useMessages('console');
  const client = useClient();
  const setOperator = useSetOperator();
  const captcha = useCaptchaRequirement();
  const [challenge, setChallenge] = useState<string | null>(null);
  const { form, submit, failure, isPending } = useConsoleForm(
    { email: '', password: '', captcha: '' },
    async ({ email, password, captcha: digits }) =>
      setOperator(
        await client.call('operator.login', {
          email: email.trim(),
          password,
          ...(captcha.isRequired && { captcha: digits.trim() }),
        }),
      ),
    {
      onRefusal: (error) => {
        if (error.code === 'step_up_required') {
          setChallenge(String(error.details['challenge']));
          return true;
        }
        captcha.onRefusal(error);
        form.resetField('captcha');
        return false;
      },
    },
  );
  const { errors } = form.formState;
  if (challenge !== null) return <CodeForm challenge={challenge} onBack={() => setChallenge(null)} />;
  return (
    <SignedOutFrame title={t('signIn.title')} hint={t('signIn.hint')}>
      <form className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        <TextField
          {...form.register('email', { validate: (email) => email.trim() !== '' || t('required') })}
          type="email"
          label={t('signIn.email')}
          autoComplete="username"
          required
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password', { validate: (password) => password !== '' || t('required') })}
          label={t('signIn.password')}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          showLabel={t('signIn.show')}
          hideLabel={t('signIn.hide')}
        />
        {captcha.isRequired && (
          <CaptchaField
            {...form.register('captcha', { validate: (digits) => digits.trim() !== '' || t('required') })}
            attempt={captcha.attempt}
            load={() => client.call('operator.captcha', {})}
            error={errors.captcha?.message}
            texts={{
              label: t('signIn.captcha.label'),
              image: t('signIn.captcha.image'),
              refresh: t('signIn.captcha.refresh'),
            }}
          />
        )}
        <Button type="submit" variant="primary" size="lg" block loading={isPending}>
          {t('signIn.submit')}
        </Button>
      </form>
    </SignedOutFrame>
  );
}
