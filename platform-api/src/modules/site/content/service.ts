import type { BootBanner } from '@marquee/contract/boot';
import type { CallValue } from '@marquee/contract/calls/index';
import { BANNER_GROUPS, type BannerGroup } from '@marquee/contract/constants';
import type { Announcement, Banner, HelpSection } from '@marquee/contract/entities/content';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { type Localised, textIn } from '../../../platform/localised';
import { contentRepository } from './repository';
import type { AnnouncementGroup, AnnouncementRow, BannerRow, HelpRow, PopupAudience } from './tables';

export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';
type BrandLanguage = Pick<BrandRef, 'id' | 'defaultLanguage'>;

const GROUP_OF: Readonly<Partial<Record<AnnouncementType, AnnouncementGroup>>> = {
  PL: 'player',
  PU: 'popup',
  PR: 'promotion',
  H: 'headline',
};

export interface ContentService {
  banners(brand: BrandLanguage, groups: readonly BannerGroup[], language: string): Promise<Banner[]>;
  /** @param audience of popups: from the visitor's session unless a page requests another */
  announcements(
    brand: BrandLanguage,
    types: readonly AnnouncementType[],
    audience: PopupAudience,
    language: string,
  ): Promise<CallValue<'content.announcements'>>;
  help(brand: BrandLanguage, language: string): Promise<HelpSection[]>;
  /** Banners of the home page's first screen, as the boot document carries them. */
  homeBanners(brand: BrandLanguage, language: string): Promise<BootBanner[]>;
}

/** Popups for members are shown to the signed in, those for guests to the anonymous. */
export const audienceOf = (member: MemberRef | null): PopupAudience => (member ? 'A' : 'B');

export function createContentService({ database, clock }: Pick<Platform, 'database' | 'clock'>): ContentService {
  const repository = contentRepository(database.pool);

  const banners: ContentService['banners'] = async (brand, groups, language) => {
    const rows = await repository.banners(brand.id, groups);
    return rows.map((row) => bannerOf(row, language, brand.defaultLanguage));
  };

  return {
    banners,
    async homeBanners(brand, language) {
      const rows = await banners(brand, ['w_home'], language);
      return rows.map(({ id: _id, groupName: _group, videoUrl: _video, ...banner }) => banner);
    },
    async announcements(brand, types, audience, language) {
      const groups = types.flatMap((type) => GROUP_OF[type] ?? []);
      const [rows, visibleBanners] = await Promise.all([
        repository.announcements(brand.id, groups, clock.now()),
        types.includes('B') ? banners(brand, BANNER_GROUPS, language) : [],
      ]);
      const of = (group: AnnouncementGroup) =>
        rows
          .filter((row) => row.group_name === group && (group !== 'popup' || row.execution === audience))
          .map((row) => announcementOf(row, language, brand.defaultLanguage));
      return {
        banners: visibleBanners,
        player: of('player'),
        popup: of('popup'),
        promotion: of('promotion'),
        headline: of('headline'),
      };
    },
    async help(brand, language) {
      return sectionsOf(await repository.help(brand.id), language, brand.defaultLanguage);
    },
  };
}

function bannerOf(row: BannerRow, language: string, brandLanguage: string): Banner {
  const of = (text: Localised) => textIn(text, language, brandLanguage);
  return {
    id: row.id,
    groupName: row.group_name,
    url: row.image_url,
    videoUrl: row.video_url,
    alt: of(row.alt),
    title: of(row.title),
    text: of(row.text),
    action: of(row.action),
    linkage: row.linkage,
    linkageType: row.linkage_type,
  };
}

function announcementOf(row: AnnouncementRow, language: string, brandLanguage: string): Announcement {
  return {
    id: row.id,
    groupName: row.group_name,
    title: textIn(row.title, language, brandLanguage),
    content: textIn(row.content, language, brandLanguage),
    execution: row.execution,
    promotionType: row.promotion_type,
    announcementImages: row.images.toSorted((one, other) => one.sequence - other.sequence),
    publishedAt: row.published_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

function sectionsOf(rows: readonly HelpRow[], language: string, brandLanguage: string): HelpSection[] {
  const sections = new Map<string, HelpSection>();
  for (const row of rows) {
    const section = sections.get(row.section) ?? {
      anchor: row.section,
      title: textIn(row.section_title, language, brandLanguage),
      articles: [],
    };
    section.articles.push({
      anchor: row.anchor,
      title: textIn(row.title, language, brandLanguage),
      content: textIn(row.content, language, brandLanguage),
    });
    sections.set(row.section, section);
  }
  return [...sections.values()];
}
