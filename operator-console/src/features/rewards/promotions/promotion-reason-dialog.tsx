import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';

interface PromotionReasonDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly description: string;
  readonly isDangerous?: boolean;
  /** Rejects with `ApiError`. */
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Prompts for the reason of an audited change, then makes it. */
export function PromotionReasonDialog({ send, onClose, ...dialog }: PromotionReasonDialogProps) {
  const consoleForm = useConsoleForm({ reason: '' }, ({ reason }) => send(reason));
  return (
    <FormDialog size="sm" {...dialog} consoleForm={consoleForm} onClose={onClose}>
      <ReasonField form={consoleForm.form} />
    </FormDialog>
  );
}
