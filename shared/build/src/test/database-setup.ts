import { administer } from '../postgres/administer';
import { createTemplates, preparedServer, templatesNamed } from './test-databases';
import { configuredServer, startTestServer } from './test-server';

/**
 * Once per run of the database tests: a server (DATABASE_URL, else an embedded one of this run) with template databases.
 * The test files get its address and the template's name through the environment and copy a template.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const isGiven = configuredServer() !== undefined;
  const templates = templatesNamed(isGiven ? `marquee_test_${process.pid}_${Date.now().toString(36)}` : 'marquee_test');
  const prepared = isGiven ? undefined : await preparedServer(templates);
  const server = await startTestServer(prepared);
  if (isGiven) await createTemplates(server.url, templates);
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_DATABASE_TEMPLATE = templates.migrated;
  if (prepared) process.env.TEST_DATABASE_PREPARED = prepared;
  return async () => {
    if (isGiven) await dropDatabases(server.url, templates.migrated);
    await server.stop();
  };
}

/** Drops the templates and leftovers of the test files, so that a given server does not fill up. */
async function dropDatabases(url: string, template: string): Promise<void> {
  const rows = await administer(url, `select datname from pg_database where datname like '${template}%'`);
  for (const { datname } of rows) await administer(url, `drop database if exists ${String(datname)} with (force)`);
}
