import { refreshCall, useAlertTexts, useCallMutation, useFormat, useFormSubmit, useMessages } from '@marquee/kit';
import { Button, cx, Panel } from '@marquee/ui';
import { PasswordField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { useForm } from 'react-hook-form';
import { EMPTY_NEW_PASSWORD, useNewPassword } from './new-password';
import { NewPasswordFields } from './new-password-fields';
import styles from './payees.module.css';

/** The first step of a first withdrawal: a withdraw password, set with the password of the login. */
export function PasswordPanel({ digits }: { readonly digits: number }) {
  const t = useMessages('wallet');
  const { number } = useFormat();
  const alertTexts = useAlertTexts();
  const setPassword = useCallMutation('withdrawPassword.set');
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY_NEW_PASSWORD });
  const { fields, refusals } = useNewPassword(form, digits);
  const { submit, failure, isPending } = useFormSubmit(
    form,
    async ({ proof, newPassword }) => {
      await setPassword.mutateAsync({ password: proof, newPassword });
      void refreshCall('withdrawPassword.state');
    },
    refusals,
  );
  return (
    <Panel
      title={t('withdrawPassword.setTitle')}
      description={t('withdrawPassword.setText', { count: digits, digits: number(digits) })}
      tone="accent"
    >
      <form className={cx(styles.form, styles.narrow)} noValidate onSubmit={submit}>
        <NewPasswordFields {...fields} />
        <PasswordField
          label={t('withdrawPassword.login')}
          showLabel={t('withdrawPassword.show')}
          hideLabel={t('withdrawPassword.hide')}
          autoComplete="current-password"
          {...form.register('proof', { validate: (proof) => proof !== '' || t('withdrawPassword.loginMissing') })}
          error={form.formState.errors.proof?.message}
          required
        />
        <FormAlert
          {...alertTexts(failure)}
          {...(failure?.code === 'password_incorrect' && { message: t('withdrawPassword.loginWrong') })}
        />
        <Button type="submit" variant="primary" size="lg" loading={isPending}>
          {t('withdrawPassword.set')}
        </Button>
      </form>
    </Panel>
  );
}
