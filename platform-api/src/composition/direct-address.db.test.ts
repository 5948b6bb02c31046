import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

const ROLE = `direct_${randomBytes(4).toString('hex')}`;
let administration: TestDatabase;
let site: TestApp;
beforeEach(async () => {
  administration = await createTestDatabase();
  await administration.pool.query(`create role ${ROLE} login superuser password '${ROLE}'`);
});
afterEach(async () => {
  await site.close();
  await administration.pool.query(`drop role ${ROLE}`);
  await administration.drop();
});

test('listens and leads the job queue at the direct address of the database, and does all else at the other one', async () => {
  site = await startTestApp((url) => ({
    MARQUEE_DIRECT_DATABASE_URL: Object.assign(new URL(url), { username: ROLE, password: ROLE }).href,
  }));
  await site.app.server.listen({ port: 0, host: '127.0.0.1' });
  const connections = async (isDirect: boolean) => {
    const { rows } = await site.pool.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity
       where datname = current_database() and application_name like 'marquee%' and (usename = $1) = $2 order by name`,
      [ROLE, isDirect],
    );
    return rows.map(({ name }) => name);
  };
  await vi.waitFor(async () => expect(await connections(true)).toContain('marquee-jobs'));
  expect(await connections(true)).toEqual(
    expect.arrayContaining(['marquee-jobs', 'marquee-marquee_event', 'marquee-marquee_player']),
  );
  expect(await connections(false)).toEqual(['marquee']);
});
