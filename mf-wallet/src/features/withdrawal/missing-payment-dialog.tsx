import { PROOF_NOTE_MAX_LENGTH } from '@marquee/contract/constants';
import {
  refreshCall,
  useAlertTexts,
  useCallMutation,
  useFormat,
  useFormSubmit,
  useMessages,
  useMoneyField,
} from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextAreaField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { type FormEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ProofImages } from '../uploads/proof-images';
import { useProofImages } from '../uploads/use-proof-images';
import type { WithdrawalView } from './use-live-withdrawal';
import { isPart } from './withdrawal-rules';
import styles from './withdrawal-detail.module.css';

interface MissingDialogProps {
  readonly withdrawal: WithdrawalView;
  readonly kind: 'none' | 'part';
  readonly onClose: () => void;
}

/** Reports that a payment was not received, or only in part, with pictures as proof. */
export function MissingPaymentDialog({ withdrawal, kind, onClose }: MissingDialogProps) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const moneyField = useMoneyField();
  const alertTexts = useAlertTexts();
  const form = useMissingPayment(withdrawal, kind, onClose);
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
        <Button
          type="submit"
          form={formId}
          variant="primary"
          loading={form.isPending}
          disabled={form.uploads.isUploading}
        >
          {t('withdrawal.missing.send')}
        </Button>
      }
    >
      <form id={formId} className={styles.dialog} noValidate onSubmit={form.submit}>
        {kind === 'part' && (
          <AmountControl
            {...moneyField}
            control={form.control}
            name="received"
            validate={(received) =>
              isPart(received, withdrawal.amount) ? undefined : t('withdrawal.missing.partFault', { amount })
            }
            label={t('withdrawal.missing.received')}
            hint={t('withdrawal.missing.of', { amount })}
            required
          />
        )}
        <ProofImages
          label={t('withdrawal.missing.proof')}
          uploads={form.uploads}
          required
          disabled={form.isPending}
          error={form.proofMissing ? t('withdrawal.missing.proofMissing') : undefined}
        />
        <TextAreaField
          label={t('withdrawal.missing.note')}
          {...form.note}
          maxLength={PROOF_NOTE_MAX_LENGTH}
          rows={3}
          dir="auto"
        />
        <FormAlert {...alertTexts(form.failure)} />
      </form>
    </Dialog>
  );
}

interface MissingValues {
  readonly received: string;
  readonly note: string;
}

function useMissingPayment({ withdrawalId }: WithdrawalView, kind: 'none' | 'part', onClose: () => void) {
  const uploads = useProofImages();
  const [isTried, setTried] = useState(false);
  const none = useCallMutation('withdrawal.notReceived');
  const part = useCallMutation('withdrawal.partiallyReceived');
  const form = useForm<MissingValues>({ mode: 'onTouched', defaultValues: { received: '', note: '' } });
  const hasNoProof = uploads.imageIds.length === 0;
  const { submit, failure, isPending } = useFormSubmit(form, async ({ received, note }) => {
    if (hasNoProof || uploads.isUploading) return;
    const report = { withdrawalId, note, images: [...uploads.imageIds] };
    await (kind === 'part' ? part.mutateAsync({ ...report, received }) : none.mutateAsync(report));
    void refreshCall('withdrawal.byId');
    onClose();
  });
  return {
    uploads,
    control: form.control,
    note: form.register('note'),
    proofMissing: isTried && hasNoProof && !uploads.isUploading,
    isPending,
    failure,
    submit(event: FormEvent) {
      setTried(true);
      submit(event);
    },
  };
}
