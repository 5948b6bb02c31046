import pg from 'pg';
import { environment } from './environment';

/** What a journey cannot bring about by itself: another network, an operator's decision. */
async function change(sql: string, account: string): Promise<void> {
  const client = new pg.Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    await client.query(sql, [account]);
  } finally {
    await client.end();
  }
}

/** As if every address were new to the account. */
export const forgetAddresses = (account: string): Promise<void> =>
  change('delete from known_address where member_id in (select id from member where account = $1)', account);

/** As if the account had its initial password. */
export const demandNewPassword = (account: string): Promise<void> =>
  change('update member set must_change_password = true where account = $1', account);

/** As if the account had wagered everything that was required of it. */
export const meetWagering = (account: string): Promise<void> =>
  change(
    'update wagering_requirement set met_at = now() where member_id in (select id from member where account = $1)',
    account,
  );
