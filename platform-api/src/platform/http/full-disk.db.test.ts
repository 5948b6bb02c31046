import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

it('refuses writes of a database with a full disk, keeps reading, and recovers by itself', async () => {
  await site.pool.query(`create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await site.pool.query('create trigger no_space before insert on member for each row execute function no_space()');
  const refused = await site.browser().send('session.freePlay', {});
  expect([refused.status, refused.envelope]).toMatchObject([503, { success: false, code: 'storage_full' }]);
  expect((await site.browser().send('session.captcha', {})).status).toBe(200);
  await site.pool.query('drop trigger no_space on member');
  expect((await site.browser().send('session.freePlay', {})).status).toBe(200);
});
