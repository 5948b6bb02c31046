import type { Conditions } from '@marquee/contract/promotions/rule-parts';
import type { Queryable } from '../../../../platform/database';
import type { FigureKind } from './figures';

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

/**
 * Figures of one member, in ledger units by what is counted; each is read once, however many promotions count it.
 * @param figures what is counted over which days and games, as JSON
 */
export async function readFiguresOf(
  db: Queryable,
  memberId: bigint,
  offsetMinutes: number,
  figures: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await db.query<{ at: bigint; figure: bigint }>({
    name: 'promotion-progress',
    text: `select c.at, f.figure
           from jsonb_array_elements($1::jsonb) with ordinality as c(counted, at)
           cross join lateral jsonb_to_record(c.counted) as x(kind text, "from" date, "to" date, "gameTypes" jsonb, vendors jsonb)
           cross join lateral promotion_figures(x.kind, array[$2::bigint], x."from", x."to", $3::smallint,
             array(select jsonb_array_elements_text(x."gameTypes")), array(select jsonb_array_elements_text(x.vendors))) f`,
    values: [`[${figures.join(',')}]`, memberId, offsetMinutes],
  });
  return new Map(rows.map(({ at, figure }) => [figures[Number(at) - 1] ?? '', figure]));
}
