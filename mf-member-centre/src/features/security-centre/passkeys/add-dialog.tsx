import { useMessages } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { useDialog } from '../../dialog/use-dialog';
import type { ProofKind } from '../proof/proof-field';
import { ProofForm } from '../proof/proof-form';
import { NameForm } from './name-form';
import { useAddPasskey } from './use-add-passkey';

interface AddDialogProps {
  readonly proof: ProofKind;
  readonly onClosed: () => void;
}

/** Adds a passkey, then lets the member name it. */
export function AddDialog({ proof, onClosed }: AddDialogProps) {
  const t = useMessages('member');
  const dialog = useDialog(onClosed);
  const { added, failure, isPending, add } = useAddPasskey();
  return (
    <Dialog
      size="sm"
      {...dialog.frame}
      title={t(added ? 'security.passkeys.added' : 'security.passkeys.add')}
      description={t(added ? 'security.passkeys.addedHint' : 'security.passkeys.addHint')}
    >
      {added ? (
        <NameForm {...added} revision={1} onDone={dialog.close} />
      ) : (
        <ProofForm
          proof={proof}
          failure={failure}
          isPending={isPending}
          submitLabel={t('security.goOn')}
          onSubmit={(given) => void add(given)}
        />
      )}
    </Dialog>
  );
}
