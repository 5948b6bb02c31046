import { useMessages, useSession } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { PasswordField, TextField } from '@marquee/ui/field';
import { useState } from 'react';
import styles from './security-centre.module.css';

interface PasswordFormProps {
  readonly failure: string | null;
  readonly isPending: boolean;
  readonly onSubmit: (password: string) => void;
}

/** The member's password, before something changes that protects the account. */
export function PasswordForm({ failure, isPending, onSubmit }: PasswordFormProps) {
  const t = useMessages('member');
  const { member } = useSession();
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(password === '');
        if (password !== '') onSubmit(password);
      }}
    >
      <TextField label={t('security.facts.userName')} value={member?.account ?? ''} readOnly autoComplete="username" />
      <PasswordField
        label={t('security.password')}
        error={isEmpty ? t('security.required') : failure}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        showLabel={t('security.show')}
        hideLabel={t('security.hide')}
      />
      <Button type="submit" variant="primary" block loading={isPending}>
        {t('security.goOn')}
      </Button>
    </form>
  );
}
