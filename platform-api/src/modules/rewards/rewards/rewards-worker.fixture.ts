import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../../platform/database';
import { missionsOn } from '../missions/missions.fixture';
import { runFolds } from '../play-feed/run-folds';
import { prizeSiteOn } from '../prizes/prizes.fixture';
import { rebateSiteOn } from '../rebates/rebates.fixture';
import { readWorkerState } from './worker-state.fixture';

/**
 * Settles rebates two members at a time, takes envelopes and claims missions for every member, in a process of its own, for tests that
 * kill it. The database's address is the argument.
 */
const database = openDatabase(process.argv[2] ?? '', 4);
const { pool } = database;
const rebates = rebateSiteOn(database, 2);
const { prizes, at, caller } = prizeSiteOn(pool);
const { missions, fold } = missionsOn(database);
void runFolds([fold], { pool, log: { error: () => undefined }, batch: 1 }, new AbortController().signal);
/** What is refused, or cut off, is tried again. */
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

for (;;) {
  await quietly(round());
  await setTimeout(5);
}

async function round(): Promise<void> {
  const { clock, rainId, members, missionIds } = await readWorkerState(pool);
  rebates.setNow(clock);
  at(clock.toISOString());
  const taken = members.map((id) => quietly(prizes.envelopes.take(caller(id), rainId)));
  await quietly(rebates.settle());
  await Promise.all(taken);
  for (const id of members) for (const mission of missionIds) await quietly(missions.claim(caller(id), mission));
}
