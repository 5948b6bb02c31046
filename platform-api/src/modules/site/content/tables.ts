import type { BannerGroup } from '@marquee/contract/constants';
import type { ArticleKind } from '@marquee/contract/entities/content';
import type { Localised } from '../../../platform/localised';

export type AnnouncementGroup = 'player' | 'popup' | 'promotion' | 'headline';
/** Who sees a popup: A signed in, B anonymous, F at the first login. */
export type PopupAudience = 'A' | 'B' | 'F';

/** Standing pages, articles by date, and how to install the app, one for each kind of device. */
export type ContentKind = 'page' | ArticleKind | 'app-guide';

/** A row of `banner`. */
export interface BannerRow {
  readonly id: number;
  readonly brand_id: number;
  readonly group_name: BannerGroup;
  readonly image_url: string;
  readonly video_url: string | null;
  readonly alt: Localised;
  readonly title: Localised;
  readonly text: Localised;
  readonly action: Localised;
  readonly linkage: string | null;
  readonly linkage_type: 'route' | 'game' | 'external' | null;
  readonly enabled: boolean;
  readonly sort_order: number;
}

/** A row of `announcement`. */
export interface AnnouncementRow {
  readonly id: number;
  readonly brand_id: number;
  readonly group_name: AnnouncementGroup;
  readonly execution: PopupAudience | null;
  readonly promotion_type: string | null;
  readonly title: Localised;
  readonly content: Localised;
  readonly images: { url: string; sequence: number }[];
  readonly published_at: Date;
  readonly expires_at: Date | null;
  readonly enabled: boolean;
}

/** A row of `content_page`. */
export interface ContentPageRow {
  readonly id: number;
  readonly brand_id: number;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly title: Localised;
  readonly summary: Localised;
  readonly content: Localised;
  readonly image_url: string | null;
  readonly published_at: Date;
  readonly updated_at: Date;
  readonly enabled: boolean;
  readonly sort_order: number;
}

/** A row of `help_article`. */
export interface HelpRow {
  readonly id: number;
  readonly brand_id: number;
  readonly section: string;
  readonly section_title: Localised;
  readonly anchor: string;
  readonly title: Localised;
  readonly content: Localised;
  readonly sort_order: number;
}
