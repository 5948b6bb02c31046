import type { MemberIcon } from '@marquee/contract/calls/member-profile';
import { refreshCall, useShell } from '@marquee/kit';

/** Shows a new nickname or picture wherever the page shows the member. */
export function useShowIcon(): (icon: MemberIcon) => Promise<void> {
  const shell = useShell();
  return async ({ nickname, picture }) => {
    // It is stored by now: where the settings do not load, the next visit shows it.
    const settings = await shell.settings?.().catch(() => null);
    settings?.updateMember({ nickname, picture });
    await refreshCall('member.icon');
  };
}
