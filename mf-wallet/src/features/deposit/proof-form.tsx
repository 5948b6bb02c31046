import { PROOF_NOTE_MAX_LENGTH } from '@marquee/contract/constants';
import { refreshCall, useAlertTexts, useCallMutation, useFormSubmit, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ProofImages } from '../uploads/proof-images';
import { useProofImages } from '../uploads/use-proof-images';
import styles from './transfer.module.css';

/** Pictures of a transfer and a word about it; sending them hands the deposit to the operators. */
export function ProofForm({ depositId }: { readonly depositId: string }) {
  const t = useMessages('wallet');
  const alertTexts = useAlertTexts();
  const uploads = useProofImages();
  const [isTried, setTried] = useState(false);
  const proof = useCallMutation('cashier.sendProof');
  const form = useForm({ mode: 'onTouched', defaultValues: { note: '' } });
  const hasNoProof = uploads.imageIds.length === 0;
  const { submit, failure, isPending } = useFormSubmit(form, async ({ note }) => {
    if (hasNoProof || uploads.isUploading) return;
    await proof.mutateAsync({ depositId, imageIds: [...uploads.imageIds], note });
    void refreshCall('cashier.depositById');
    void refreshCall('cashier.deposits');
  });
  const onSubmit = (event: FormEvent) => {
    setTried(true);
    submit(event);
  };
  return (
    <form className={styles.part} noValidate onSubmit={onSubmit}>
      <ProofImages
        label={t('transfer.proof')}
        uploads={uploads}
        required
        disabled={isPending}
        error={isTried && hasNoProof && !uploads.isUploading ? t('transfer.proofMissing') : undefined}
      />
      <TextField
        label={t('transfer.note')}
        hint={t('transfer.noteHint')}
        {...form.register('note')}
        maxLength={PROOF_NOTE_MAX_LENGTH}
        dir="auto"
      />
      <FormAlert {...alertTexts(failure)} />
      <Button type="submit" variant="primary" size="lg" loading={isPending} disabled={uploads.isUploading}>
        {t('transfer.send')}
      </Button>
    </form>
  );
}
