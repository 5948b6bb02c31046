import { refreshCall, useCallMutation, useErrorMessage, useMessages } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { useState } from 'react';
import { PasswordForm } from '../password-form';

/** Switches the authenticator off; the server asks for the password each time. */
export function SwitchOffDialog({ onClosed }: { readonly onClosed: () => void }) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const [open, setOpen] = useState(true);
  const { mutate, isPending, error } = useCallMutation('security.disableAuthenticator');
  const switchOff = (password: string) =>
    mutate(
      { password },
      {
        onSuccess: () => {
          setOpen(false);
          void refreshCall('security.overview');
        },
      },
    );
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      closeLabel={t('round.close')}
      title={t('security.authenticator.switchOffTitle')}
      description={t('security.authenticator.switchOffHint')}
    >
      <PasswordForm failure={error && errorMessage(error)} isPending={isPending} onSubmit={switchOff} />
    </Dialog>
  );
}
