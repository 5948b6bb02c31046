import { useMessages, useSessionActions, useShell } from '@marquee/kit';

/** Signs out after the person has confirmed it. */
export function useSignOut(): () => Promise<void> {
  const t = useMessages('shell');
  const { confirm } = useShell();
  const { logout } = useSessionActions();
  return async () => {
    const confirmed = await confirm({
      title: t('sign_out.title'),
      message: t('sign_out.message'),
      confirmLabel: t('sign_out.confirm'),
      cancelLabel: t('cancel'),
    });
    if (confirmed) await logout();
  };
}
