import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../../platform/database';
import { runFolds } from '../../rewards/play-feed/run-folds';
import { wageringFold } from '../wagering/service';
import { createBonusTest } from './bonus.fixture';

/** Folds wagering row by row and releases what is due, in a process of its own, for tests that kill it. The database's address is the argument. */
const database = openDatabase(process.argv[2] ?? '', 4);
const { bonuses } = createBonusTest(database);
const feed = { pool: database.pool, log: { error: () => undefined }, batch: 1 };
void runFolds([wageringFold], feed, new AbortController().signal);
for (;;) {
  await bonuses.settleDue().catch(() => 0);
  await setTimeout(5);
}
