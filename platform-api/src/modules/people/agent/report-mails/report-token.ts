import { createHmac, timingSafeEqual } from 'node:crypto';

/** The tokens of links that end the mails of one report. They work for as long as the report is kept, signed in or not. */
export interface ReportTokens {
  issue(viewId: string): string;
  /** @returns the public id of the report; null for a token that was not issued here */
  read(token: string): string | null;
}

/** @param key of the deployment */
export function createReportTokens(key: string): ReportTokens {
  const sign = (viewId: string) => createHmac('sha256', key).update(`report ${viewId}`).digest('base64url');
  return {
    issue: (viewId) => `${viewId}.${sign(viewId)}`,
    read(token) {
      const [viewId = '', signature = '', ...rest] = token.split('.');
      const expected = Buffer.from(sign(viewId));
      const given = Buffer.from(signature);
      const isOwn = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
      return isOwn ? viewId : null;
    },
  };
}
