import { palettes, type Palette } from '../palettes';
import phrases from '../lettering/phrases.json' with { type: 'json' };
import { escapeXml } from '@marquee/drawings/svg';
import { course } from './course';
import { field } from './field';
import { harbourMidnight } from './harbour-midnight';
import { mangroveNight } from './mangrove-night';
import { ride } from './ride';
import { fixed, rect, type Scene } from './scene';
import { seal } from './seal';

export const BANNER_SHAPES = {
  home: { width: 1680, height: 640, focus: 0.72 },
  promo: { width: 1280, height: 540, focus: 0.5 },
  popup: { width: 600, height: 800, focus: 0.5 },
} as const;
type BannerShape = keyof typeof BANNER_SHAPES;

type PhraseName = keyof typeof phrases;
type LetteredLanguage = 'en' | 'bn' | 'vi';

interface BannerScene {
  readonly scene: Scene;
  readonly palette: Palette;
  /** Words of the home banner. */
  readonly headline: PhraseName;
  readonly line?: PhraseName;
}

export type BannerSceneName = 'night' | 'ride' | 'field' | 'seal' | 'course';

const scenes: Readonly<Record<string, Readonly<Record<BannerSceneName, BannerScene>>>> = {
  sundarban: {
    night: { scene: mangroveNight, palette: palettes.mangrove, headline: 'forest-awake', line: 'forest-awake-line' },
    ride: { scene: ride, palette: palettes.tigerfire, headline: 'ride-crash', line: 'ride-crash-line' },
    field: { scene: field, palette: palettes.mangrove, headline: 'mines-field', line: 'mines-field-line' },
    seal: { scene: seal, palette: palettes.canopy, headline: 'fair-check' },
    course: { scene: course, palette: palettes.lagoon, headline: 'own-limits' },
  },
  meridian: {
    night: { scene: harbourMidnight, palette: palettes.coral, headline: 'midnight-prime', line: 'midnight-prime-line' },
    ride: { scene: ride, palette: palettes.coral, headline: 'ride-crash', line: 'ride-crash-line' },
    field: { scene: field, palette: palettes.harbour, headline: 'mines-field', line: 'mines-field-line' },
    seal: { scene: seal, palette: palettes.harbour, headline: 'fair-check' },
    course: { scene: course, palette: palettes.coral, headline: 'own-limits' },
  },
};

/** The moment of the loop used for the still picture. */
const STILL_MOMENT = 0.15;
const NAME = /^([a-z-]+)\/(night|ride|field|seal|course)-(home|promo|popup)(?:\.(en|bn|vi))?\.svg$/;
const HEADLINE = { size: 88, width: 760 } as const;
const LINE = { size: 34, width: 720 } as const;

/** Words as outlines in a box, at the given size or smaller if they would be too wide. */
function words(
  name: PhraseName,
  language: LetteredLanguage,
  x: number,
  y: number,
  { size, width }: { size: number; width: number },
  fill: string,
): string {
  const phrase = phrases[name][language];
  const scale = Math.min(size / 200, width / phrase.width);
  return `<path transform="translate(${x} ${y})scale(${Math.round(scale * 1000) / 1000})" fill="${fill}" d="${phrase.d}"/>`;
}

function lettering({ headline, line, palette }: BannerScene, language: LetteredLanguage, height: number): string {
  const y = height * 0.5;
  const ground = `<linearGradient id="Z"><stop offset="0" stop-color="${palette.ink}" stop-opacity=".86"/><stop offset=".62" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient>`;
  const bar = rect(110, y - 124, 72, 8, palette.heroDark, ' rx="4"');
  return `${ground}${rect(0, 0, BANNER_SHAPES.home.width, height, 'url(#Z)')}${bar}${words(headline, language, 108, y, HEADLINE, '#fff')}${line ? words(line, language, 110, y + 62, LINE, palette.spark) : ''}`;
}

/** One frame of a scene, without words. `moment` runs from 0 to 1 in a loop. */
export function drawScene(brand: string, name: BannerSceneName, shape: BannerShape, moment: number): string {
  const banner = scenes[brand]?.[name];
  if (!banner) throw new RangeError(`no scene ${name} for ${brand}`);
  const size = BANNER_SHAPES[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${banner.scene({ ...size, moment, palette: banner.palette })}</svg>`;
}

/**
 * The banner at `<brand>/<scene>-<shape>[.<language>].svg`; null when there is none of that name.
 * Home banners with a language carry their words.
 */
export function bannerArt(file: string): string | null {
  const match = NAME.exec(file);
  const [, brand = '', name, shape, language] = match ?? [];
  const banner = scenes[brand]?.[name as BannerSceneName];
  if (!banner) return null;
  const still = drawScene(brand, name as BannerSceneName, shape as BannerShape, STILL_MOMENT);
  if (shape !== 'home' || !language) return still;
  const lettered = language as LetteredLanguage;
  const title = `<title>${escapeXml(phrases[banner.headline][lettered].text)}</title>`;
  return still
    .replace('>', ` role="img">${title}`)
    .replace('</svg>', `${lettering(banner, lettered, fixed(BANNER_SHAPES.home.height))}</svg>`);
}

/** What a banner says in a language, for its alternative text. */
export function bannerWords(brand: string, name: BannerSceneName, language: string): string {
  const banner = scenes[brand]?.[name];
  const lettered: LetteredLanguage = language === 'bn' || language === 'vi' ? language : 'en';
  return banner ? phrases[banner.headline][lettered].text : '';
}
