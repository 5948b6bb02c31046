import type { Browser, Page } from '@playwright/test';
import type pg from 'pg';
import { AGENT_TYPES } from '../../shared/contract/src/constants';
import { withDatabase } from './database';
import { LOGIN_PASSWORD, type Place } from './new-member';
import { signIn } from './sign-in';
import { openNewMember } from './visitors';

/** A page that has a new agent at the top of a line of its own signed in, and shows nothing yet. */
export async function openTopAgent(browser: Browser, place: Place, account: string): Promise<Page> {
  const page = await openNewMember(browser, place, account);
  await withDatabase((client) =>
    client.query('update member set type = $2 where account = $1', [account, AGENT_TYPES[0]]),
  );
  await signIn(page, place.brand, { account, password: LOGIN_PASSWORD }, 'agent');
  return page;
}

const MEMBERS = '(select id from member where account = any($1))';
const CONTRACTS = `(select id from agent_contract where downline_id in ${MEMBERS})`;
/** What a line's figures are in, with the column of its time or day. */
const MOVED_TIMES = [
  ['bet', 'settled_at'],
  ['cash_feed', 'at'],
] as const;
const MOVED_DAYS = ['line_daily', 'line_cash_daily'] as const;

/** As if the contracts of these agents had been signed two days ago; what is settled by business days still counts from tomorrow on. */
export async function countSalaries(agents: readonly string[]): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `update agent_contract set valid_from = now() - interval '2 days'
       where id in ${CONTRACTS} and type in ('hourlySalary', 'realTimeSalary') and state = 'valid'`,
      [agents],
    ),
  );
}

/**
 * As if what the accounts did today had happened yesterday, in an hour and in five minutes that no run has, under the contracts that they have
 * now. Runs by days that earlier tests have caused, and what they are of, become a day older: a day is settled once.
 */
export async function closePeriods(brand: string, accounts: readonly string[]): Promise<void> {
  await withDatabase(async (client) => {
    const change = (text: string) => client.query(text, [accounts]);
    await client.query('begin');
    await ageRuns(client, brand);
    await client.query(`update settlement_start set at = least(at, now() - interval '3 days')`);
    await change(`update member_line set from_day = from_day - 7 where member_id in ${MEMBERS}`);
    for (const [table, column] of MOVED_TIMES)
      await change(`update ${table} set ${column} = ${column} - interval '1 day' where member_id in ${MEMBERS}`);
    for (const table of MOVED_DAYS) await change(`update ${table} set day = day - 1 where member_id in ${MEMBERS}`);
    await change(
      `update lottery_run set finished_at = finished_at - interval '1 day'
       where finished_at is not null and id in (select run_id from lottery_rebate where receiver_id in ${MEMBERS})`,
    );
    await change(
      `update agent_contract k set valid_from = brand_midnight(brand_day(now(), b.offset_minutes) - 1, b.offset_minutes)
       from brand b where b.id = k.brand_id and k.id in ${CONTRACTS} and k.type in ('dividend', 'dailySalary') and k.state = 'valid'`,
    );
    for (const [type, length] of [
      ['hourlySalary', '1 hour'],
      ['realTimeSalary', '5 minutes'],
    ])
      await change(
        `update contract_slot set slot = (
           select max(s) from agent_contract k
           cross join generate_series(date_bin('1 hour', now(), '2000-01-01') - interval '1 day', now() - 2 * interval '${length}', '${length}') s
           where k.id = contract_slot.contract_id and not exists (
             select from agent_run r where r.brand_id = k.brand_id and r.type = k.type and r.period_from = s))
         where contract_id in (select id from agent_contract where id in ${CONTRACTS} and type = '${type}')`,
      );
    await client.query('commit');
  });
}

/** Of business days. */
const DAY_RUNS = `(select r.id from agent_run r join brand b on b.id = r.brand_id
                   where b.code = $1 and r.type in ('dividend', 'dailySalary') and r.period = 'daily')`;
const BILLED = `(select agent_id from agent_bill where run_id in ${DAY_RUNS})`;
const OF_LINES = `(select member_id from member_line where member_id in ${BILLED} or uplines && array${BILLED})`;

const TODAY = '(select brand_day(now(), offset_minutes) from brand where code = $1)';
const MIDNIGHT = '(select brand_midnight(brand_day(now(), offset_minutes), offset_minutes) from brand where code = $1)';
const FAR_DAYS = 100_000;

/** Makes runs by business days, their bills, contracts and figures a day older. Bills are kept by triggers, which the session has not for it. */
async function ageRuns(client: pg.Client, brand: string): Promise<void> {
  const change = (text: string) => client.query(text, [brand]);
  await client.query(`set local session_replication_role = replica`);
  await client.query(`update settlement_start set at = at - interval '1 day'`);
  for (const [table, column] of MOVED_TIMES)
    await change(
      `update ${table} set ${column} = ${column} - interval '1 day' where ${column} < ${MIDNIGHT} and member_id in ${OF_LINES}`,
    );
  // A day is part of a key: all days leave before they come back one earlier.
  for (const table of MOVED_DAYS) {
    await change(`update ${table} set day = day - ${FAR_DAYS} where day < ${TODAY} and member_id in ${OF_LINES}`);
    await client.query(`update ${table} set day = day + ${FAR_DAYS} - 1 where day < '1900-01-01'`);
  }
  await change(
    `update agent_contract set valid_from = valid_from - interval '1 day'
     where type in ('dividend', 'dailySalary') and state = 'valid' and downline_id in ${BILLED}`,
  );
  await change(
    `update agent_bill set period_from = period_from - interval '1 day', period_to = period_to - interval '1 day',
       first_day = first_day - 1, last_day = last_day - 1 where run_id in ${DAY_RUNS}`,
  );
  await change(
    `update agent_run set period_from = period_from - interval '1 day', period_to = period_to - interval '1 day' where id in ${DAY_RUNS}`,
  );
  await client.query(`set local session_replication_role = origin`);
}
