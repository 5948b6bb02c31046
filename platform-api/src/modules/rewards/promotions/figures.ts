import type { Conditions } from '@marquee/contract/promotions/rule-parts';
import type { Trigger } from '@marquee/contract/promotions/triggers';
import type { Queryable } from '../../../platform/database';

/** What is counted of a member in a period. */
export type FigureKind = 'net_loss.play' | 'net_loss.cash' | 'turnover' | 'win' | 'multiplier';

/** @returns null for triggers that count no period */
export function figureKind(trigger: Trigger): FigureKind | null {
  if (trigger.kind === 'turnover') return 'turnover';
  if (trigger.kind === 'net_loss') return `net_loss.${trigger.basis}`;
  return trigger.kind === 'ranking' ? trigger.by : null;
}

/** What a figure counts: money, or a payout in stakes. */
export const unitOf = (kind: FigureKind): 'money' | 'multiplier' => (kind === 'multiplier' ? 'multiplier' : 'money');

interface FigureQuery {
  readonly kind: FigureKind;
  readonly memberIds: readonly bigint[];
  /** Business days, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly offsetMinutes: number;
  readonly conditions: Pick<Conditions, 'gameTypes' | 'vendors'>;
}

export interface FigureRow {
  readonly memberId: bigint;
  /** Ledger units; of a multiplier, stakes in the same scale. */
  readonly figure: bigint;
  /** Ledger units. */
  readonly validBet: bigint;
}

/** Figures of members with any play, or any payment for those on cash. */
export async function readFigures(
  db: Queryable,
  { kind, memberIds, from, to, offsetMinutes, conditions: { gameTypes, vendors } }: FigureQuery,
): Promise<readonly FigureRow[]> {
  const { rows } = await db.query<FigureRow>({
    name: 'promotion-figures',
    text: `select member_id as "memberId", figure, valid_bet as "validBet"
           from promotion_figures($1, $2::bigint[], $3::date, $4::date, $5::smallint, $6::text[], $7::text[])`,
    values: [kind, memberIds, from, to, offsetMinutes, gameTypes, vendors],
  });
  return rows;
}

/** Members of a brand who may have a figure, after the last one of the page before. */
export async function readCandidates(
  db: Queryable,
  {
    brandId,
    from,
    to,
    offsetMinutes,
  }: Pick<FigureQuery, 'from' | 'to' | 'offsetMinutes'> & { readonly brandId: number },
  after: bigint,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'promotion-candidates',
    text: `select id from (
             select member_id as id from member_daily where brand_id = $1 and day between $2::date and $3::date and member_id > $5
             union
             select member_id from deposit where brand_id = $1 and state = 'credited' and member_id > $5
               and finished_at >= brand_midnight($2::date, $4::smallint) and finished_at < brand_midnight($3::date + 1, $4::smallint)
           ) c order by id limit $6`,
    values: [brandId, from, to, offsetMinutes, after, limit],
  });
  return rows.map(({ id }) => id);
}
