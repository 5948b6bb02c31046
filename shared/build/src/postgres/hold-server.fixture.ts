import { startPostgres } from './start-postgres';

/** A process to be killed by tests: starts the server of a folder, prints its pid and waits. */
const [folder = ''] = process.argv.slice(2);
const server = await startPostgres({ folder });
process.stdout.write(`${server.pid}\n`);
setInterval(() => undefined, 60_000);
