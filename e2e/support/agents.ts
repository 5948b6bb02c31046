import type { Browser, Page } from '@playwright/test';
import { AGENT_TYPES } from '../../shared/contract/src/constants';
import { withDatabase } from './database';
import { siteOf } from './environment';
import { LOGIN_PASSWORD, type Place } from './new-member';
import { signIn } from './sign-in';
import { openNewMember } from './visitors';

/** Opens the office of a new agent at the top of a line of its own. */
export async function openTopAgent(browser: Browser, place: Place, account: string): Promise<Page> {
  const page = await openNewMember(browser, place, account);
  await withDatabase((client) =>
    client.query('update member set type = $2 where account = $1', [account, AGENT_TYPES[0]]),
  );
  await signIn(page, place.brand, { account, password: LOGIN_PASSWORD }, 'agent');
  await page.goto(siteOf(place.brand, '/agentHome'));
  return page;
}

const MEMBERS = '(select id from member where account = any($1))';
const CONTRACTS = `(select id from agent_contract where downline_id in ${MEMBERS})`;

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
 * now.
 */
export async function closePeriods(accounts: readonly string[]): Promise<void> {
  await withDatabase(async (client) => {
    const change = (text: string) => client.query(text, [accounts]);
    await client.query('begin');
    await client.query(`update settlement_start set at = least(at, now() - interval '3 days')`);
    await change(`update member_line set from_day = from_day - 7 where member_id in ${MEMBERS}`);
    for (const [table, column, step] of [
      ['bet', 'settled_at', `interval '1 day'`],
      ['cash_feed', 'at', `interval '1 day'`],
      ['line_daily', 'day', '1'],
      ['line_cash_daily', 'day', '1'],
    ])
      await change(`update ${table} set ${column} = ${column} - ${step} where member_id in ${MEMBERS}`);
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
