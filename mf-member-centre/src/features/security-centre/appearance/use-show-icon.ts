import type { MemberIcon } from '@marquee/contract/calls/member-profile';
import { refreshCall, useShell } from '@marquee/kit';

/** Shows a new nickname or picture wherever the page shows the member. */
export function useShowIcon(): (icon: MemberIcon) => Promise<void> {
  const shell = useShell();
  return async ({ nickname, picture }) => {
    const settings = await shell.settings?.();
    settings?.updateMember({ nickname, picture });
    await refreshCall('member.icon');
  };
}
