import type { SocialProvider } from '@marquee/contract/calls/sign-in';
import { useCallMutation, useMessages } from '@marquee/kit';
import { PasswordDialog } from '../password-dialog';

interface DisconnectDialogProps {
  readonly provider: SocialProvider;
  readonly onClosed: () => void;
}

/** Disconnects an account at a provider, after the password. */
export function DisconnectDialog({ provider, onClosed }: DisconnectDialogProps) {
  const t = useMessages('member');
  const { mutate, isPending, error } = useCallMutation('security.disconnectSocial');
  return (
    <PasswordDialog
      title={t('security.social.disconnect')}
      description={t('security.social.disconnectHint')}
      isPending={isPending}
      error={error}
      onConfirm={(password, onDone) => mutate({ provider, password }, { onSuccess: onDone })}
      onClosed={onClosed}
    />
  );
}
