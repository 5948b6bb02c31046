import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import { useEmailForm } from './use-email-form';

/** Asks for the link that sets a new password. */
export function EmailForm({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages('shell');
  const { form, submit, failure } = useEmailForm(onDone);
  const { errors, isSubmitting } = form.formState;
  const required = (value: string) => value.trim() !== '' || t('fields.required');
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('forgot.emailText')}</p>
      <FormAlert message={failure?.message ?? null} requestId={failure?.requestId} />
      <TextField
        {...form.register('username', { validate: required })}
        label={t('register.field.username')}
        error={errors.username?.message}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        {...form.register('email', { validate: required })}
        label={t('register.field.email')}
        error={errors.email?.message}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
      />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('forgot.sendLink')}
      </Button>
    </form>
  );
}
