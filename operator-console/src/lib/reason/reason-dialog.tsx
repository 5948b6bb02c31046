import type { OperatorCallId } from '@marquee/contract/operator-wire-table';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../forms/form-dialog';
import { type OperatorClient, useClient } from '../calls';
import { useConsoleForm } from '../forms/use-console-form';
import { ReasonField } from './reason-field';

interface ReasonDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  /** The list to refetch afterwards. */
  readonly reads: OperatorCallId;
  /** @returns the text of the confirmation */
  readonly perform: (client: OperatorClient, reason: string) => Promise<string>;
  readonly onClose: () => void;
}

/** Prompts for the reason of an audited action, then performs it. */
export function ReasonDialog({ title, text, reads, perform, onClose }: ReasonDialogProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const consoleForm = useConsoleForm({ reason: '' }, async ({ reason }) => {
    try {
      const title = await perform(client, reason);
      notify({ tone: 'success', title });
      onClose();
    } finally {
      void queryClient.invalidateQueries({ queryKey: [reads] });
    }
  });
  const { form } = consoleForm;
  return (
    <FormDialog size="sm" title={title} description={text} consoleForm={consoleForm} onClose={onClose}>
      <ReasonField form={form} />
    </FormDialog>
  );
}
