import type { GameType } from '@marquee/contract/constants';

export interface VendorSeed {
  readonly id: number;
  readonly code: string;
  /** Our display name; codes are those of the specification, names are invented. */
  readonly name: string;
  /** How many games of which types. */
  readonly games: Partial<Record<GameType, number>>;
  /** Brands that show the vendor; absent: all. */
  readonly brands?: readonly string[];
}

const vendor = (
  id: number,
  code: string,
  name: string,
  games: VendorSeed['games'],
  brands?: readonly string[],
): VendorSeed => ({ id, code, name, games, ...(brands && { brands }) });

/** The one vendor that is connected: the platform's own games. */
export const IN_HOUSE_VENDOR_CODE = 'BGS';

export const vendorSeeds: readonly VendorSeed[] = [
  vendor(1, IN_HOUSE_VENDOR_CODE, 'Brass Gate Studio', { bgs: 10 }),
  vendor(2, 'PG', 'Pangolin Games', { rng: 920 }),
  vendor(3, 'EG2', 'Egret & Gold', { rng: 760 }),
  vendor(4, 'PT', 'Paper Tiger', { rng: 840 }),
  vendor(5, 'JDB', 'Jade Bell', { rng: 700, fish: 44 }),
  vendor(6, 'CQ9', 'Cirque Nine', { rng: 780, fish: 38 }),
  vendor(7, 'FC', 'Fire Carp', { rng: 640, fish: 52 }),
  vendor(8, 'JL', 'Jolly Lantern', { rng: 760, fish: 40, pvp: 48 }),
  vendor(9, 'CKT', 'Copper Kite', { rng: 360 }),
  vendor(10, 'MFY', 'Moonferry', { rng: 340 }, ['sundarban']),
  vendor(11, 'NHR', 'Nine Herons', { rng: 380 }),
  vendor(12, 'LFD', 'Lotus Foundry', { rng: 420 }),
  vendor(13, 'TDW', 'Tidewheel', { rng: 360 }),
  vendor(14, 'MSW', 'Monsoon Works', { rng: 400 }, ['sundarban']),
  vendor(15, 'OQR', 'Old Quarter', { rng: 380 }, ['meridian']),
  vendor(16, 'SMR', 'Saltmarsh Reels', { rng: 340 }),
  vendor(17, 'RKS', 'Red Rickshaw', { rng: 360 }),
  vendor(18, 'BMC', 'Bamboo Circuit', { rng: 340 }, ['meridian']),
  vendor(20, 'VRN', 'Verandah Live', { live: 84 }),
  vendor(21, 'PTB', 'Pearl Table', { live: 72 }),
  vendor(22, 'GJL', 'Grand Jetty Live', { live: 64 }),
  vendor(23, 'TEA', 'Teahouse Live', { live: 58 }),
  vendor(24, 'BLL', 'Blue Lamp Live', { live: 46 }),
  vendor(30, 'DRF', 'Deep Reef', { fish: 46 }),
  vendor(31, 'SNT', 'Silver Net', { fish: 34 }),
  vendor(35, 'CYC', 'Courtyard Cards', { pvp: 60 }),
  vendor(36, 'RVD', 'River Deck', { pvp: 52 }),
  vendor(37, 'LDH', 'Ludo House', { pvp: 40 }),
  vendor(40, 'TLN', 'Touchline', { sports: 1 }),
  vendor(41, 'BDY', 'Boundary Sports', { sports: 1 }),
  vendor(42, 'F90', 'Full Ninety', { sports: 1 }),
  vendor(43, 'HGD', 'Home Ground', { sports: 1 }),
  vendor(50, 'AV', 'Avant Arena', { esports: 1 }),
  vendor(51, 'IMES', 'Iron Meridian Esports', { esports: 1 }),
  vendor(52, 'IA', 'Inner Arena', { esports: 1 }),
  vendor(53, 'AI', 'Arclight Interactive', { esports: 1 }),
  vendor(54, 'TF', 'Trifecta Fields', { esports: 1 }),
  vendor(60, 'GSP', 'Golden Spur', { cockfight: 1 }),
  vendor(61, 'DWN', 'Dawn Arena', { cockfight: 1 }),
  vendor(62, 'RDC', 'Red Comb', { cockfight: 1 }),
  vendor(70, 'TKR', 'Ticker Draws', { elott: 90 }),
  vendor(71, 'QDR', 'Quickdrum', { elott: 60 }),
  vendor(76, 'TCG', 'Tricolour Gateway', { lott: 12 }, ['meridian']),
];
