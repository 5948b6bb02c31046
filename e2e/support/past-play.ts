import { withDatabase } from './database';

/** Ledger units of one. */
const UNIT = 100_000n;

/** As if the member had played for a million a week ago, lost a little yesterday, and won a hundredfold in three games. */
export async function playBefore(account: string, scale: bigint): Promise<void> {
  const days = [
    { ago: 7, stake: 300_000n, payout: 300_000n },
    { ago: 1, stake: 2_000n, payout: 1_000n },
  ];
  await withDatabase(async (client) => {
    for (const { ago, stake, payout } of days)
      await client.query(
        `insert into member_daily (member_id, day, vendor_id, game_type, brand_id, bets, turnover, settled_stake, payout, valid_bet)
         select m.id, brand_day(now(), b.offset_minutes) - $2::integer, g.vendor_id, g.game_type, m.brand_id, 100, $3, $3, $4, $3
         from member m join brand b on b.id = m.brand_id
         cross join (select vendor_id, game_type from game where status = 'active' order by id limit 1) g
         where m.account = $1`,
        [account, ago, stake * scale * UNIT, payout * scale * UNIT],
      );
    await client.query(
      `insert into mission_play (member_id, day, game_id, valid_bet, rounds, hits_10, hits_50, hits_100)
       select m.id, brand_day(now(), b.offset_minutes) - 7, g.id, 0, 40, 0, 0, 1
       from member m join brand b on b.id = m.brand_id cross join (select id from game order by id limit 3) g
       where m.account = $1`,
      [account],
    );
  });
}

/**
 * As if a week had passed since the member joined, deposited and played, and today were the birthday: what the brand's promotions give
 * for periods is due.
 */
export async function passWeek(account: string): Promise<void> {
  await withDatabase(async (client) => {
    const change = (text: string) => client.query(text, [account]);
    await change(
      `update deposit set created_at = created_at - interval '7 days', finished_at = finished_at - interval '7 days'
       where member_id in (select id from member where account = $1)`,
    );
    await change(
      `update bet set settled_at = settled_at - interval '7 days' where member_id in (select id from member where account = $1)`,
    );
    await change(
      `insert into promotion_participation (promotion_id, brand_id, member_id, period, version, state, created_at)
       select p.promotion_id, p.brand_id, p.member_id, (p.period::date - 7)::text, p.version, 'joined', p.created_at - interval '7 days'
       from promotion_participation p join promotion o on o.id = p.promotion_id and o.cycle = 'weekly'
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

/** As if the run of yesterday's rebates began now, and the account had something in it. */
export async function rerunRebates(account: string): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `with yesterday as (
         update rebate_run r set finished_at = null from member m join brand b on b.id = m.brand_id
         where m.account = $1 and r.brand_id = m.brand_id and r.day = brand_day(now(), b.offset_minutes) - 1 and r.finished_at is not null
         returning m.id, r.day, r.brand_id)
       insert into rebate (member_id, day, brand_id) select id, day, brand_id from yesterday on conflict do nothing`,
      [account],
    ),
  );
}
