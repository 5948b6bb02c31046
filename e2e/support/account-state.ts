import { withDatabase } from './database';

/** What a journey cannot bring about by itself: another network, an operator's decision, time. */
const change = (sql: string, account: string): Promise<unknown> =>
  withDatabase((client) => client.query(sql, [account]));

/** As if every address were new to the account. */
export const forgetAddresses = (account: string): Promise<unknown> =>
  change('delete from known_address where member_id in (select id from member where account = $1)', account);

/** As if the account had its initial password. */
export const demandNewPassword = (account: string): Promise<unknown> =>
  change('update member set must_change_password = true where account = $1', account);

/** As if the account had wagered what its deposits ask for; bonuses stay as they are. */
export const meetDeposits = (account: string): Promise<unknown> =>
  change(
    `update wagering_requirement set met_at = now(), closed_at = now()
     where source = 'deposit' and met_at is null and member_id in (select id from member where account = $1)`,
    account,
  );

/** As if the time for the active bonus were over. */
export const expireBonus = (account: string): Promise<unknown> =>
  change(
    `update bonus set expires_at = now() where state = 'active' and member_id in (select id from member where account = $1)`,
    account,
  );

/** As if the account had wagered everything that was required of it. */
export const meetWagering = (account: string): Promise<unknown> =>
  change(
    'update wagering_requirement set met_at = now() where member_id in (select id from member where account = $1)',
    account,
  );
