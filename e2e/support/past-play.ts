import type pg from 'pg';
import { PERIOD_GRACE_MINUTES } from '../../shared/contract/src/promotions/periods';
import { REBATE_GRACE_HOURS } from '../../shared/contract/src/rebates';
import { withDatabase } from './database';

/** Ledger units of one. */
const UNIT = 100_000n;

interface PlayedDay {
  /** SQL of the business day; the day of now is `today`, the brand `b`. */
  readonly day: string;
  /** Decimal units, in all. */
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Writes what an account had staked in a hundred bets on a day. */
const insertDay = (client: pg.Client, account: string, { day, stake, payout }: PlayedDay): Promise<unknown> =>
  client.query(
    `insert into member_daily (member_id, day, vendor_id, game_type, brand_id, bets, turnover, settled_stake, payout, valid_bet)
     select m.id, ${day}, g.vendor_id, g.game_type, m.brand_id, 100, $2, $2, $3, $2
     from member m join brand b on b.id = m.brand_id
     cross join lateral (select brand_day(now(), b.offset_minutes) as today) d
     cross join (select vendor_id, game_type from game where status = 'active' order by id limit 1) g
     where m.account = $1
     on conflict do nothing`,
    [account, stake * UNIT, payout * UNIT],
  );

/** SQL of the business day whose predecessors promotions have settled: within the grace after midnight still yesterday. */
const UNSETTLED_DAY = `brand_day(now() - interval '${PERIOD_GRACE_MINUTES} minutes', b.offset_minutes)`;

/** SQL of what lies a week before the business day whose predecessors are settled: a moment of now is moved by as much. */
const WEEK_BEFORE_SETTLED = `(7 + brand_day(now(), b.offset_minutes) - ${UNSETTLED_DAY}) * interval '1 day'`;

/** As if the member had played for a million a week ago, lost a little on the last settled day, and won a hundredfold in three games. */
export async function playBefore(account: string, scale: bigint): Promise<void> {
  const days = [
    { day: `${UNSETTLED_DAY} - 7`, stake: 300_000n, payout: 300_000n },
    { day: `${UNSETTLED_DAY} - 1`, stake: 2_000n, payout: 1_000n },
  ];
  await withDatabase(async (client) => {
    for (const { day, stake, payout } of days)
      await insertDay(client, account, { day, stake: stake * scale, payout: payout * scale });
    await client.query(
      `insert into mission_play (member_id, day, game_id, valid_bet, rounds, hits_10, hits_50, hits_100)
       select m.id, ${UNSETTLED_DAY} - 7, g.id, 0, 40, 0, 0, 1
       from member m join brand b on b.id = m.brand_id cross join (select id from game order by id limit 3) g
       where m.account = $1`,
      [account],
    );
  });
}

/** As if the member had staked this much on the last day of last month, and got as much back. */
export async function playLastMonth(account: string, stake: bigint): Promise<void> {
  await withDatabase((client) =>
    insertDay(client, account, { day: `date_trunc('month', today)::date - 1`, stake, payout: stake }),
  );
}

/**
 * As if a week had passed since the member joined, deposited and played, and today were the birthday: what the brand's promotions give
 * for periods is due.
 */
export async function passWeek(account: string): Promise<void> {
  await withDatabase(async (client) => {
    const change = (text: string) => client.query(text, [account]);
    await change(
      `update deposit d set created_at = d.created_at - ${WEEK_BEFORE_SETTLED}, finished_at = d.finished_at - ${WEEK_BEFORE_SETTLED}
       from member m join brand b on b.id = m.brand_id where m.account = $1 and d.member_id = m.id`,
    );
    await change(
      `update bet t set settled_at = t.settled_at - ${WEEK_BEFORE_SETTLED}
       from member m join brand b on b.id = m.brand_id where m.account = $1 and t.member_id = m.id`,
    );
    await change(
      `insert into promotion_participation (promotion_id, brand_id, member_id, period, version, state, created_at)
       select p.promotion_id, p.brand_id, p.member_id, (date_trunc('week', ${UNSETTLED_DAY})::date - 7)::text, p.version, 'joined',
              p.created_at - ${WEEK_BEFORE_SETTLED}
       from promotion_participation p join promotion o on o.id = p.promotion_id and o.cycle = 'weekly'
       join brand b on b.id = p.brand_id
       where p.state = 'joined' and p.member_id in (select id from member where account = $1)`,
    );
    await change(
      `update member m set birthday = brand_day(now(), b.offset_minutes) - interval '30 years' from brand b
       where b.id = m.brand_id and m.account = $1`,
    );
    await change(
      `update promotion set starts_at = now() - interval '20 days'
       where trigger in ('net_loss', 'turnover', 'ranking') and brand_id in (select brand_id from member where account = $1)`,
    );
    await change(
      `delete from promotion_run where promotion_id in (
         select id from promotion where brand_id in (select brand_id from member where account = $1))`,
    );
  });
}

/** SQL of the last business day whose rebates are settled: yesterday, once its late results have come. */
const REBATED_DAY = `brand_day(now() - interval '${REBATE_GRACE_HOURS} hours', b.offset_minutes) - 1`;

/** As if the run of the last settled day's rebates began now, and the account had lost a little on it. */
export async function rerunRebates(account: string, scale: bigint): Promise<void> {
  await withDatabase(async (client) => {
    const lost = { stake: 2_000n * scale, payout: 1_000n * scale };
    await insertDay(client, account, { day: REBATED_DAY, ...lost });
    await client.query(
      `with settled as (
         update rebate_run r set finished_at = null from member m join brand b on b.id = m.brand_id
         where m.account = $1 and r.brand_id = m.brand_id and r.day = ${REBATED_DAY} and r.finished_at is not null
         returning m.id, r.day, r.brand_id)
       insert into rebate (member_id, day, brand_id) select id, day, brand_id from settled on conflict do nothing`,
      [account],
    );
  });
}

/** As if the business day's payment of points earned by play, at the account's brand, were due now. */
export async function payPlayPoints(account: string): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `select p.member_id from member m join brand b on b.id = m.brand_id
       cross join lateral pay_points(b.id, brand_day(now(), b.offset_minutes), now(), 500) p where m.account = $1`,
      [account],
    ),
  );
}

/** As if a promotion of periods had begun three days ago, and who joined it since had played the day before yesterday. */
export async function passDays(promotionId: string): Promise<void> {
  await withDatabase(async (client) => {
    const change = (text: string) => client.query(text, [promotionId]);
    await change(`update promotion set starts_at = now() - interval '3 days' where id = $1`);
    await change(
      `update member_daily d set day = d.day - 2 from promotion_participation p where p.promotion_id = $1 and d.member_id = p.member_id`,
    );
    await change(
      `insert into promotion_participation (promotion_id, brand_id, member_id, period, version, state, created_at)
       select promotion_id, brand_id, member_id, (period::date - 2)::text, version, 'joined', created_at - interval '2 days'
       from promotion_participation where promotion_id = $1`,
    );
  });
}
