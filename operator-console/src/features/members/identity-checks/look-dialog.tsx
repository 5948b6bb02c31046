import { useMessages } from '@marquee/kit/i18n/use-messages';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';

interface LookDialogProps {
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Why an operator looks at documents that they do not review. */
export function LookDialog({ onReason, onClose }: LookDialogProps) {
  const t = useMessages('console');
  const consoleForm = useConsoleForm({ reason: '' }, async ({ reason }) => {
    onReason(reason);
    onClose();
  });
  return (
    <FormDialog
      size="sm"
      title={t('identityChecks.show')}
      description={t('identityChecks.lookHint')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <ReasonField form={consoleForm.form} />
    </FormDialog>
  );
}
