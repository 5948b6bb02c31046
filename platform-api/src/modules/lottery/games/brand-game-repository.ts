import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';

/** A lottery as a brand offers it. Amounts in ledger units, odds in thousandths. */
export interface BrandGame {
  readonly lotteryId: number;
  readonly code: string;
  readonly area: 'VN' | 'SEA' | 'FAST' | 'LOTT';
  readonly shape: LotteryShape;
  readonly gameId: number;
  readonly vendorId: number;
  readonly gameType: string;
  readonly brandId: number;
  /** Raised by every change that a slip depends on. */
  readonly revision: number;
  /** By kind, where they differ from the rules' own. */
  readonly odds: Readonly<Record<string, number>>;
  /** Official mode: the group of members without one of their own, and the lowest that a slip may choose; null: credit only. */
  readonly prizeGroup: number | null;
  readonly lowestGroup: number | null;
  readonly leastStake: bigint;
  readonly ticketCap: bigint;
  /** Of a member's tickets of a draw, and of all tickets of a draw; null: none. */
  readonly memberCap: bigint | null;
  readonly drawCap: bigint | null;
  readonly payoutCap: bigint;
}

/** The enabled lottery of a brand with this code; null without one. */
export async function readBrandGame(db: Queryable, brandId: number, code: string): Promise<BrandGame | null> {
  const { rows } = await db.query<BrandGame>({
    name: 'lottery-brand-game',
    text: `select l.id as "lotteryId", l.code, l.area, l.shape, l.game_id as "gameId", g.vendor_id as "vendorId", g.game_type as "gameType",
             s.brand_id as "brandId", s.revision, s.odds, s.prize_group as "prizeGroup", s.lowest_group as "lowestGroup",
             s.least_stake as "leastStake", s.ticket_cap as "ticketCap", s.member_cap as "memberCap", s.draw_cap as "drawCap",
             s.payout_cap as "payoutCap"
           from lottery_game l
           join game g on g.id = l.game_id
           join lottery_brand_game s on s.lottery_id = l.id and s.brand_id = $1 and s.enabled
           where l.code = $2`,
    values: [brandId, code],
  });
  return rows[0] ?? null;
}

/** The account's largest prize group: its own, else the nearest upline's; null: the brand's. */
export async function readMemberGroup(db: Queryable, memberId: bigint): Promise<number | null> {
  const { rows } = await db.query<{ prize_group: number | null }>({
    name: 'lottery-member-group',
    text: 'select member_prize_group($1) as prize_group',
    values: [memberId],
  });
  return rows[0]?.prize_group ?? null;
}
