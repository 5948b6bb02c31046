import { refreshCall, useErrorMessage } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { useDialog } from '../dialog/use-dialog';
import { PasswordForm } from './password-form';

interface PasswordDialogProps {
  readonly title: string;
  readonly description: string;
  readonly isPending: boolean;
  readonly error: Parameters<ReturnType<typeof useErrorMessage>>[0] | null;
  /** Does what the password confirms, and calls back when it is done. */
  readonly onConfirm: (password: string, onDone: () => void) => void;
  readonly onClosed: () => void;
}

/** Something of the security centre that the server does only against the password. */
export function PasswordDialog({ title, description, isPending, error, onConfirm, onClosed }: PasswordDialogProps) {
  const errorMessage = useErrorMessage();
  const dialog = useDialog(onClosed);
  const onDone = () => {
    dialog.close();
    void refreshCall('security.overview');
  };
  return (
    <Dialog size="sm" {...dialog.frame} title={title} description={description}>
      <PasswordForm
        failure={error && errorMessage(error)}
        isPending={isPending}
        onSubmit={(password) => onConfirm(password, onDone)}
      />
    </Dialog>
  );
}
