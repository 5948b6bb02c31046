import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { PasswordField } from '@marquee/ui/field';
import { useWatch } from 'react-hook-form';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import { CodeField } from '../verification/code-field';
import { MobileField } from '../verification/mobile-field';
import { useCodeRule } from '../verification/use-code-rule';
import { useMobileForm } from './use-mobile-form';

/** Sets a new password by the code of an SMS, and logs in with it. */
export function MobileForm() {
  const t = useMessages('shell');
  const { form, number, submit, refuseNumber, newPasswordFault, failure, isPending } = useMobileForm();
  const { errors } = form.formState;
  const mobile = useWatch({ control: form.control, name: 'mobileNum' });
  const codeFault = useCodeRule();
  const required = (value: string) => value.trim() !== '' || t('fields.required');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert failure={failure} />
      <MobileField
        {...form.register('mobileNum', { validate: required })}
        dialingCodes={number.dialingCodes}
        dialingCode={number.dialingCode}
        onDialingCode={number.setDialingCode}
        error={errors.mobileNum?.message}
        required
      />
      <CodeField
        {...form.register('verificationCode', { validate: codeFault })}
        purpose="account"
        number={{ mobile: mobile.trim(), dialingCode: number.dialingCode }}
        onNumberFault={refuseNumber}
        error={errors.verificationCode?.message}
      />
      <PasswordField
        {...form.register('newPassword', { validate: newPasswordFault })}
        label={t('changePassword.new')}
        error={errors.newPassword?.message}
        required
        autoComplete="new-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('forgot.set')}
      </Button>
    </form>
  );
}
