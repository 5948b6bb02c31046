import { callApi } from '@marquee/kit';
import i18next from 'i18next';

/** What follows a member's first login: from now on they are written to in the language that they read here. */
export function firstLogin(): void {
  void callApi('member.firstLogin', { language: i18next.language }).catch(() => undefined);
}
