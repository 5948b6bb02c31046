import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { CaptchaField } from '../../lib/form/captcha-field';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import { TextField } from '@marquee/ui/field';
import { LinkAction } from '@marquee/ui/form';
import { RegisterField } from './register-field';
import { fieldName } from './register-rules';
import { type RegisterMethod, type RegisterOptions, useRegisterForm } from './use-register-form';

interface RegisterFormProps extends RegisterOptions {
  readonly method: RegisterMethod;
  readonly settings: CallValue<'system.registerSettings'>;
  readonly onLeave: () => void;
}

export function RegisterForm({ method, settings, returnTo, activation, onLeave }: RegisterFormProps) {
  const t = useMessages('shell');
  const { openModal } = useShell();
  const form = useRegisterForm(method, settings, { returnTo, activation });
  const { register, submit, errors, failure, message, attempt, isPending } = form;
  // One sentence with a marked part, so that each language puts the link where it belongs.
  const [beforeLink, link, afterLink] = t('register.terms', { age: form.leastAge }).split(/<\/?1>/);
  const toLogin = () => {
    onLeave();
    openModal('loginPopupModal', returnTo === undefined ? {} : { returnTo });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert failure={failure} message={message} />
      {activation && <AccountName account={activation.account} />}
      <div className={styles.columns}>
        {form.fields.map((rule) => (
          <RegisterField
            key={rule.name}
            rule={rule}
            mobile={form.mobile}
            leastAge={form.leastAge}
            error={errors[fieldName(rule)]?.message}
            {...register(rule)}
          />
        ))}
      </div>
      {settings.captcha && (
        <CaptchaField
          {...form.registerCaptcha()}
          purpose="register"
          attempt={attempt}
          error={errors.captcha?.message}
        />
      )}
      <Checkbox
        {...form.registerTerms()}
        error={errors.terms?.message}
        label={
          <>
            {beforeLink}
            <LinkAction onClick={() => openModal('helpModal', { anchor: 'term' })}>{link}</LinkAction>
            {afterLink}
          </>
        }
      />
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t(activation ? 'register.activate.submit' : 'register.submit')}
      </Button>
      {!activation && (
        <p className={styles.foot}>
          <span>
            {t('register.hasAccount')} <LinkAction onClick={toLogin}>{t('register.toLogin')}</LinkAction>
          </span>
        </p>
      )}
    </form>
  );
}

/** The name that the account has: what password managers keep it under. */
function AccountName({ account }: { readonly account: string }) {
  const t = useMessages('shell');
  return (
    <TextField
      label={t('register.field.username')}
      hint={t('register.activate.hint')}
      value={account}
      readOnly
      autoComplete="username"
    />
  );
}
