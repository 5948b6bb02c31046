import { refreshCall, useAlertTexts, useCallMutation, useFormat, useMessages } from '@marquee/kit';
import { Button, cx, Panel } from '@marquee/ui';
import { PasswordField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { type FormEvent, useState } from 'react';
import { isTooWeak, newPasswordFault } from './new-password';
import { NewPasswordFields } from './new-password-fields';
import styles from './payees.module.css';

/** The first step of a first withdrawal: a withdraw password, set with the password of the login. */
export function PasswordPanel({ digits }: { readonly digits: number }) {
  const t = useMessages('wallet');
  const { number } = useFormat();
  const alertTexts = useAlertTexts();
  const [login, setLogin] = useState('');
  const [next, setNext] = useState({ password: '', repeated: '' });
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useCallMutation('withdrawPassword.set');
  const fault = tried ? newPasswordFault(next.password, next.repeated, digits) : null;
  const weak = isTooWeak(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (login === '' || newPasswordFault(next.password, next.repeated, digits) !== null) return;
    mutate(
      { password: login, newPassword: next.password },
      { onSuccess: () => void refreshCall('withdrawPassword.state') },
    );
  };
  return (
    <Panel
      title={t('withdrawPassword.setTitle')}
      description={t('withdrawPassword.setText', { digits: number(digits) })}
      tone="accent"
    >
      <form className={cx(styles.form, styles.narrow)} noValidate onSubmit={submit}>
        <NewPasswordFields
          digits={digits}
          value={next}
          fault={weak ? 'weak' : fault}
          onChange={(change) => {
            reset();
            setNext(change);
          }}
        />
        <PasswordField
          label={t('withdrawPassword.login')}
          showLabel={t('withdrawPassword.show')}
          hideLabel={t('withdrawPassword.hide')}
          autoComplete="current-password"
          value={login}
          onChange={(event) => {
            reset();
            setLogin(event.target.value);
          }}
          error={tried && login === '' ? t('withdrawPassword.loginMissing') : undefined}
          required
        />
        <FormAlert
          {...alertTexts(weak ? null : error)}
          {...(error?.code === 'password_incorrect' && { message: t('withdrawPassword.loginWrong') })}
        />
        <Button type="submit" variant="primary" size="lg" loading={isPending}>
          {t('withdrawPassword.set')}
        </Button>
      </form>
    </Panel>
  );
}
