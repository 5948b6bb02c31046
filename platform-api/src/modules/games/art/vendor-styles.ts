import type { BackdropName } from './backdrops';
import type { FaceName } from './lettering/lettering';
import { type PaletteName, palettes } from './palettes';
import { seededRandom } from '@marquee/contract/seeded-random';

/** The style of a vendor's tiles, which distinguishes its games from those of others. */
export interface VendorStyle {
  readonly face: FaceName;
  readonly palettes: readonly PaletteName[];
  readonly backdrops: readonly BackdropName[];
  /** `arch`: second line larger; `tilt`: leaning up; `plain`: level. */
  readonly title: 'plain' | 'tilt' | 'band';
}

const style = (
  face: FaceName,
  title: VendorStyle['title'],
  colours: readonly PaletteName[],
  backdrops: readonly BackdropName[],
): VendorStyle => ({ face, title, palettes: colours, backdrops });

const STYLE_BY_VENDOR: Readonly<Record<string, VendorStyle>> = {
  PG: style('lilita', 'plain', ['turmeric', 'lagoon', 'lacquer', 'canopy', 'harbour'], ['rays', 'halo', 'ribbons']),
  EG2: style('cinzel', 'plain', ['brass', 'mangrove', 'ember', 'dune'], ['arches', 'disc', 'starfield']),
  PT: style('slab', 'tilt', ['tigerfire', 'lacquer', 'circuit', 'cobalt'], ['stripes', 'rays', 'halftone']),
  JDB: style('lilita', 'tilt', ['jade', 'lacquer', 'turmeric', 'cobalt'], ['scales', 'rings', 'rays']),
  CQ9: style('anton', 'band', ['coral', 'circuit', 'rose', 'ice'], ['halftone', 'stripes', 'rings']),
  FC: style('slab', 'plain', ['lacquer', 'tigerfire', 'lagoon', 'brass'], ['scales', 'disc', 'ribbons']),
  JL: style('righteous', 'plain', ['rose', 'lagoon', 'ember', 'turmeric'], ['disc', 'ribbons', 'rays']),
  BGS: style('anton', 'plain', ['mangrove', 'coral'], ['disc', 'rings']),
};

const FACES: readonly FaceName[] = ['lilita', 'anton', 'slab', 'righteous', 'cinzel'];
const BACKDROPS: readonly BackdropName[] = [
  'rays',
  'rings',
  'halo',
  'disc',
  'scales',
  'lattice',
  'halftone',
  'arches',
  'stripes',
  'starfield',
  'ribbons',
];

/** The style of a vendor; without a hand-made one it is derived from the code. */
export function vendorStyle(vendorCode: string): VendorStyle {
  const own = STYLE_BY_VENDOR[vendorCode];
  if (own) return own;
  const random = seededRandom(`vendor:${vendorCode}`);
  const names = Object.keys(palettes) as PaletteName[];
  const several = <Item>(items: readonly Item[], count: number) =>
    [...new Set(Array.from({ length: count * 3 }, () => random.pick(items)))].slice(0, count);
  return style(
    random.pick(FACES),
    random.pick(['plain', 'tilt', 'band'] as const),
    several(names, 4),
    several(BACKDROPS, 3),
  );
}
