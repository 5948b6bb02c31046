import type { CallValue } from '@marquee/contract/calls/index';
import type { Announcement } from '@marquee/contract/entities/content';

/** Everything that is read as text: player notices, popups and headlines. One request serves marquee and popup. */
export const ANNOUNCEMENT_TYPES = 'PL,PU,H';

/** The texts of the marquee, in order. */
export function headlinesOf({ headline, player }: CallValue<'content.announcements'>): Announcement[] {
  return [...headline, ...player];
}

/** What the announcements popup lists: popups first when the page opens it, notices first when the visitor does. */
export function announcementsOf(value: CallValue<'content.announcements'>, isPopup: boolean): Announcement[] {
  return isPopup ? [...value.popup, ...headlinesOf(value)] : [...headlinesOf(value), ...value.popup];
}
