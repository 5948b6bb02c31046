import { join } from 'node:path';
import { type CallValue, calls } from '@marquee/contract/calls/index';
import type { Database } from '../src/platform/database';
import { demoAccounts } from '../src/seed/identity/demo-accounts';
import { compareWithEmpty, logInMember, readOnce } from './member-reading';
import { onSeededApi } from './on-seeded-api';

/**
 * `pnpm bench:profit-loss`: a year of profit and loss of a member who played 28 vendors and types of game each day, among 200 others who did
 * too, read by 20 users, against an empty answer to the same users in turns.
 */
const DAYS = 365;
const GAMES_A_DAY = 28;
const OTHERS = 200;
const USERS = 20;
const GOAL = 5;
const BRAND = 'sundarban';
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** The member's days, with those of others between them as they would be on disk, and a rebate and a deposit a day. */
async function playAYear({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const member = demoAccounts.members.find(({ brand }) => brand === BRAND);
  await pool.query(
    `insert into member_daily (member_id, day, vendor_id, game_type, brand_id, bets, turnover, settled_stake, payout, valid_bet)
     select case when m.n = 0 then p.id else 1000000 + m.n end, current_date - d.n, v.id, t.game_type, p.brand_id, 10, 1000000, 1000000, 970000, 1000000
     from (select m.id, m.brand_id from member m join brand b on b.id = m.brand_id where b.code = $1 and m.account = $2) p
     cross join generate_series(0, $3::integer - 1) d(n)
     cross join generate_series(0, $5::integer) m(n)
     cross join generate_series(1, $4::integer / 4) v(id)
     cross join (values ('rng'), ('live'), ('fish'), ('sports')) t(game_type)
     where m.n = 0 or (d.n + m.n) % 7 = 0
     order by d.n desc, m.n
     on conflict do nothing`,
    [BRAND, member?.account, DAYS, GAMES_A_DAY, OTHERS],
  );
  await pool.query(
    `insert into ledger_transaction (source, key, kind, brand_id, member_id, cash_change, balance_after, created_at)
     select kind.name, kind.name || d.n, kind.name::movement_kind, m.brand_id, m.id, 0, 0, now() - make_interval(days => d.n)
     from member m join brand b on b.id = m.brand_id
     cross join generate_series(0, $3::integer - 1) d(n)
     cross join (values ('promotion'), ('deposit')) kind(name)
     where b.code = $1 and m.account = $2`,
    [BRAND, member?.account, DAYS],
  );
}

async function measure(port: number): Promise<void> {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const path = `${calls['records.profitLoss'].path}?from=${dayIn(1 - DAYS)}&to=${dayIn(0)}&by=month`;
  const reading = { port, folder, brand: BRAND, users: USERS, what: 'a year of profit and loss', path, goal: GOAL };
  const cookie = await logInMember(reading);
  const { periods, totals } = (await readOnce(reading, cookie)) as CallValue<'records.profitLoss'>;
  print(`rows: ${DAYS * GAMES_A_DAY}, months: ${periods.length}, stakes: ${totals.stake}`);
  await compareWithEmpty(reading, cookie);
}

await onSeededApi(folder, playAYear, measure);
