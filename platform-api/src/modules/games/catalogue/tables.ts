import type { GameType } from '@marquee/contract/constants';
import type { GameNames } from './catalogue-game';

type VendorStatus = 'active' | 'maintenance' | 'disabled';

/** A row of `vendor`. */
export interface VendorRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly status: VendorStatus;
  readonly api_url: string | null;
  readonly play_origin: string | null;
}

/** A row of `brand_vendor`. */
export interface BrandVendorRow {
  readonly brand_id: number;
  readonly vendor_id: number;
  readonly maintenance: boolean;
}

/** A row of `brand_game`. */
export interface BrandGameRow {
  readonly brand_id: number;
  readonly game_id: number;
  readonly status: VendorStatus;
  readonly is_hot: boolean | null;
  readonly position: number | null;
}

/** A row of `game`. */
export interface GameRow {
  readonly id: number;
  readonly vendor_id: number;
  readonly code: string;
  readonly game_type: GameType;
  readonly names: GameNames;
  readonly motif: string;
  readonly min_bet_units: bigint;
  readonly lines: number | null;
  readonly volatility: 'low' | 'medium' | 'high' | null;
  readonly return_bp: number | null;
  readonly has_jackpot: boolean;
  readonly has_demo: boolean;
  readonly is_new: boolean;
  readonly is_hot: boolean;
  readonly status: VendorStatus;
  readonly offered: boolean;
  readonly retired_at: Date | null;
}
