import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotterySettingValues } from '@marquee/contract/calls/lottery-risk-admin';
import { parseAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import type { BrandGame } from './brand-game-repository';

/** How a brand offers a lottery, whether it is enabled or not; amounts in ledger units, odds in thousandths. */
export interface SettingsRow extends Omit<BrandGame, 'code' | 'area' | 'gameId' | 'vendorId' | 'gameType'> {
  readonly gameCode: string;
  readonly currency: string;
  readonly enabled: boolean;
  readonly outcomeCap: bigint;
  readonly poolCap: bigint;
  readonly halfFrom: number | null;
}

/** @returns null where the brand has no such lottery */
export async function readSettings(
  db: Queryable,
  brandId: number,
  gameCode: string,
  lock: '' | 'for update of s' = '',
): Promise<SettingsRow | null> {
  const { rows } = await db.query<SettingsRow>({
    name: `lottery-settings${lock && '-locked'}`,
    text: `select s.brand_id as "brandId", l.id as "lotteryId", l.code as "gameCode", l.shape, b.currency, s.enabled, s.revision, s.odds,
       s.prize_group as "prizeGroup", s.lowest_group as "lowestGroup", s.least_stake as "leastStake", s.ticket_cap as "ticketCap",
       s.member_cap as "memberCap", s.draw_cap as "drawCap", s.payout_cap as "payoutCap", s.outcome_cap as "outcomeCap",
       s.pool_cap as "poolCap", s.half_from as "halfFrom"
     from lottery_brand_game s join lottery_game l on l.id = s.lottery_id join brand b on b.id = s.brand_id
     where s.brand_id = $1 and l.code = $2 ${lock}`,
    values: [brandId, gameCode],
  });
  return rows[0] ?? null;
}

/** Odds that are those of the rules follow the rules. */
export async function writeSettings(
  tx: Queryable,
  { brandId, lotteryId, shape }: SettingsRow,
  settings: LotterySettingValues,
): Promise<void> {
  const rules = lotteryRules(shape);
  const odds = settings.odds.filter(({ kind, odds }) => rules.kind(kind)?.odds !== odds);
  const limit = (amount: string | null) => (amount === null ? null : parseAmount(amount));
  await tx.query({
    name: 'lottery-settings-write',
    text: `update lottery_brand_game set revision = revision + 1, enabled = $3, odds = $4, prize_group = $5, lowest_group = $6,
       least_stake = $7, ticket_cap = $8, member_cap = $9, draw_cap = $10, payout_cap = $11, outcome_cap = $12, pool_cap = $13,
       half_from = $14
     where brand_id = $1 and lottery_id = $2`,
    values: [
      ...[brandId, lotteryId, settings.enabled],
      ...[Object.fromEntries(odds.map(({ kind, odds }) => [kind, odds])), settings.groups?.highest ?? null],
      ...[settings.groups?.lowest ?? null, limit(settings.leastStake), limit(settings.ticketLimit)],
      ...[limit(settings.memberLimit), limit(settings.drawLimit), limit(settings.payoutLimit)],
      ...[limit(settings.outcomeLimit), limit(settings.poolLimit), settings.halfFrom],
    ],
  });
}
