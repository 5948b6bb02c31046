import type { Announcement } from '@marquee/contract/entities/content';

/** The cover of an announcement: the first image of its sequence. */
export function firstImage({ announcementImages }: Pick<Announcement, 'announcementImages'>): string | undefined {
  return [...announcementImages].sort((left, right) => left.sequence - right.sequence)[0]?.url;
}
