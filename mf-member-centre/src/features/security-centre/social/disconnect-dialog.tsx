import type { SocialProvider } from '@marquee/contract/calls/sign-in';
import { refreshCall, useCallMutation, useErrorMessage, useMessages } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { useState } from 'react';
import { PasswordForm } from '../password-form';

interface DisconnectDialogProps {
  readonly provider: SocialProvider;
  readonly onClosed: () => void;
}

/** Disconnects an account at a provider, after the password. */
export function DisconnectDialog({ provider, onClosed }: DisconnectDialogProps) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const [open, setOpen] = useState(true);
  const { mutate, isPending, error } = useCallMutation('security.disconnectSocial');
  const disconnect = (password: string) =>
    mutate(
      { provider, password },
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
      title={t('security.social.disconnect')}
      description={t('security.social.disconnectHint')}
    >
      <PasswordForm failure={error && errorMessage(error)} isPending={isPending} onSubmit={disconnect} />
    </Dialog>
  );
}
