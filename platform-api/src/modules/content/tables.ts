import type { BannerGroup } from '@marquee/contract/constants';
import type { ArticleKind } from '@marquee/contract/entities/content';
import type { Localised } from '../../platform/localised';

export type AnnouncementGroup = 'player' | 'popup' | 'promotion' | 'headline';
/** Who sees a popup: A signed in, B anonymous, F at the first login. */
export type PopupAudience = 'A' | 'B' | 'F';

/** Standing pages, articles by date, and how to install the app, one for each kind of device. */
export type ContentKind = 'page' | ArticleKind | 'app-guide';

export type ContentTables = {
  banner: {
    id: number;
    brand_id: number;
    group_name: BannerGroup;
    image_url: string;
    video_url: string | null;
    alt: Localised;
    title: Localised;
    text: Localised;
    action: Localised;
    linkage: string | null;
    linkage_type: 'route' | 'game' | 'external' | null;
    enabled: boolean;
    sort_order: number;
  };
  announcement: {
    id: number;
    brand_id: number;
    group_name: AnnouncementGroup;
    execution: PopupAudience | null;
    promotion_type: string | null;
    title: Localised;
    content: Localised;
    images: { url: string; sequence: number }[];
    published_at: Date;
    expires_at: Date | null;
    enabled: boolean;
  };
  content_page: {
    id: number;
    brand_id: number;
    kind: ContentKind;
    slug: string;
    title: Localised;
    summary: Localised;
    content: Localised;
    image_url: string | null;
    published_at: Date;
    updated_at: Date;
    enabled: boolean;
    sort_order: number;
  };
  help_article: {
    id: number;
    brand_id: number;
    section: string;
    section_title: Localised;
    anchor: string;
    title: Localised;
    content: Localised;
    sort_order: number;
  };
};
