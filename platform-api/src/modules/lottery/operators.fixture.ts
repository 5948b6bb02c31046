import { hashPassword } from '../../platform/password-hash';
import type { TestBrowser } from '../../testing/browser';
import type { TestApp } from '../../testing/test-app';

export const TEST_PASSWORD = 'Harbour-Beacon-77';
let hash: Promise<string> | undefined;
/** Of `TEST_PASSWORD`; costly, so made once. */
export const testPasswordHash = (): Promise<string> => (hash ??= hashPassword(TEST_PASSWORD));

/** A signed-in operator. @param brandIds empty: every brand */
export async function makeOperator(
  site: TestApp,
  name: string,
  rights: readonly string[],
  brandIds: readonly number[],
): Promise<TestBrowser> {
  const email = `${name}@marquee.localhost`;
  await site.pool.query(
    'insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $2, $3, $4, $5)',
    [email, name, await testPasswordHash(), rights, brandIds],
  );
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password: TEST_PASSWORD });
  return browser;
}
