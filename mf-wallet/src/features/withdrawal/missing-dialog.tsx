import { PROOF_NOTE_MAX_LENGTH } from '@marquee/contract/constants';
import { refreshCall, useAlertTexts, useCallMutation, useFormat, useMessages, useMoneyField } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { AmountField, TextAreaField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { type FormEvent, useId, useState } from 'react';
import { ProofImages } from '../uploads/proof-images';
import { useProofImages } from '../uploads/use-proof-images';
import type { WithdrawalShown } from './withdrawal-detail';
import { isPart } from './withdrawal-rules';
import styles from './withdrawal-detail.module.css';

interface MissingDialogProps {
  readonly withdrawal: WithdrawalShown;
  readonly kind: 'none' | 'part';
  readonly onClose: () => void;
}

/** Nothing has come, or only a part: how much, with pictures that prove it. */
export function MissingDialog({ withdrawal, kind, onClose }: MissingDialogProps) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const moneyField = useMoneyField();
  const alertTexts = useAlertTexts();
  const form = useMissing(withdrawal, kind, onClose);
  const formId = useId();
  const amount = money(withdrawal.amount);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`withdrawal.missing.${kind}`)}
      description={t('withdrawal.missing.intro')}
      closeLabel={t('withdrawal.confirm.cancel')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={form.busy} disabled={form.uploads.isUploading}>
          {t('withdrawal.missing.send')}
        </Button>
      }
    >
      <form id={formId} className={styles.dialog} noValidate onSubmit={form.submit}>
        {kind === 'part' && (
          <AmountField
            {...moneyField}
            label={t('withdrawal.missing.received')}
            hint={t('withdrawal.missing.of', { amount })}
            value={form.received}
            onValueChange={form.setReceived}
            error={form.receivedFault ? t('withdrawal.missing.partFault', { amount }) : undefined}
            required
          />
        )}
        <ProofImages
          label={t('withdrawal.missing.proof')}
          uploads={form.uploads}
          required
          disabled={form.busy}
          error={form.proofMissing ? t('withdrawal.missing.proofMissing') : undefined}
        />
        <TextAreaField
          label={t('withdrawal.missing.note')}
          value={form.note}
          maxLength={PROOF_NOTE_MAX_LENGTH}
          rows={3}
          dir="auto"
          onChange={(event) => form.setNote(event.target.value)}
        />
        <FormAlert {...alertTexts(form.error)} />
      </form>
    </Dialog>
  );
}

function useMissing({ withdrawalId, amount }: WithdrawalShown, kind: 'none' | 'part', onClose: () => void) {
  const uploads = useProofImages();
  const [received, setReceived] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const none = useCallMutation('withdrawal.notReceived');
  const part = useCallMutation('withdrawal.partiallyReceived');
  const noProof = uploads.imageIds.length === 0;
  const noPart = kind === 'part' && !isPart(received, amount);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (noProof || noPart || uploads.isUploading) return;
    const report = { withdrawalId, note, images: [...uploads.imageIds] };
    const onSuccess = () => {
      void refreshCall('withdrawal.byId');
      onClose();
    };
    if (kind === 'part') part.mutate({ ...report, received }, { onSuccess });
    else none.mutate(report, { onSuccess });
  };
  return {
    uploads,
    received,
    setReceived,
    note,
    setNote,
    receivedFault: tried && noPart,
    proofMissing: tried && noProof && !uploads.isUploading,
    busy: none.isPending || part.isPending,
    error: none.error ?? part.error,
    submit,
  };
}
