import type { TitleCode } from '../titles';

export interface Side {
  readonly name: string;
  /** Hue of its shirt, degrees. */
  readonly hue: number;
}

export interface League {
  readonly code: string;
  readonly title: TitleCode;
  readonly name: string;
  readonly sides: readonly Side[];
  /** Matches that kick off together. */
  readonly matchesPerSlot: number;
}

const league = (code: string, title: TitleCode, name: string, matchesPerSlot: number, sides: string): League => ({
  code,
  title,
  name,
  matchesPerSlot,
  sides: sides.split(', ').map((side, i, all) => ({ name: side, hue: Math.round((i * 360) / all.length + 17) % 360 })),
});

/** Invented: no league, team or player here exists. */
export const leagues: readonly League[] = [
  league(
    'dlt',
    'football',
    'Delta Premier',
    2,
    'Mangrove Rovers, Kingfisher Town, Ferry United, Tidewater, Old Harbour, Brickfield City, Saltmarsh Athletic, Lantern Street',
  ),
  league(
    'hgl',
    'football',
    'Highland Division',
    1,
    'Cloudpass, Teahill Wanderers, Slate Valley, Pinewood, Ridge County, Stonebridge, Larkspur, North Terrace',
  ),
  league(
    'cst',
    'football',
    'Coast Cup',
    1,
    'Coral Bay, Lighthouse, Driftwood, Anchor Row, Pearl Quay, Windward, Sandbar, Monsoon FC',
  ),
  league(
    'fiv',
    'cricket',
    'Fives Championship',
    1,
    'Banyan Strikers, River Kings, Copper Stumps, Padma Hawks, Dust Devils, Ivory Gate, Night Herons, Red Willow',
  ),
  league(
    'mcs',
    'cricket',
    'Monsoon Super Fives',
    1,
    'Thunder Bay, Paddy Field XI, Cyclone Coast, Silver Oars, Jute Mill, Lotus Lancers, Hill Tigers, Delta Chargers',
  ),
  league(
    'mtr',
    'basketball',
    'Metro League',
    1,
    'Skyline Eight, Dockside Giants, Neon Herons, Foundry, Overpass, Central Rail, Harbour Lights, Midtown Owls',
  ),
  league(
    'opn',
    'tennis',
    'Riverside Open',
    1,
    'A. Morrow, L. Vance, T. Okeke, S. Lind, R. Castell, M. Haruna, J. Petrel, D. Solano',
  ),
  league(
    'brl',
    'breachline',
    'Breachline Circuit',
    1,
    'Static Fox, Null Ward, Grey Protocol, Six Lamps, Vanta, Crosswind, Hexline, Paper Wolves',
  ),
  league(
    'emb',
    'emberrift',
    'Emberrift Masters',
    1,
    'Ashen Court, Riftborn, Moonwell, Cinder Pact, Thornguard, Deep Lantern, Ninth Tower, Wild Sigil',
  ),
  league(
    'tbo',
    'turbopitch',
    'Turbo Pitch League',
    1,
    'Afterburn, Low Gravity, Redline, Boost Club, Chrome Kites, Wheelhouse, Octane Nine, Flipside',
  ),
];

const byCode = new Map(leagues.map((entry) => [entry.code, entry]));

export const leagueOf = (code: string): League | undefined => byCode.get(code);
