import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/stat';
/** Index, after `cpu`, of the time that other machines on the same host used. */
const STEAL = 7;

/**
 * Starts to measure the share of processor time that other machines on the host use.
 * @returns reads the share since then, 0 to 1; null where the system does not report it
 */
export function watchStolenTime(): () => number | null {
  const before = processorTime();
  return () => {
    const now = processorTime();
    if (!before || !now || now.total === before.total) return null;
    return (now.stolen - before.stolen) / (now.total - before.total);
  };
}

function processorTime(): { readonly stolen: number; readonly total: number } | null {
  if (!existsSync(STAT)) return null;
  const fields = readFileSync(STAT, 'utf8').split('\n', 1)[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  // The fields after it (guest time) are already part of user time.
  const ticks = fields.slice(0, STEAL + 1);
  return { stolen: ticks[STEAL] ?? 0, total: ticks.reduce((sum, field) => sum + field, 0) };
}
