import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { METRICS_TOKEN } from '../src/platform/http/metrics';
import type { ApiProcess } from '../src/testing/api-process';

/**
 * Cumulative histogram of a duration in `/metrics`: upper bounds in milliseconds, and counts that include the lower
 * buckets.
 */
export type Durations = readonly (readonly [atMostMs: number, count: number])[];

/** @param labels what the series must have among its labels, such as `route="/wps/stream"` */
export async function durationsOf(
  { port, home }: Pick<ApiProcess, 'port' | 'home'>,
  metric: string,
  labels = '',
): Promise<Durations> {
  const token = await readFile(join(home, 'keys', METRICS_TOKEN), 'utf8');
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  const counts = new Map<number, number>();
  for (const [, labelled = '', count] of text.matchAll(new RegExp(`^${metric}_bucket\\{(.*)\\} (\\d+)$`, 'gm'))) {
    const bound = /le="(.+?)"/.exec(labelled)?.[1];
    if (bound === undefined || !labelled.includes(labels)) continue;
    const atMostMs = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound) * 1_000;
    counts.set(atMostMs, (counts.get(atMostMs) ?? 0) + Number(count));
  }
  return [...counts].sort(([left], [right]) => left - right);
}

/** The counts added between two readings. */
export interface Between {
  readonly count: number;
  /** The upper bound, in milliseconds, that the given share of durations stays within. */
  within(share: number): number;
  /** The share of durations up to a bound of the metric. */
  shareWithin(atMostMs: number): number;
}

export function between(before: Durations, after: Durations): Between {
  const earlier = new Map(before);
  const counts = after.map(([atMostMs, count]) => [atMostMs, count - (earlier.get(atMostMs) ?? 0)] as const);
  const all = counts.at(-1)?.[1] ?? 0;
  return {
    count: all,
    within: (share) => counts.find(([, count]) => count >= share * all)?.[0] ?? 0,
    shareWithin: (bound) => (counts.find(([atMostMs]) => atMostMs === bound)?.[1] ?? 0) / all,
  };
}
