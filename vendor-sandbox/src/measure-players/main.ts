import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPlayers } from '../crowd/read-players';

/**
 * `pnpm measure:players [seconds]`: the processor time of the running vendor sandbox, which plays for the demo's simulated players, in
 * per cent of one core. Run it with nobody else playing.
 */
const TICKS_PER_SECOND = 100;
const MOST_PERCENT = 3;
const home = resolve(process.env['MARQUEE_HOME'] ?? '.marquee');
const seconds = Number(process.argv[2] ?? 60);

const run = JSON.parse(readFileSync(join(home, 'run.json'), 'utf8')) as { readonly services: readonly number[] };
const pid = run.services.find((service) => readFileSync(`/proc/${service}/cmdline`, 'utf8').includes('vendor-sandbox'));
if (pid === undefined) throw new Error(`no vendor sandbox runs on ${home}`);

/** User and system time so far, seconds. */
function processorSeconds(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

const before = processorSeconds();
await sleep(seconds * 1_000);
const percent = (100 * (processorSeconds() - before)) / seconds;
const players = readPlayers(home, { MARQUEE_DEMO: 'on' }).length;
process.stdout.write(
  `vendor sandbox with ${players} simulated players: ${percent.toFixed(2)} % of one core over ${seconds} s (at most ${MOST_PERCENT} %)\n`,
);
process.exitCode = percent > MOST_PERCENT ? 1 : 0;
