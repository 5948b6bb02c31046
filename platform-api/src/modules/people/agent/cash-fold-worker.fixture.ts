import { openDatabase } from '../../../platform/database';
import { runFolds } from '../../rewards/play-feed/run-folds';
import { lineCashFold } from './line-fold';

/** Folds the cash feed row by row in a process of its own, for a test that kills it. The database's address is the argument. */
const { pool } = openDatabase(process.argv[2] ?? '', 2);
await runFolds([lineCashFold], { pool, log: { error: () => undefined }, batch: 1 }, new AbortController().signal);
