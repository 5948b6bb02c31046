import type { BannerGroup } from '@marquee/contract/constants';
import { ART_VERSION } from '../../modules/games/art/service';
import { type BannerSceneName, hasScenes } from '../../modules/games/art/banners';
import type { Localised } from '../../platform/localised';
import { bannerText } from './banner-texts';

interface BannerSeed {
  readonly group_name: BannerGroup;
  readonly image_url: string;
  readonly video_url: string | null;
  readonly alt: Localised;
  readonly title: Localised;
  readonly text: Localised;
  readonly action: Localised;
  readonly linkage: string | null;
  readonly linkage_type: 'route' | 'game' | null;
  readonly sort_order: number;
}

/** Link targets of the scenes; a game by vendor and code. */
const LINKS: Readonly<Record<BannerSceneName, readonly ['route' | 'game', string]>> = {
  night: ['route', '/bgs'],
  ride: ['game', 'BGS/CRASH'],
  field: ['game', 'BGS/MINES'],
  seal: ['route', '/help#fairness'],
  course: ['route', '/help#responsible'],
};

const GROUPS: readonly {
  readonly group: BannerGroup;
  readonly shape: 'home' | 'promo' | 'popup';
  readonly scenes: readonly BannerSceneName[];
}[] = [
  { group: 'w_home', shape: 'home', scenes: ['night', 'ride', 'field'] },
  { group: 'w_promotion', shape: 'promo', scenes: ['ride', 'field', 'night', 'seal'] },
  { group: 'w_login', shape: 'popup', scenes: ['night', 'ride', 'field'] },
  { group: 'w_register', shape: 'popup', scenes: ['ride', 'field', 'seal'] },
  { group: 'w_forget', shape: 'popup', scenes: ['course', 'seal', 'night'] },
];

/** Scenes that have a film (assets/README.md). */
const FILMED: readonly BannerSceneName[] = ['ride', 'field', 'night'];

/** All banners that the platform draws for a brand. Those beside a form have no words and no link, so that a form is not left by accident. */
export function bannersOf(brand: string): BannerSeed[] {
  if (!hasScenes(brand)) return [];
  return GROUPS.flatMap(({ group, shape, scenes }) =>
    scenes.map((scene, index): BannerSeed => {
      const isBesideForm = shape === 'popup';
      const [linkageType, linkage] = isBesideForm ? [null, null] : LINKS[scene];
      const { title, text, action } = bannerText(brand, scene);
      return {
        group_name: group,
        image_url: `/art/banner/${brand}/${scene}-${shape}.svg?v=${ART_VERSION}`,
        video_url:
          group === 'w_promotion' && FILMED.includes(scene)
            ? `/art/video/${brand}-${scene}.webm?v=${ART_VERSION}`
            : null,
        alt: title,
        ...(isBesideForm ? { title: {}, text: {}, action: {} } : { title, text, action }),
        linkage,
        linkage_type: linkageType,
        sort_order: index,
      };
    }),
  );
}
