import type { AnnouncementSeed } from './announcement-seed';
import meridian from './popups/meridian.json' with { type: 'json' };
import sundarban from './popups/sundarban.json' with { type: 'json' };

const OWN: Readonly<Record<string, unknown>> = { sundarban, meridian };

/** Popups of a brand that open by themselves once: for guests (B), members (A) and a first login (F). */
export const popupsOf = (brandCode: string): readonly AnnouncementSeed[] =>
  ((OWN[brandCode] ?? []) as Omit<AnnouncementSeed, 'group'>[]).map((popup) => ({ group: 'popup', ...popup }));
