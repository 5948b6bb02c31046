import { palettes, type Palette } from '../palettes';
import { course } from './course';
import { field } from './field';
import { harbourMidnight } from './harbour-midnight';
import { mangroveNight } from './mangrove-night';
import { ride } from './ride';
import type { Scene } from './scene';
import { seal } from './seal';

export const BANNER_SHAPES = {
  home: { width: 1680, height: 640, focus: 0.72 },
  promo: { width: 1280, height: 540, focus: 0.5 },
  popup: { width: 600, height: 800, focus: 0.5 },
} as const;
type BannerShape = keyof typeof BANNER_SHAPES;

interface BannerScene {
  readonly scene: Scene;
  readonly palette: Palette;
}

export type BannerSceneName = 'night' | 'ride' | 'field' | 'seal' | 'course';

const scenes: Readonly<Record<string, Readonly<Record<BannerSceneName, BannerScene>>>> = {
  sundarban: {
    night: { scene: mangroveNight, palette: palettes.mangrove },
    ride: { scene: ride, palette: palettes.tigerfire },
    field: { scene: field, palette: palettes.mangrove },
    seal: { scene: seal, palette: palettes.canopy },
    course: { scene: course, palette: palettes.lagoon },
  },
  meridian: {
    night: { scene: harbourMidnight, palette: palettes.coral },
    ride: { scene: ride, palette: palettes.coral },
    field: { scene: field, palette: palettes.harbour },
    seal: { scene: seal, palette: palettes.harbour },
    course: { scene: course, palette: palettes.coral },
  },
};

/** The moment of the loop used for the still picture. */
const STILL_MOMENT = 0.15;
const NAME = /^([a-z-]+)\/(night|ride|field|seal|course)-(home|promo|popup)\.svg$/;

/** Whether the platform draws banners for a brand; others have pictures of their own. */
export const hasScenes = (brand: string): boolean => Object.hasOwn(scenes, brand);

/** One frame of a scene, without words. `moment` runs from 0 to 1 in a loop. */
export function drawScene(brand: string, name: BannerSceneName, shape: BannerShape, moment: number): string {
  const banner = scenes[brand]?.[name];
  if (!banner) throw new RangeError(`no scene ${name} for ${brand}`);
  const size = BANNER_SHAPES[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${banner.scene({ ...size, moment, palette: banner.palette })}</svg>`;
}

/** The banner at `<brand>/<scene>-<shape>.svg`, without words; null when there is none of that name. */
export function bannerArt(file: string): string | null {
  const [, brand = '', name, shape] = NAME.exec(file) ?? [];
  if (!scenes[brand]?.[name as BannerSceneName]) return null;
  return drawScene(brand, name as BannerSceneName, shape as BannerShape, STILL_MOMENT);
}
