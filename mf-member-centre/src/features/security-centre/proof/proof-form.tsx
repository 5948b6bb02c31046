import type { CallRequest } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { useForm } from 'react-hook-form';
import styles from '../security-centre.module.css';
import { LatePasskeyProof } from './late-passkey-proof';
import { ProofField, type ProofKind, typedProof } from './proof-field';

export type Proof = CallRequest<'security.startPasskey'>;

interface ProofFormProps {
  readonly proof: ProofKind;
  readonly failure: string | null;
  readonly isPending: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (proof: Proof) => void;
}

/** The proof that it is the member: password or code of the authenticator, or a passkey. */
export function ProofForm({ proof, failure, isPending, submitLabel, onSubmit }: ProofFormProps) {
  const t = useMessages('member');
  const form = useForm({ mode: 'onTouched', defaultValues: { typed: '' } });
  const validate = (typed: string) => typed.trim() !== '' || t('security.required');
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) => void form.handleSubmit(({ typed }) => onSubmit(typedProof(proof, typed)))(event)}
    >
      <ProofField
        proof={proof}
        {...form.register('typed', { validate })}
        error={form.formState.errors.typed?.message ?? failure}
      />
      <Button type="submit" variant="primary" block loading={isPending}>
        {submitLabel}
      </Button>
      <LatePasskeyProof disabled={isPending} onProof={(passkey) => onSubmit({ passkey })} />
    </form>
  );
}
