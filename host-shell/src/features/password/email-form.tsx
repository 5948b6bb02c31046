import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import { useEmailForm } from './use-email-form';

/** Asks for the link that sets a new password. */
export function EmailForm({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages('shell');
  const { register, errors, submit, failure, isPending } = useEmailForm(onDone);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('forgot.emailText')}</p>
      <FormAlert failure={failure} />
      <TextField
        {...register('username')}
        label={t('register.field.username')}
        error={errors.username?.message}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        {...register('email')}
        label={t('register.field.email')}
        error={errors.email?.message}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
      />
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('forgot.sendLink')}
      </Button>
    </form>
  );
}
