import { lotteryRules } from '@marquee/contract/lottery/rules';
import { LOTTERY_SHAPES } from '@marquee/contract/lottery/shape';
import type { Database } from '../../platform/database';
import lotteries from './lotteries.json' with { type: 'json' };

/** The group of official mode, and the lowest that a slip may choose. */
const GROUPS = { prize: 1_960, lowest: 1_700 } as const;

/** Results with bets of official mode: a prize group is theirs. */
const GROUPED_SHAPES = LOTTERY_SHAPES.filter((shape) =>
  lotteryRules(shape).kinds.some(({ modes }) => modes.includes('LOTT')),
);

/** Limits of a new installation by currency, in currency units; operators change them by brand and game. */
const LIMITS = [
  {
    currency: 'BDT',
    least: 0.02,
    ticket: 50_000,
    member: 100_000,
    payout: 1_000_000,
    outcome: 2_000_000,
    pool: 5_000_000,
  },
  {
    currency: 'VND',
    least: 10,
    ticket: 10_000_000,
    member: 20_000_000,
    payout: 200_000_000,
    outcome: 400_000_000,
    pool: 1_000_000_000,
  },
];

/** Percent of a cap from which an outcome of an official draw pays half the odds. */
const HALF_FROM = 80;

/**
 * The lotteries and how each brand that shows their vendor offers them; needs brands and catalogue. Existing rows keep their operators'
 * settings. A lottery of a code without a calendar has no issues.
 */
export async function seedLotteries({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into lottery_game (id, code, game_id, area, shape, zone, source, stations_of)
     select l.id, l.code, g.id, l.area, l.shape, l.zone, l.source, l."stationsOf"
     from json_to_recordset($1) as l(id smallint, code text, vendor text, game text, area text, shape text, zone text, source text,
                                     "stationsOf" smallint)
     join vendor v on v.code = l.vendor
     join game g on g.vendor_id = v.id and g.code = l.game
     on conflict do nothing`,
    [JSON.stringify(lotteries)],
  );
  await pool.query(
    `insert into lottery_brand_game (brand_id, lottery_id, prize_group, lowest_group, least_stake, ticket_cap, member_cap, payout_cap,
                                     outcome_cap, pool_cap, half_from)
     select b.id, l.id, case when l.shape = any($5) then $2::smallint end,
            case when l.shape = any($5) then $3::smallint end,
            m.least * 100000, m.ticket * 100000, m.member * 100000, m.payout * 100000, m.outcome * 100000, m.pool * 100000,
            case when l.source <> 'own' then $4::smallint end
     from lottery_game l
     join game g on g.id = l.game_id
     join brand_vendor o on o.vendor_id = g.vendor_id
     join brand b on b.id = o.brand_id
     join json_to_recordset($1) as m(currency text, least numeric, ticket numeric, member numeric, payout numeric, outcome numeric,
                                     pool numeric) on m.currency = b.currency
     on conflict do nothing`,
    [JSON.stringify(LIMITS), GROUPS.prize, GROUPS.lowest, HALF_FROM, GROUPED_SHAPES],
  );
}
