import type { ContactKind } from '@marquee/contract/calls/contacts';
import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { PasswordField, TextField } from '@marquee/ui/field';
import { useForm } from 'react-hook-form';
import styles from '../security-centre.module.css';

interface NewContactFormProps extends Pick<CallValue<'security.contacts'>, 'proof'> {
  readonly kind: ContactKind;
  readonly failure: string | null;
  readonly isPending: boolean;
  readonly onSubmit: (request: { value: string; password?: string; authenticatorCode?: string }) => void;
}

const INPUTS = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

/** The new contact with the proof that it is the member who wants it. */
export function NewContactForm({ kind, proof, failure, isPending, onSubmit }: NewContactFormProps) {
  const t = useMessages('member');
  const form = useForm({ mode: 'onTouched', defaultValues: { value: '', proof: '' } });
  const { errors } = form.formState;
  const validate = (text: string) => text.trim() !== '' || t('security.required');
  const proofField = { ...form.register('proof', { validate }), error: errors.proof?.message, required: true };
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(({ value, proof: typed }) =>
          onSubmit({
            value: value.trim(),
            ...(proof === 'password' ? { password: typed } : { authenticatorCode: typed }),
          }),
        )(event)
      }
    >
      <TextField
        label={t(`security.contacts.kinds.${kind}`)}
        hint={kind === 'mobile' ? t('security.contacts.mobileHint') : undefined}
        {...form.register('value', { validate })}
        {...INPUTS[kind]}
        error={errors.value?.message}
        required
      />
      {proof === 'password' ? (
        <PasswordField
          label={t('security.password')}
          {...proofField}
          autoComplete="current-password"
          showLabel={t('security.show')}
          hideLabel={t('security.hide')}
        />
      ) : (
        <TextField label={t('security.authenticator.code')} {...proofField} autoComplete="one-time-code" />
      )}
      {failure && <p role="alert">{failure}</p>}
      <Button type="submit" variant="primary" block loading={isPending}>
        {t('security.contacts.send')}
      </Button>
    </form>
  );
}
