import {
  PROMOTION_PICTURE_SIZE,
  PROMOTION_PICTURES,
  type PromotionPicture,
} from '@marquee/contract/promotion-pictures';
import { type Random, seededRandom } from '@marquee/contract/seeded-random';
import { motifs } from '@marquee/drawings/motifs';
import { ellipse, path, round } from '@marquee/drawings/svg';
import { type Palette, palettes } from '../palettes';
import { gradients, paintOf } from '../tile';
import { eventFigures } from './event-figures';
import { moneyFigures } from './money-figures';
import { peopleFigures } from './people-figures';

const { width: WIDTH, height: HEIGHT } = PROMOTION_PICTURE_SIZE;
const CENTRE = { x: WIDTH / 2, y: HEIGHT * 0.48 };

const figures = { ...moneyFigures, ...eventFigures, ...peopleFigures };

/** Colours by brand, in turn, so that neighbours on the page differ; brands without their own share `OTHER_BRANDS`. */
const BRAND_PALETTES: Readonly<Record<string, readonly Palette[]>> = {
  sundarban: [palettes.mangrove, palettes.tigerfire, palettes.lagoon, palettes.turmeric, palettes.canopy],
  meridian: [palettes.coral, palettes.cobalt, palettes.ember, palettes.harbour, palettes.brass],
};
const OTHER_BRANDS = [palettes.brass, palettes.jade, palettes.lacquer, palettes.cobalt, palettes.rose];

const isPromotionPicture = (name: string): name is PromotionPicture =>
  (PROMOTION_PICTURES as readonly string[]).includes(name);

/** Brands that share colours share pictures. @returns null for a name that is no picture */
export function promotionPictureOf(brand: string, name: string): { key: string; draw: () => string } | null {
  if (!isPromotionPicture(name)) return null;
  const owner = Object.hasOwn(BRAND_PALETTES, brand) ? brand : '';
  return { key: `${owner}/${name}`, draw: () => drawPromotion(BRAND_PALETTES[owner] ?? OTHER_BRANDS, name) };
}

function drawPromotion(choices: readonly Palette[], name: PromotionPicture): string {
  const place = PROMOTION_PICTURES.indexOf(name);
  const palette = choices[place % choices.length] ?? palettes.brass;
  const paint = paintOf(palette);
  const random = seededRandom(`promotion:${name}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs>${gradients(palette)}<g id="coin">${motifs.coin(paint)}</g></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`,
    rays(palette, random),
    ellipse(CENTRE.x, CENTRE.y, 230, 190, palette.glow, ' opacity=".16"'),
    ellipse(CENTRE.x, CENTRE.y, 150, 130, palette.glow, ' opacity=".14"'),
    coins(random),
    path(`M0 ${HEIGHT}V352Q240 316 480 340T960 330V${HEIGHT}Z`, palette.ink, ' opacity=".45"'),
    `<g transform="translate(${CENTRE.x} ${CENTRE.y}) scale(1.42)">${ellipse(0, 104, 104, 13, palette.ink, ' opacity=".5"')}${figures[name](paint)}</g>`,
    '</svg>',
  ].join('');
}

/** Light from behind the figure. */
function rays(palette: Palette, random: Random): string {
  const beams = Array.from({ length: 14 }, (_, index) => {
    const start = ((index + random.next() * 0.4) * Math.PI) / 7;
    const corner = (angle: number) =>
      `${round(CENTRE.x + 640 * Math.cos(angle))} ${round(CENTRE.y + 640 * Math.sin(angle))}`;
    return `M${CENTRE.x} ${CENTRE.y}L${corner(start)}L${corner(start + 0.16 + random.next() * 0.1)}Z`;
  });
  return path(beams.join(''), palette.glow, ' opacity=".09"');
}

/** Coins that fall on both sides, smaller and fainter the further away. */
function coins(random: Random): string {
  const places = [70, 150, 235, 300, 665, 735, 820, 895];
  return places
    .map((x) => {
      const size = round((0.14 + random.next() * 0.24) * 10) / 10 + 0.06;
      const [y, turn] = [random.int(40, 330), random.int(-40, 40)];
      return `<use href="#coin" transform="translate(${x} ${y}) rotate(${turn}) scale(${round(size * 10) / 10} ${round(size * 7) / 10})" opacity="${round((0.45 + size) * 10) / 10}"/>`;
    })
    .join('');
}
