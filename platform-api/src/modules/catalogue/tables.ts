import type { GameType } from '@marquee/contract/constants';
import type { Generated } from 'kysely';
import type { GameNames } from './catalogue-game';

type VendorStatus = 'active' | 'maintenance' | 'disabled';

export type CatalogueTables = {
  /** Owned by the module brand; only its currency is read here. */
  brand: { id: number; currency: string };
  /** Owned by the module lottery; here only which games lead into a room of a brand. */
  lottery_game: { id: number; game_id: number; area: string };
  lottery_brand_game: { brand_id: number; lottery_id: number; enabled: boolean };
  vendor: {
    id: number;
    code: string;
    name: string;
    status: VendorStatus;
    sort_order: number;
    api_url: string | null;
    play_origin: string | null;
  };
  brand_vendor: {
    brand_id: number;
    vendor_id: number;
    enabled: Generated<boolean>;
    maintenance: Generated<boolean>;
    sort_order: number;
  };
  brand_game: {
    brand_id: number;
    game_id: number;
    status: VendorStatus;
    is_hot: boolean | null;
    position: number | null;
  };
  game: {
    id: number;
    vendor_id: number;
    code: string;
    game_type: GameType;
    names: GameNames;
    motif: string;
    min_bet_units: bigint;
    lines: number | null;
    volatility: 'low' | 'medium' | 'high' | null;
    return_bp: number | null;
    has_jackpot: boolean;
    has_demo: boolean;
    is_new: boolean;
    is_hot: boolean;
    client_type: number;
    sort_order: number;
    status: VendorStatus;
    offered: boolean;
    retired_at: Date | null;
  };
  favourite_game: { member_id: bigint; game_id: number; added_at: Generated<Date> };
  recent_game: { member_id: bigint; game_id: number; launched_at: Generated<Date> };
};
