import { useCallMutation, useMessages } from '@marquee/kit';
import { PasswordDialog } from '../password-dialog';

/** Switches the authenticator off; the server asks for the password each time. */
export function SwitchOffDialog({ onClosed }: { readonly onClosed: () => void }) {
  const t = useMessages('member');
  const { mutate, isPending, error } = useCallMutation('security.disableAuthenticator');
  return (
    <PasswordDialog
      title={t('security.authenticator.switchOffTitle')}
      description={t('security.authenticator.switchOffHint')}
      isPending={isPending}
      error={error}
      onConfirm={(password, onDone) => mutate({ password }, { onSuccess: onDone })}
      onClosed={onClosed}
    />
  );
}
