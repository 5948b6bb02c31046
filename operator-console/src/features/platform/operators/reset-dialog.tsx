import type { OperatorAccount } from '@marquee/contract/calls/operators';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { OwnPasswordField } from '../../../lib/forms/own-password-field';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';

interface ResetDialogProps {
  readonly operator: OperatorAccount;
  readonly onClose: () => void;
}

/** Removes the second factor of an operator who lost theirs. */
export function ResetDialog({ operator: { id, name }, onClose }: ResetDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const consoleForm = useConsoleForm({ reason: '', password: '' }, async ({ reason, password }) => {
    await client.call('operators.resetSecondFactor', { operatorId: id, reason, password });
    await queryClient.invalidateQueries({ queryKey: ['operators.list'] });
    notify({ tone: 'success', title: t('operators.resetDone', { name }) });
    onClose();
  });
  return (
    <FormDialog
      size="sm"
      title={t('operators.resetTitle', { name })}
      description={t('operators.resetEffect')}
      isDangerous
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <ReasonField form={consoleForm.form} />
      <OwnPasswordField form={consoleForm.form} />
    </FormDialog>
  );
}
