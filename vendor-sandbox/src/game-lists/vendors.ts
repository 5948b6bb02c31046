import type { GameType } from '@marquee/contract/constants';

/** What vendors list; the platform's own games are no vendor's. */
export type VendorGameType = Exclude<GameType, 'bgs'>;

export interface Vendor {
  /** Codes are those of the specification where it names the vendor. */
  readonly code: string;
  /** Invented. */
  readonly name: string;
  /** How many games of which types. */
  readonly games: Partial<Record<VendorGameType, number>>;
  /** Slots that came after the first lists: they stand behind the others, whose names and codes stay what they were. */
  readonly laterSlots: number;
}

const vendor = (code: string, name: string, games: Vendor['games'], laterSlots = 0): Vendor => ({
  code,
  name,
  games,
  laterSlots,
});

export const vendors: readonly Vendor[] = [
  vendor('PG', 'Pangolin Games', { rng: 920 }),
  vendor('EG2', 'Egret & Gold', { rng: 760 }, 100),
  vendor('PT', 'Paper Tiger', { rng: 840 }, 60),
  vendor('JDB', 'Jade Bell', { rng: 700, fish: 44 }, 100),
  vendor('CQ9', 'Cirque Nine', { rng: 780, fish: 38 }, 80),
  vendor('FC', 'Fire Carp', { rng: 640, fish: 52 }, 120),
  vendor('JL', 'Jolly Lantern', { rng: 760, fish: 40, pvp: 48 }, 80),
  vendor('CKT', 'Copper Kite', { rng: 360 }, 160),
  vendor('MFY', 'Moonferry', { rng: 340 }, 40),
  vendor('NHR', 'Nine Herons', { rng: 380 }, 160),
  vendor('LFD', 'Lotus Foundry', { rng: 420 }, 160),
  vendor('TDW', 'Tidewheel', { rng: 360 }, 160),
  vendor('MSW', 'Monsoon Works', { rng: 400 }),
  vendor('OQR', 'Old Quarter', { rng: 380 }, 60),
  vendor('SMR', 'Saltmarsh Reels', { rng: 340 }, 160),
  vendor('RKS', 'Red Rickshaw', { rng: 360 }, 160),
  vendor('BMC', 'Bamboo Circuit', { rng: 340 }),
  vendor('VRN', 'Verandah Live', { live: 84 }),
  vendor('PTB', 'Pearl Table', { live: 72 }),
  vendor('GJL', 'Grand Jetty Live', { live: 64 }),
  vendor('TEA', 'Teahouse Live', { live: 58 }),
  vendor('BLL', 'Blue Lamp Live', { live: 46 }),
  vendor('DRF', 'Deep Reef', { fish: 46 }),
  vendor('SNT', 'Silver Net', { fish: 34 }),
  vendor('CYC', 'Courtyard Cards', { pvp: 60 }),
  vendor('RVD', 'River Deck', { pvp: 52 }),
  vendor('LDH', 'Ludo House', { pvp: 40 }),
  vendor('TLN', 'Touchline', { sports: 1 }),
  vendor('BDY', 'Boundary Sports', { sports: 1 }),
  vendor('F90', 'Full Ninety', { sports: 1 }),
  vendor('HGD', 'Home Ground', { sports: 1 }),
  vendor('AV', 'Avant Arena', { esports: 1 }),
  vendor('IMES', 'Iron Meridian Esports', { esports: 1 }),
  vendor('IA', 'Inner Arena', { esports: 1 }),
  vendor('AI', 'Arclight Interactive', { esports: 1 }),
  vendor('TF', 'Trifecta Fields', { esports: 1 }),
  vendor('GSP', 'Golden Spur', { cockfight: 1 }),
  vendor('DWN', 'Dawn Arena', { cockfight: 1 }),
  vendor('RDC', 'Red Comb', { cockfight: 1 }),
  vendor('TKR', 'Ticker Draws', { elott: 24 }),
  vendor('TCG', 'Tricolour Gateway', { lott: 19 }),
];

/** Codes of the vendors that list games of a type. */
export const vendorsOf = (type: VendorGameType): string[] =>
  vendors.filter(({ games }) => games[type] !== undefined).map(({ code }) => code);
