import { PROOF_NOTE_MAX_LENGTH } from '@marquee/contract/constants';
import { refreshCall, useAlertTexts, useCallMutation, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { type FormEvent, useState } from 'react';
import { ProofImages } from '../uploads/proof-images';
import { useProofImages } from '../uploads/use-proof-images';
import styles from './transfer.module.css';

/** Pictures of a transfer and a word about it; sending them hands the deposit to the operators. */
export function ProofForm({ depositId }: { readonly depositId: string }) {
  const t = useMessages('wallet');
  const alertTexts = useAlertTexts();
  const uploads = useProofImages();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useCallMutation('cashier.sendProof');
  const missing = uploads.imageIds.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing || uploads.isUploading) return;
    mutate(
      { depositId, imageIds: [...uploads.imageIds], note },
      {
        onSuccess: () => {
          void refreshCall('cashier.depositById');
          void refreshCall('cashier.deposits');
        },
      },
    );
  };
  return (
    <form className={styles.part} noValidate onSubmit={submit}>
      <ProofImages
        label={t('transfer.proof')}
        uploads={uploads}
        required
        disabled={isPending}
        error={tried && missing && !uploads.isUploading ? t('transfer.proofMissing') : undefined}
      />
      <TextField
        label={t('transfer.note')}
        hint={t('transfer.noteHint')}
        value={note}
        maxLength={PROOF_NOTE_MAX_LENGTH}
        dir="auto"
        onChange={(event) => setNote(event.target.value)}
      />
      <FormAlert {...alertTexts(error)} />
      <Button type="submit" variant="primary" size="lg" loading={isPending} disabled={uploads.isUploading}>
        {t('transfer.send')}
      </Button>
    </form>
  );
}
