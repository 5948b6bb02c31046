import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { PasswordField, TextField } from '@marquee/ui/field';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useNavigate } from 'react-router-dom';
import { useClient } from '../calls';
import { FailureLine } from '../failure/failure-line';
import { useConsoleForm } from '../forms/use-console-form';
import forms from '../layout/forms.module.css';
import { Loaded } from '../loaded/loaded';
import { useSetOperator } from './operator';
import { SignedOutFrame } from './signed-out-frame';

/** `/invitation#<token>`: a person who was invited sets up an account. The token does not leave the fragment of the address. */
export function InvitationPage() {
  const t = useMessages('console');
  const client = useClient();
  const token = location.hash.slice(1);
  const read = useQuery<{ readonly email: string }, ApiError>({
    queryKey: ['operator.invitation', token],
    queryFn: () => client.call('operator.invitation', { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SignedOutFrame title={t('invitation.title')} hint={t('invitation.hint')}>
      <Loaded read={read} height="12rem">
        {({ email }) => <AccountForm token={token} email={email} />}
      </Loaded>
    </SignedOutFrame>
  );
}

function AccountForm({ token, email }: { readonly token: string; readonly email: string }) {
  const t = useMessages('console');
  const client = useClient();
  const setOperator = useSetOperator();
  const navigate = useNavigate();
  const { form, submit, failure, isPending } = useConsoleForm(
    { name: '', newPassword: '', confirmNewPassword: '' },
    async ({ name, ...password }) => {
      const operator = await client.call('operator.acceptInvitation', { token, name: name.trim(), ...password });
      setOperator(operator);
      await navigate('/', { replace: true });
    },
  );
  const { errors } = form.formState;
  const shown = { showLabel: t('signIn.show'), hideLabel: t('signIn.hide') };
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <FailureLine error={failure} />
      <TextField label={t('signIn.email')} value={email} readOnly autoComplete="username" />
      <TextField
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('required') })}
        label={t('operators.name')}
        autoComplete="name"
        maxLength={60}
        required
        error={errors.name?.message}
      />
      <PasswordField
        {...form.register('newPassword', { validate: (password) => password !== '' || t('required') })}
        label={t('signIn.password')}
        hint={t('invitation.passwordHint')}
        autoComplete="new-password"
        required
        error={errors.newPassword?.message}
        {...shown}
      />
      <PasswordField
        {...form.register('confirmNewPassword', {
          validate: (again, { newPassword }) => again === newPassword || t('invitation.different'),
        })}
        label={t('invitation.repeat')}
        autoComplete="new-password"
        required
        error={errors.confirmNewPassword?.message}
        {...shown}
      />
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('invitation.submit')}
      </Button>
    </form>
  );
}
