import { refreshCall, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { useDialog } from '../../dialog/use-dialog';
import type { ProofKind } from '../proof/proof-field';
import { ProofForm } from '../proof/proof-form';

interface RemoveDialogProps {
  readonly passkeyId: string;
  readonly name: string;
  readonly proof: ProofKind;
  readonly onClosed: () => void;
}

/** Removes a passkey here; the device may keep its own half, which opens nothing any more. */
export function RemoveDialog({ passkeyId, name, proof, onClosed }: RemoveDialogProps) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const dialog = useDialog(onClosed);
  const { mutate, isPending, error } = useCallMutation('security.removePasskey');
  return (
    <Dialog
      size="sm"
      {...dialog.frame}
      title={t('security.passkeys.removeOf', { name })}
      description={t('security.passkeys.removeHint')}
    >
      <ProofForm
        proof={proof}
        failure={error && errorMessage(error)}
        isPending={isPending}
        submitLabel={t('security.passkeys.remove')}
        onSubmit={(given) =>
          mutate(
            { passkeyId, ...given },
            {
              onSuccess: () => {
                dialog.close();
                toast({ kind: 'success', message: t('security.passkeys.removed') });
                void refreshCall('security.passkeys');
              },
            },
          )
        }
      />
    </Dialog>
  );
}
