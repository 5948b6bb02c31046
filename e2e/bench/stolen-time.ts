import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/stat';
/** Of the fields that follow `cpu`: what other machines on the same host took. */
const STEAL = 7;

/**
 * How much of the processors' time was taken by other machines since the call; null where the system does not say.
 * @returns reads the share, 0 to 1
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
  // Guests' time, behind it, is already in the user's.
  const ticks = fields.slice(0, STEAL + 1);
  return { stolen: ticks[STEAL] ?? 0, total: ticks.reduce((sum, field) => sum + field, 0) };
}
