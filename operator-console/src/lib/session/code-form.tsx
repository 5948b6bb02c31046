import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useEffect } from 'react';
import { useClient } from '../calls';
import { FailureLine } from '../failure/failure-line';
import { useConsoleForm } from '../forms/use-console-form';
import forms from '../layout/forms.module.css';
import { useSetOperator } from './operator';
import { SignedOutFrame } from './signed-out-frame';

interface CodeFormProps {
  /** Of the login whose password was right. */
  readonly challenge: string;
  readonly onBack: () => void;
}

/** The second step of a sign-in: a code of the authenticator, or a recovery code. */
export function CodeForm({ challenge, onBack }: CodeFormProps) {
  const t = useMessages('console');
  const client = useClient();
  const setOperator = useSetOperator();
  const { form, submit, failure, isPending } = useConsoleForm(
    { code: '' },
    async ({ code }) => setOperator(await client.call('operator.secondFactor', { challenge, code: code.trim() })),
    {
      onRefusal: () => {
        form.resetField('code');
        form.setFocus('code');
        return false;
      },
    },
  );
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <SignedOutFrame title={t('secondFactor.title')} hint={t('secondFactor.hint')}>
      <form className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        <TextField
          {...form.register('code', { validate: (code) => code.trim() !== '' || t('required') })}
          label={t('secondFactor.code')}
          hint={t('secondFactor.recoveryHint')}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          required
          error={form.formState.errors.code?.message}
        />
        <Button type="submit" variant="primary" size="lg" block loading={isPending}>
          {t('signIn.submit')}
        </Button>
        <Button variant="ghost" block onClick={onBack}>
          {t('secondFactor.back')}
        </Button>
      </form>
    </SignedOutFrame>
  );
}
