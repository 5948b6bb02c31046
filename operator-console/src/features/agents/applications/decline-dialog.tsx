import { DECLINE_MAX_LENGTH } from '@marquee/contract/calls/agent-applications';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { TextAreaField } from '@marquee/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';

interface DeclineDialogProps {
  readonly brand: string;
  readonly feedbackId: string;
  readonly account: string;
  readonly onClose: () => void;
}

/** Declines an application: the member reads the message. */
export function DeclineDialog({ brand, feedbackId, account, onClose }: DeclineDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const consoleForm = useConsoleForm({ message: '' }, async ({ message }) => {
    try {
      await client.call('agentApplications.decline', { brand, feedbackId, message });
      notify({ tone: 'success', title: t('agentApplications.declineDone', { account }) });
      onClose();
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['agentApplications.list'] });
    }
  });
  const { form } = consoleForm;
  return (
    <FormDialog
      size="sm"
      title={t('agentApplications.decline')}
      description={t('agentApplications.declineText', { account })}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <TextAreaField
        {...form.register('message', { validate: (message) => message.trim() !== '' || t('required') })}
        label={t('agentApplications.message')}
        rows={4}
        dir="auto"
        required
        maxLength={DECLINE_MAX_LENGTH}
        error={form.formState.errors.message?.message}
      />
    </FormDialog>
  );
}
