import { openDatabase } from '../../../platform/database';
import { workChunk } from './work-chunk';

/** Works all chunks in a process of its own, for tests that kill it. The database's address is the argument. */
const { pool } = openDatabase(process.argv[2] ?? '', 1);
while (await workChunk(pool));
process.exit(0);
