import { IN_HOUSE_VENDOR_CODE } from '@marquee/contract/in-house';

export interface VendorSeed {
  readonly id: number;
  /** Codes are those of the specification where it names the vendor. */
  readonly code: string;
  readonly name: string;
  /**
   * The server of the vendor's games: the in-house engine, the sandbox, or none: games of such a vendor are listed but
   * closed.
   */
  readonly connection: 'in-house' | 'sandbox' | 'none';
  /** Codes of the brands that show the vendor; absent: all. */
  readonly brands?: readonly string[];
}

const sandboxVendor = (id: number, code: string, name: string, brands?: readonly string[]): VendorSeed => ({
  id,
  code,
  name,
  connection: 'sandbox',
  ...(brands && { brands }),
});

/** The vendors of a new installation, in the order of its lists. Ids are stored and never change. */
export const vendorSeeds: readonly VendorSeed[] = [
  { id: 1, code: IN_HOUSE_VENDOR_CODE, name: 'Brass Gate Studio', connection: 'in-house' },
  sandboxVendor(2, 'PG', 'Pangolin Games'),
  sandboxVendor(3, 'EG2', 'Egret & Gold'),
  sandboxVendor(4, 'PT', 'Paper Tiger'),
  sandboxVendor(5, 'JDB', 'Jade Bell'),
  sandboxVendor(6, 'CQ9', 'Cirque Nine'),
  sandboxVendor(7, 'FC', 'Fire Carp'),
  sandboxVendor(8, 'JL', 'Jolly Lantern'),
  sandboxVendor(9, 'CKT', 'Copper Kite'),
  sandboxVendor(10, 'MFY', 'Moonferry', ['sundarban']),
  sandboxVendor(11, 'NHR', 'Nine Herons'),
  sandboxVendor(12, 'LFD', 'Lotus Foundry'),
  sandboxVendor(13, 'TDW', 'Tidewheel'),
  sandboxVendor(14, 'MSW', 'Monsoon Works', ['sundarban']),
  sandboxVendor(15, 'OQR', 'Old Quarter', ['meridian']),
  sandboxVendor(16, 'SMR', 'Saltmarsh Reels'),
  sandboxVendor(17, 'RKS', 'Red Rickshaw'),
  sandboxVendor(18, 'BMC', 'Bamboo Circuit', ['meridian']),
  sandboxVendor(20, 'VRN', 'Verandah Live'),
  sandboxVendor(21, 'PTB', 'Pearl Table'),
  sandboxVendor(22, 'GJL', 'Grand Jetty Live'),
  sandboxVendor(23, 'TEA', 'Teahouse Live'),
  sandboxVendor(24, 'BLL', 'Blue Lamp Live'),
  sandboxVendor(30, 'DRF', 'Deep Reef'),
  sandboxVendor(31, 'SNT', 'Silver Net'),
  sandboxVendor(35, 'CYC', 'Courtyard Cards'),
  sandboxVendor(36, 'RVD', 'River Deck'),
  sandboxVendor(37, 'LDH', 'Ludo House'),
  sandboxVendor(40, 'TLN', 'Touchline'),
  sandboxVendor(41, 'BDY', 'Boundary Sports'),
  sandboxVendor(42, 'F90', 'Full Ninety'),
  sandboxVendor(43, 'HGD', 'Home Ground'),
  sandboxVendor(50, 'AV', 'Avant Arena'),
  sandboxVendor(51, 'IMES', 'Iron Meridian Esports'),
  sandboxVendor(52, 'IA', 'Inner Arena'),
  sandboxVendor(53, 'AI', 'Arclight Interactive'),
  sandboxVendor(54, 'TF', 'Trifecta Fields'),
  sandboxVendor(60, 'GSP', 'Golden Spur'),
  sandboxVendor(61, 'DWN', 'Dawn Arena'),
  sandboxVendor(62, 'RDC', 'Red Comb'),
  { id: 70, code: 'TKR', name: 'Ticker Draws', connection: 'none' },
  { id: 76, code: 'TCG', name: 'Tricolour Gateway', connection: 'none', brands: ['meridian'] },
];
