import type { MemberPasskey } from '@marquee/contract/calls/passkeys';
import { useMessages } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { useDialog } from '../../dialog/use-dialog';
import { NameForm } from './name-form';

interface RenameDialogProps {
  readonly passkey: MemberPasskey;
  readonly onClosed: () => void;
}

export function RenameDialog({ passkey, onClosed }: RenameDialogProps) {
  const t = useMessages('member');
  const dialog = useDialog(onClosed);
  return (
    <Dialog size="sm" {...dialog.frame} title={t('security.passkeys.rename')}>
      <NameForm {...passkey} onDone={dialog.close} />
    </Dialog>
  );
}
