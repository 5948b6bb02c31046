import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { reportBatchFailures } from './batch-failures';
import type { Logger } from './logger';

test('logs and counts each failed batch by name', async () => {
  const metrics = new Registry();
  const warn = vi.fn();
  const platform = { metrics, log: { warn } as unknown as Logger };
  const [reportBet, reportWin] = [reportBatchFailures(platform, 'bets'), reportBatchFailures(platform, 'wins')];
  const error = new Error('connection lost');
  reportBet(error, 3);
  reportBet(error, 1);
  reportWin(error, 2);
  const text = await metrics.metrics();
  expect(text).toContain('batch_failures_total{batch="bets"} 2');
  expect(text).toContain('batch_failures_total{batch="wins"} 1');
  expect(warn).toHaveBeenCalledWith({ err: error, batch: 'wins', size: 2 }, expect.any(String));
});
