import type { AdminPromotionDetail } from '@marquee/contract/calls/promotion-fields';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { newUuid } from '@marquee/kit/query/intent-key';
import { TextField } from '@marquee/ui/field';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useChange } from '../../../lib/forms/use-change';

interface GrantDialogProps {
  readonly promotion: AdminPromotionDetail;
  readonly onClose: () => void;
}

/** Gives the reward of a promotion to a member by hand. */
export function GrantDialog({ promotion: { promotionId, title }, onClose }: GrantDialogProps) {
  const t = useMessages('console');
  // The same grant again is the same intent.
  const [grantId] = useState(newUuid);
  const change = useChange('promotionsAdmin.grant', ({ account }) => t('promotions.granted', { account }), onClose);
  const consoleForm = useConsoleForm({ account: '', reason: '' }, ({ account, reason }) =>
    change.mutateAsync({ promotionId, grantId, account: account.trim(), reason }),
  );
  const { form } = consoleForm;
  return (
    <FormDialog
      size="sm"
      title={t('promotions.grantTitle', { title })}
      action={t('promotions.grant')}
      description={t('promotions.grantText')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <TextField
        {...form.register('account', { validate: (text) => text.trim() !== '' || t('required') })}
        label={t('freeBets.field.account')}
        required
        error={form.formState.errors.account?.message}
      />
      <ReasonField form={form} />
    </FormDialog>
  );
}
