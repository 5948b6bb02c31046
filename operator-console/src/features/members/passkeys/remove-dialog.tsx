import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { OwnPasswordField } from '../../../lib/forms/own-password-field';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';

interface RemoveDialogProps {
  readonly brand: string;
  readonly account: string;
  readonly onClose: () => void;
}

/** Removes every passkey of a member who lost a device, and ends their sessions. */
export function RemoveDialog({ brand, account, onClose }: RemoveDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const consoleForm = useConsoleForm({ reason: '', password: '' }, async ({ reason, password }) => {
    const { removed } = await client.call('passkeyAdmin.removeAll', { brand, account, reason, password });
    await queryClient.invalidateQueries({ queryKey: ['passkeyAdmin.list'] });
    notify({ tone: 'success', title: t('passkeys.removed', { count: removed }) });
    onClose();
  });
  return (
    <FormDialog
      size="sm"
      title={t('passkeys.removeTitle', { account })}
      description={t('passkeys.removeEffect')}
      isDangerous
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <ReasonField form={consoleForm.form} />
      <OwnPasswordField form={consoleForm.form} />
    </FormDialog>
  );
}
