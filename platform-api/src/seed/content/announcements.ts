import type { AnnouncementSeed } from './announcement-seed';
import announcements from './announcements.json' with { type: 'json' };
import { popupsOf } from './popups';

type AnnouncementText = Omit<AnnouncementSeed, 'content'> & Partial<Pick<AnnouncementSeed, 'content'>>;

/** Announcements of every brand; a headline says all in its title. */
const COMMON: readonly AnnouncementSeed[] = (announcements as AnnouncementText[]).map((announcement) => ({
  ...announcement,
  content: announcement.content ?? paragraphsOf(announcement.title),
}));

function paragraphsOf(title: AnnouncementSeed['title']): AnnouncementSeed['content'] {
  return Object.fromEntries(Object.entries(title).map(([language, text]) => [language, `<p>${text}</p>`]));
}

/** All announcements of a brand, the latest first. */
export const announcementsOf = (brandCode: string): readonly AnnouncementSeed[] => [...popupsOf(brandCode), ...COMMON];
