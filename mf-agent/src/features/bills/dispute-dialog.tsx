import { DISPUTE_TEXT_MAX_LENGTH } from '@marquee/contract/agent-bills';
import { useAlertTexts, useCallMutation, useFormat, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextAreaField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { refreshBills } from './bill-disputes';

interface DisputeDialogProps {
  readonly billId: string;
  /** Until when the agent can object. */
  readonly until: string;
  readonly onClose: () => void;
}

/** Asks what is wrong with a bill, and sends it to the brand's operators. */
export function DisputeDialog({ billId, until, onClose }: DisputeDialogProps) {
  const t = useMessages('agent');
  const { dateTime } = useFormat();
  const alertTexts = useAlertTexts();
  const { toast } = useShell();
  const formId = useId();
  const make = useCallMutation('agent.disputeBill');
  const form = useForm({ mode: 'onTouched', defaultValues: { text: '' } });
  const { submit, failure, isPending } = useFormSubmit(form, async ({ text }) => {
    await make.mutateAsync({ id: billId, text: text.trim() });
    toast({ kind: 'success', message: t('bills.dispute.sent') });
    refreshBills();
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('bills.dispute.make')}
      description={t('bills.dispute.text', { until: dateTime(until) })}
      closeLabel={t('contracts.close')}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('contracts.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isPending}>
            {t('bills.dispute.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FormAlert {...alertTexts(failure)} />
        <TextAreaField
          {...form.register('text', { validate: (text) => text.trim() !== '' || t('bills.dispute.reasonMissing') })}
          label={t('bills.dispute.reason')}
          hint={t('bills.dispute.reasonHint')}
          error={form.formState.errors.text?.message}
          rows={6}
          dir="auto"
          required
          maxLength={DISPUTE_TEXT_MAX_LENGTH}
        />
      </form>
    </Dialog>
  );
}
