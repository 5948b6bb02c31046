import { refreshCall, useCallMutation, useMessages } from '@marquee/kit';
import { PasswordDialog } from '../password-dialog';

/** Asks for an export; the server asks for the password each time. */
export function RequestExportDialog({ onClosed }: { readonly onClosed: () => void }) {
  const t = useMessages('member');
  const { mutate, isPending, error } = useCallMutation('security.requestDataExport');
  return (
    <PasswordDialog
      title={t('security.data.export')}
      description={t('security.data.requestHint')}
      isPending={isPending}
      error={error}
      onConfirm={(password, onDone) =>
        mutate(
          { password },
          {
            onSuccess: () => {
              void refreshCall('security.dataExport');
              onDone();
            },
          },
        )
      }
      onClosed={onClosed}
    />
  );
}
