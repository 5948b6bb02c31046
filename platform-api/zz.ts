import { mkdtempSync } from 'node:fs';
import { openBenchDatabase } from './bench/database';
import { issuePlayTokens } from './src/demo/issue-play-tokens';
import { writeHistory } from './src/demo/write-history';
import { readConfig } from './src/platform/config';
import { openDatabase } from './src/platform/database';
import { seedAll } from './src/seed/seed-all';
const home = mkdtempSync('/tmp/loto/home-');
const database = await openBenchDatabase('/tmp/loto');
const config = readConfig({ DATABASE_URL: database.url, MARQUEE_HOME: home, MARQUEE_LOG_LEVEL: 'silent' });
const db = openDatabase(database.url, 2, { statementMs: 300_000, answerMs: 300_000, silentTransactionMs: 300_000 });
try {
  const t = performance.now();
  await seedAll(db, config);
  console.log('seeded', ((performance.now() - t) / 1000).toFixed(1));
  console.log(
    await writeHistory(config, { members: 30, days: 5, momentsPerDay: 2, playersPerMoment: 5 }, new Date()),
    ((performance.now() - t) / 1000).toFixed(1),
  );
  await issuePlayTokens(config, new Date());
  const { rows } = await db.pool.query(
    `select count(distinct tablename)::int as analyzed from pg_stats where tablename in ('lottery_draw','lottery_result','wallet','posting')`,
  );
  console.log(
    rows,
    (await import('node:fs')).existsSync(`${home}/demo/players.json`),
    (await import('node:fs')).readdirSync(home),
  );
} finally {
  await db.close();
  await database.stop();
}
