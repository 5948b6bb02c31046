import type { BootDocument } from '@marquee/contract/boot';
import type { SessionState } from '@marquee/contract/session';
import { menuOf } from '@marquee/kit';

/** Where members invite friends, if the brand wants that and a remote fills it; for agents the affiliate service, always. */
export function invitationAddress(boot: BootDocument, state: SessionState): string | null {
  if (state === 'agent') return menuOf(boot, 'account', state).find(({ id }) => id === 'agent-centre')?.to ?? null;
  if (boot.brand.flags['REFERRAL'] !== true) return null;
  return menuOf(boot, 'member', state).find(({ id }) => id === 'invite-friends')?.to ?? null;
}
