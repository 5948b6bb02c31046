import { useFlag, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { useWatch } from 'react-hook-form';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import { CodeField } from '../verification/code-field';
import { MobileField } from '../verification/mobile-field';
import { useCodeRule } from '../verification/use-code-rule';
import { useMobileLoginForm } from './use-mobile-login-form';

/** The login by mobile number and SMS code. */
export function MobileLoginForm({ returnTo }: { readonly returnTo?: string | undefined }) {
  const t = useMessages('shell');
  const canRemember = useFlag('REMEMBERME');
  const { form, number, submit, refuseNumber, failure, isPending } = useMobileLoginForm(returnTo);
  const { errors } = form.formState;
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const codeFault = useCodeRule();
  const required = (value: string) => value.trim() !== '' || t('fields.required');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert failure={failure} />
      <MobileField
        {...form.register('mobile', { validate: required })}
        dialingCodes={number.dialingCodes}
        dialingCode={number.dialingCode}
        onDialingCode={number.setDialingCode}
        error={errors.mobile?.message}
        required
      />
      <CodeField
        {...form.register('code', { validate: codeFault })}
        purpose="account"
        number={{ mobile: mobile.trim(), dialingCode: number.dialingCode }}
        onNumberFault={refuseNumber}
        error={errors.code?.message}
      />
      {canRemember && <Checkbox {...form.register('rememberMe')} label={t('login.remember')} />}
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
