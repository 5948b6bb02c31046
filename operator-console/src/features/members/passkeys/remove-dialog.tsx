import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';

interface RemoveDialogProps {
  readonly brand: string;
  readonly account: string;
  readonly onClose: () => void;
}

/** Removes every passkey of a member who lost a device, and ends their sessions. */
export function RemoveDialog({ brand, account, onClose }: RemoveDialogProps) {
  const t = useMessages('console');
  return (
    <ReasonDialog
      title={t('passkeys.removeTitle', { account })}
      text={t('passkeys.removeEffect')}
      reads="passkeyAdmin.list"
      asksPassword
      perform={async (client, reason, password) => {
        const { removed } = await client.call('passkeyAdmin.removeAll', { brand, account, reason, password });
        return t('passkeys.removed', { count: removed });
      }}
      onClose={onClose}
    />
  );
}
