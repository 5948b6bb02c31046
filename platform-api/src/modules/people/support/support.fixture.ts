import { randomUUID } from 'node:crypto';
import { insertMember } from '../member/insert-member';
import { hashToken, newToken } from '../../../platform/secrets';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const BRAND_IDS = { sundarban: 1, meridian: 2 } as const;

/** The whole API with both brands, members and operators. */
export interface SupportSite extends TestApp {
  /**
   * A signed-in member of a brand.
   * @param account a new one by default
   */
  member(account?: string, brand?: keyof typeof BRAND_IDS): Promise<TestBrowser>;
  /** An operator with the right `support`, signed in at the console. @param brandIds empty: every brand */
  operator(name: string, brandIds?: readonly number[], rights?: readonly string[]): Promise<TestBrowser>;
}

const HOUR_MS = 3_600_000;

/** @param rateLimits on only for tests of the limits: all tests share one address */
export async function startSupportSite(
  rateLimits: 'on' | 'off' = 'off',
  environment: NodeJS.ProcessEnv = {},
): Promise<SupportSite> {
  const site = await startTestApp({ MARQUEE_RATE_LIMITS: rateLimits, ...environment });
  const { pool } = site;
  let members = 0;
  /** An open session, created without a login. */
  const signedIn = async (
    browser: TestBrowser,
    cookie: string,
    open: (tokenHash: Buffer, until: Date) => Promise<unknown>,
  ) => {
    const token = newToken();
    await open(hashToken(token), new Date(Date.now() + HOUR_MS));
    browser.cookies.set(cookie, token);
    return browser;
  };
  return {
    ...site,
    async member(account = `member${(members += 1)}`, brand = 'sundarban') {
      const brandId = BRAND_IDS[brand];
      const person = { account, nickname: account, type: 3, language: 'en', passwordHash: null };
      const id = await insertMember(pool, { ...person, brandId });
      return signedIn(site.browser(brand), '__Host-marquee', (tokenHash, until) =>
        pool.query('insert into session (token_hash, member_id, brand_id, expires_at) values ($1, $2, $3, $4)', [
          tokenHash,
          id,
          brandId,
          until,
        ]),
      );
    },
    async operator(name, brandIds = [], rights = ['support']) {
      const { rows } = await pool.query<{ id: number }>(
        `insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $2, '', $3, $4) returning id`,
        [`${name.toLowerCase()}@marquee.localhost`, name, rights, brandIds],
      );
      return signedIn(site.browser('console'), '__Host-marquee-console', (tokenHash, until) =>
        pool.query('insert into operator_session (token_hash, operator_id, expires_at) values ($1, $2, $3)', [
          tokenHash,
          rows[0]?.id,
          until,
        ]),
      );
    },
  };
}

/** Pages of a conversation; each message has its own id. */
export const draft = (text: string, imageIds: string[] = []) => ({
  clientId: randomUUID(),
  text,
  imageIds,
});
