import type { OperatorCallId } from '@marquee/contract/operator-wire-table';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type OperatorClient, useClient } from '../calls';
import { FormDialog } from '../forms/form-dialog';
import { OwnPasswordField } from '../forms/own-password-field';
import { useConsoleForm } from '../forms/use-console-form';
import { ReasonField } from './reason-field';

interface ReasonDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  /** The list to refetch afterwards. */
  readonly reads: OperatorCallId;
  /** Asks for the operator's own password, for what cannot be taken back. */
  readonly asksPassword?: boolean;
  /**
   * @param password empty unless it is asked for
   * @returns the text of the confirmation
   */
  readonly perform: (client: OperatorClient, reason: string, password: string) => Promise<string>;
  readonly onClose: () => void;
}

/** Prompts for the reason of an audited action, then performs it. */
export function ReasonDialog({ title, text, reads, asksPassword = false, perform, onClose }: ReasonDialogProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const consoleForm = useConsoleForm({ reason: '', password: '' }, async ({ reason, password }) => {
    try {
      const title = await perform(client, reason, password);
      notify({ tone: 'success', title });
      onClose();
    } finally {
      void queryClient.invalidateQueries({ queryKey: [reads] });
    }
  });
  const { form } = consoleForm;
  return (
    <FormDialog
      size="sm"
      title={title}
      description={text}
      isDangerous={asksPassword}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <ReasonField form={form} />
      {asksPassword && <OwnPasswordField form={form} />}
    </FormDialog>
  );
}
