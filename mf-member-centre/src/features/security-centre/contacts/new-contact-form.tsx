import type { ContactKind } from '@marquee/contract/calls/contacts';
import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { PasskeyAssertion } from '@marquee/contract/calls/passkeys';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useForm } from 'react-hook-form';
import { LatePasskeyProof } from '../proof/late-passkey-proof';
import { ProofField, typedProof } from '../proof/proof-field';
import styles from '../security-centre.module.css';

interface NewContactFormProps extends Pick<CallValue<'security.contacts'>, 'proof'> {
  readonly kind: ContactKind;
  readonly failure: string | null;
  readonly isPending: boolean;
  readonly onSubmit: (request: Omit<CallRequest<'security.contactCode'>, 'kind'>) => void;
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
  const sendBy = (passkey: PasskeyAssertion) => onSubmit({ value: form.getValues('value').trim(), passkey });
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(({ value, proof: typed }) =>
          onSubmit({ value: value.trim(), ...typedProof(proof, typed) }),
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
      <ProofField proof={proof} {...form.register('proof', { validate })} error={errors.proof?.message} />
      {failure && <p role="alert">{failure}</p>}
      <Button type="submit" variant="primary" block loading={isPending}>
        {t('security.contacts.send')}
      </Button>
      <LatePasskeyProof
        disabled={isPending}
        canAsk={() => form.trigger('value', { shouldFocus: true })}
        onProof={sendBy}
      />
    </form>
  );
}
