import { useMessages, useShell } from '@marquee/kit';

/** Signs out after the person has confirmed it. */
export function useSignOut(): () => Promise<void> {
  const t = useMessages('shell');
  const { confirm, logout } = useShell();
  return async () => {
    const confirmed = await confirm({
      title: t('signOut.title'),
      message: t('signOut.message'),
      confirmLabel: t('signOut.confirm'),
      cancelLabel: t('cancel'),
    });
    if (confirmed) await logout();
  };
}
