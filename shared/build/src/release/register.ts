import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRepository, inState, stateFolder } from '../paths';
import { openDatabase } from '../start/database';
import { readSettings } from '../start/settings';
import { run } from '../tasks/run-program';

const TIMEOUT_MS = 60_000;

/**
 * Registers every release of the store: in the database of DATABASE_URL, else in that of the running start.
 * @returns a summary for the terminal
 */
export async function registerStoredReleases(): Promise<string> {
  const settings = readSettings();
  if (!settings.databaseUrl && !existsSync(inState('run.json'))) return 'It is registered by the next start.';
  const database = await openDatabase(settings, () => undefined);
  try {
    const tsx = inRepository('shared/build/node_modules/tsx/dist/cli.mjs');
    const program = inRepository('platform-api/src/register-releases.ts');
    const env = { DATABASE_URL: database.url, MARQUEE_HOME: path.resolve(stateFolder()) };
    const { code, output } = await run(process.execPath, [tsx, program], { env, timeoutMs: TIMEOUT_MS });
    if (code !== 0) throw new Error(`the registry refused it:\n${output}`);
    return output.trimEnd();
  } finally {
    await database.stop();
  }
}
