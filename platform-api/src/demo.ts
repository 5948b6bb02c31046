import { issuePlayTokens } from './demo/issue-play-tokens';
import { FULL_SCALE } from './demo/plan/demo-scale';
import { settleHistory } from './demo/settle-history';
import { writeHistory } from './demo/write-history';
import { readConfig } from './platform/config';

/**
 * `npm start` runs it after the seed. Only `MARQUEE_DEMO=on`, which nothing but `npm start` sets, lets it write: never in
 * a real installation.
 */
if (process.env['MARQUEE_DEMO'] === 'on') {
  const config = readConfig();
  const startedMs = performance.now();
  const now = new Date();
  try {
    const outcome = await writeHistory(config, FULL_SCALE, now);
    if (outcome === 'made') await settleHistory(config, now);
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
    if (outcome === 'made') process.stdout.write(`demo history of ${FULL_SCALE.days} days made in ${seconds} s\n`);
  } finally {
    // A history that was committed has players, whatever failed after it.
    await issuePlayTokens(config, new Date());
  }
}
