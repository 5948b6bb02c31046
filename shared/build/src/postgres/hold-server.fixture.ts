import { startPostgres } from './start-postgres';

/** Stands for an application that is killed: starts the server of a folder, tells its pid and waits. */
const [folder = ''] = process.argv.slice(2);
const server = await startPostgres({ folder });
process.stdout.write(`${server.pid}\n`);
setInterval(() => undefined, 60_000);
