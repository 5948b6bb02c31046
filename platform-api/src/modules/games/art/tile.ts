import { type BackdropName, backdrops, HERO } from './backdrops';
import { isMotifName, type MotifName, motifs } from '@marquee/drawings/motifs';
import type { Paint } from '@marquee/drawings/paint';
import { type Palette, palettes } from './palettes';
import { type Random, seededRandom } from '@marquee/contract/seeded-random';
import { isSceneName, type SceneName, scenery } from './scenery';
import { round } from '@marquee/drawings/svg';
import { titleLockUp } from './title';
import { type VendorStyle, vendorStyle } from './vendor-styles';

/** What the generator draws a game from; the same subject always gives the same bytes. */
export interface ArtSubject {
  readonly vendorCode: string;
  readonly gameCode: string;
  readonly name: string;
  /** `hero/scene/companion`, as the catalogue stores it. */
  readonly motif: string;
}

const TILE = { width: 300, height: 400 } as const;

interface Cast {
  readonly hero: MotifName;
  readonly scene: SceneName;
  readonly companion: MotifName;
}

export function castOf(motif: string): Cast {
  const [hero = '', scene = '', companion = ''] = motif.split('/');
  return {
    hero: isMotifName(hero) ? hero : 'star',
    scene: isSceneName(scene) ? scene : 'clouds',
    companion: isMotifName(companion) ? companion : 'coin',
  };
}

export function gradients(c: Palette): string {
  const stops = (...colours: readonly string[]) =>
    colours
      .map((colour, index) => `<stop offset="${round(index / (colours.length - 1))}" stop-color="${colour}"/>`)
      .join('');
  return [
    `<radialGradient id="g" cx=".5" cy=".4" r=".75">${stops(c.mid, c.deep, c.ink)}</radialGradient>`,
    `<linearGradient id="m" x2=".25" y2="1">${stops(c.heroLight, c.heroDark)}</linearGradient>`,
    `<linearGradient id="s" x2="0" y2="1">${stops(c.glow, c.mid)}</linearGradient>`,
    `<linearGradient id="T" x2="0" y2="1">${stops('#fff', c.spark, c.heroLight)}</linearGradient>`,
    `<radialGradient id="d"><stop offset=".6" stop-color="${c.ink}" stop-opacity=".4"/><stop offset="1" stop-color="${c.ink}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="F" x2="0" y2="1"><stop offset="0" stop-color="${c.ink}" stop-opacity="0"/><stop offset=".75" stop-color="${c.ink}"/></linearGradient>`,
  ].join('');
}

/**
 * The hero on its shadow. The shadow is a gradient: a filter would follow the outline, but takes as long to paint as all
 * the rest of the picture.
 */
export const heroOf = (cast: Cast, paint: Paint, transform: string): string =>
  `<g transform="${transform}"><ellipse cy="9" rx="116" ry="116" fill="url(#d)"/>${motifs[cast.hero](paint)}</g>`;

export const paintOf = (c: Palette): Paint => ({
  main: 'url(#m)',
  light: c.heroLight,
  shade: c.heroDark,
  ink: c.ink,
  spark: c.spark,
});

/** Smaller pieces about the hero: two flanking it, or a handful falling. */
function companions(random: Random): string {
  const place = (x: number, y: number, size: number, turn: number) =>
    `<use href="#c" transform="translate(${x} ${y})rotate(${turn})scale(${size})"/>`;
  const layout = random.int(0, 3);
  if (layout === 0) return place(44, 236, 0.34, -14) + place(256, 236, 0.34, 14);
  if (layout === 1)
    return place(40, 70, 0.22, -20) + place(262, 96, 0.28, 18) + place(36, 214, 0.3, 12) + place(266, 232, 0.24, -12);
  if (layout === 2) return place(54, 252, 0.4, -10) + place(252, 62, 0.24, 22);
  return place(258, 246, 0.42, 12) + place(40, 108, 0.2, -24);
}

function choosePalette(style: VendorStyle, random: Random): Palette {
  return palettes[random.pick(style.palettes)];
}

/**
 * Draws the 3:4 tile of a game: ground, backdrop, scenery, companions, hero, scrim, title.
 * @returns a stand-alone SVG document
 */
export function drawTile(subject: ArtSubject): string {
  const random = seededRandom(`${subject.vendorCode}:${subject.gameCode}`);
  const style = vendorStyle(subject.vendorCode);
  const palette = choosePalette(style, random);
  const paint = paintOf(palette);
  const cast = castOf(subject.motif);
  const backdrop: BackdropName = random.pick(style.backdrops);
  const title = titleLockUp(subject.name, style.face, palette, {
    width: 256,
    bottom: 376,
    centre: 150,
    maxLetter: 45,
    maxLines: 3,
  });
  const heroY = Math.max(118, Math.min(HERO.y, title.top - 70));
  const heroScale = Math.min(1.06 + random.next() * 0.16, (heroY - 6) / 104);
  const tilt = style.title === 'tilt' ? ' transform="rotate(-4 150 360)"' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE.width} ${TILE.height}"><defs>${gradients(palette)}`,
    `<g id="c">${motifs[cast.companion](paint).replace(/(id="|href="#)([a-z])"/g, '$1$2$2"')}</g></defs>`,
    `<rect width="300" height="400" fill="url(#g)"/>`,
    backdrops[backdrop](palette, random),
    scenery[cast.scene](palette, random),
    `<ellipse cx="150" cy="${heroY + 20}" rx="132" ry="120" fill="${palette.glow}" opacity=".13"/>`,
    companions(random),
    heroOf(cast, paint, `translate(150 ${round(heroY)})scale(${round(heroScale * 10) / 10})`),
    `<rect y="200" width="300" height="200" fill="url(#F)"/>`,
    `<g${tilt}>${title.svg}</g></svg>`,
  ].join('');
}
