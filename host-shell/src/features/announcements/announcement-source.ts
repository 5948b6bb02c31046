import type { CallValue } from '@marquee/contract/calls/index';
import type { Announcement } from '@marquee/contract/entities/content';

/** Everything that is read as text: player notices, popups and headlines. One request serves marquee and popup. */
export const ANNOUNCEMENT_TYPES = 'PL,PU,H';

const newestFirst = (items: readonly Announcement[]): Announcement[] =>
  items.toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt));

/** Headlines and notices of the marquee, newest first. */
export function headlinesOf({ headline, player }: CallValue<'content.announcements'>): Announcement[] {
  return newestFirst([...headline, ...player]);
}

/** What the announcements popup lists, newest first; opened by the page, it starts with the popups. */
export function announcementsOf(value: CallValue<'content.announcements'>, isPopup: boolean): Announcement[] {
  return isPopup
    ? [...newestFirst(value.popup), ...headlinesOf(value)]
    : newestFirst([...value.headline, ...value.player, ...value.popup]);
}
