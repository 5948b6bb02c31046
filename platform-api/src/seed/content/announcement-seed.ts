import type { Localised } from '../../platform/localised';
import type { AnnouncementGroup, PopupAudience } from '../../modules/site/content/tables';

export interface AnnouncementSeed {
  readonly group: AnnouncementGroup;
  readonly execution?: PopupAudience;
  readonly promotionType?: string;
  /** Scene of the brand's banner that illustrates it. */
  readonly scene?: 'night' | 'ride' | 'field' | 'seal' | 'course';
  readonly title: Localised;
  readonly content: Localised;
}
