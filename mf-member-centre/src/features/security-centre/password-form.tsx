import { useMessages, useSession } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { PasswordField, TextField } from '@marquee/ui/field';
import { useForm } from 'react-hook-form';
import styles from './security-centre.module.css';

interface PasswordFormProps {
  readonly failure: string | null;
  readonly isPending: boolean;
  /** What the password confirms; to go on by default. */
  readonly submitLabel?: string;
  readonly onSubmit: (password: string) => void;
}

/** The member's password, before something changes that protects the account. */
export function PasswordForm({ failure, isPending, submitLabel, onSubmit }: PasswordFormProps) {
  const t = useMessages('member');
  const { member } = useSession();
  const form = useForm({ mode: 'onTouched', defaultValues: { password: '' } });
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) => void form.handleSubmit(({ password }) => onSubmit(password))(event)}
    >
      <TextField label={t('security.facts.userName')} value={member?.account ?? ''} readOnly autoComplete="username" />
      <PasswordField
        label={t('security.password')}
        {...form.register('password', { validate: (password) => password !== '' || t('security.required') })}
        error={form.formState.errors.password?.message ?? failure}
        required
        autoComplete="current-password"
        showLabel={t('security.show')}
        hideLabel={t('security.hide')}
      />
      <Button type="submit" variant="primary" block loading={isPending}>
        {submitLabel ?? t('security.goOn')}
      </Button>
    </form>
  );
}
