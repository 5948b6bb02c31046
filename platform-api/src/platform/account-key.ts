/**
 * The form in which account names are compared, `account_key` of the database: Unicode compatibility forms and letter case are
 * ignored, and what copying from a page brings along.
 */
export const accountKey = (account: string): string =>
  account
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .trim()
    .toLowerCase();
