import { pbkdf2Sync } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

const REFERENCE_ROUNDS = 60_000;
/** The reference step on one core of the machine that the limits are written for. */
const REFERENCE_MS = 12;

/**
 * How many times slower than that machine, idle, this one gets on at the moment: 1 or more. Limits grow with it: they end
 * what has stopped, not what shares its cores. Measured by a short step, and by how many processes want each core.
 */
export function slowness(): number {
  const startedMs = performance.now();
  pbkdf2Sync('pace', 'pace', REFERENCE_ROUNDS, 32, 'sha256');
  const step = (performance.now() - startedMs) / REFERENCE_MS;
  const [load = 0] = loadavg();
  return Math.max(1, step, load / availableParallelism());
}
