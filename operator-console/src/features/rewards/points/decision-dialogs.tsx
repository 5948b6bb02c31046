import type { AdminPointRedeem } from '@marquee/contract/calls/points-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useChange } from '../../../lib/forms/use-change';

interface DecisionDialogProps {
  readonly redeem: AdminPointRedeem;
  readonly onClose: () => void;
}

/** Approves a redeem with what the member follows the goods by. */
export function ApproveDialog({ redeem: { redeemId, name, account }, onClose }: DecisionDialogProps) {
  const t = useMessages('console');
  const change = useChange('pointsAdmin.approve', () => t('points.approved', { account }), onClose);
  const consoleForm = useConsoleForm({ shipment: '' }, (values) => change.mutateAsync({ redeemId, ...values }));
  const { form } = consoleForm;
  return (
    <FormDialog
      size="sm"
      title={t('points.approveTitle', { name: name ?? '' })}
      action={t('points.approve')}
      description={t('points.approveText')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <TextField
        {...form.register('shipment', { validate: (text) => text.trim() !== '' || t('required') })}
        label={t('points.shipment')}
        hint={t('points.shipmentHint')}
        dir="auto"
        maxLength={120}
        required
        error={form.formState.errors.shipment?.message}
      />
    </FormDialog>
  );
}

/** Rejects a redeem with a remark for the member. */
export function RejectDialog({ redeem: { redeemId, name, account }, onClose }: DecisionDialogProps) {
  const t = useMessages('console');
  const change = useChange('pointsAdmin.reject', () => t('points.rejected', { account }), onClose);
  const consoleForm = useConsoleForm({ reason: '' }, ({ reason }) => change.mutateAsync({ redeemId, remark: reason }));
  return (
    <FormDialog
      size="sm"
      title={t('points.rejectTitle', { name: name ?? '' })}
      action={t('points.reject')}
      isDangerous
      description={t('points.rejectText')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <ReasonField form={consoleForm.form} hint={t('points.remarkHint')} />
    </FormDialog>
  );
}
