import { backdrops } from './backdrops';
import { palettes } from './palettes';
import { seededRandom } from '@marquee/contract/seeded-random';
import { scenery } from './scenery';
import { type ArtSubject, castOf, gradients, heroOf, paintOf } from './tile';
import { titleLockUp } from './title';
import { vendorStyle } from './vendor-styles';

const WIDE = { width: 480, height: 270 } as const;

/**
 * Draws the 16:9 picture of a game from the same parts and colours as its tile, the hero to the right, the title to the
 * left.
 */
export function drawWideTile(subject: ArtSubject): string {
  const random = seededRandom(`${subject.vendorCode}:${subject.gameCode}`);
  const style = vendorStyle(subject.vendorCode);
  const palette = palettes[random.pick(style.palettes)];
  const paint = paintOf(palette);
  const cast = castOf(subject.motif);
  const backdrop = random.pick(style.backdrops);
  const title = titleLockUp(subject.name, style.face, palette, {
    width: 226,
    bottom: 0,
    centre: 138,
    maxLetter: 54,
    maxLines: 3,
  });
  const titleY = 140 - title.top / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE.width} ${WIDE.height}"><defs>${gradients(palette)}`,
    `<linearGradient id="Z"><stop offset=".25" stop-color="${palette.ink}" stop-opacity=".8"/><stop offset=".75" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="480" height="270" fill="url(#g)"/>`,
    `<g transform="translate(203 -20)">${backdrops[backdrop](palette, random)}</g>`,
    `<g transform="translate(0 -92)scale(1.6 1)">${scenery[cast.scene](palette, random)}</g>`,
    `<rect width="480" height="270" fill="url(#Z)"/>`,
    heroOf(cast, paint, 'translate(356 136)scale(1.1)'),
    `<g transform="translate(0 ${Math.round(titleY)})">${title.svg}</g></svg>`,
  ].join('');
}
