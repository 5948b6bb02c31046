import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { PasswordField, TextField } from '@marquee/ui/field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import { Wordmark } from '../layout/wordmark';
import { type Operator, useBecome } from './operator';
import styles from './session.module.css';

/** The operators' door. Wrong passwords and unknown addresses are answered alike. */
export function SignInPage() {
  const t = useMessages('console');
  const client = useClient();
  const become = useBecome();
  const [empty, setEmpty] = useState<ReadonlySet<string>>(new Set());
  const signIn = useMutation<Operator, ApiError, { email: string; password: string }>({
    mutationFn: (input) => client.call('operator.login', input),
    onSuccess: become,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password] = [textOf(form, 'email').trim(), textOf(form, 'password')];
    setEmpty(new Set([...(email ? [] : ['email']), ...(password ? [] : ['password'])]));
    if (email && password) signIn.mutate({ email, password });
  };
  const faultOf = (name: string) => (empty.has(name) ? t('required') : undefined);
  return (
    <main className={styles.alone}>
      <title>{t('signIn.title')}</title>
      <div className={styles.card}>
        <Wordmark />
        <Panel tone="raised" padding="lg">
          <form className={forms.form} onSubmit={submit} noValidate>
            <div>
              <h1 className={styles.title}>{t('signIn.title')}</h1>
              <p className={styles.hint}>{t('signIn.hint')}</p>
            </div>
            <FailureLine error={signIn.error} />
            <TextField
              name="email"
              type="email"
              label={t('signIn.email')}
              autoComplete="username"
              required
              error={faultOf('email')}
            />
            <PasswordField
              name="password"
              label={t('signIn.password')}
              autoComplete="current-password"
              required
              error={faultOf('password')}
              showLabel={t('signIn.show')}
              hideLabel={t('signIn.hide')}
            />
            <Button type="submit" variant="primary" size="lg" block loading={signIn.isPending}>
              {t('signIn.submit')}
            </Button>
          </form>
        </Panel>
      </div>
    </main>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
