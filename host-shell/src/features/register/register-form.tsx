import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { CaptchaField } from '../../lib/form/captcha-field';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import { LinkAction } from '@marquee/ui/form';
import { RegisterField } from './register-field';
import { fieldName } from './register-rules';
import { type RegisterMethod, useRegisterForm } from './use-register-form';

interface RegisterFormProps {
  readonly method: RegisterMethod;
  readonly settings: CallValue<'system.registerSettings'>;
  readonly returnTo?: string | undefined;
  readonly onLeave: () => void;
}

export function RegisterForm({ method, settings, returnTo, onLeave }: RegisterFormProps) {
  const t = useMessages('shell');
  const { openModal } = useShell();
  const form = useRegisterForm(method, settings, returnTo);
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
        {t('register.submit')}
      </Button>
      <p className={styles.foot}>
        <span>
          {t('register.hasAccount')} <LinkAction onClick={toLogin}>{t('register.toLogin')}</LinkAction>
        </span>
      </p>
    </form>
  );
}
