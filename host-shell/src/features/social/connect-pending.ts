import { ApiError, callApi } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';
import i18next from 'i18next';

/** Connects the pending social account with the member who just logged in and confirmed it. */
export async function connectPending(): Promise<void> {
  const { toast } = runtime().shell;
  try {
    await callApi('security.connectSocial', {});
    toast({ kind: 'success', message: i18next.t('shell:social.connected') });
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'unknown_error';
    toast({ kind: 'warning', message: i18next.t(`shell:errors.${code}`) });
  }
}
