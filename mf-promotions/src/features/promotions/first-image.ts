import type { Announcement } from '@marquee/contract/entities/content';

/** The picture that stands for an announcement: the first of its sequence. */
export function firstImage({ announcementImages }: Pick<Announcement, 'announcementImages'>): string | undefined {
  return [...announcementImages].sort((left, right) => left.sequence - right.sequence)[0]?.url;
}
