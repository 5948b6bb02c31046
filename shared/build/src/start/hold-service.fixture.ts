import { startService } from './service';
import { fixtureService } from './service.fixture';

/** A process to be killed by tests: runs the fixture service of a folder, prints its pid and waits. */
const [folder = '', port = ''] = process.argv.slice(2);
const service = startService(fixtureService(folder, Number(port)));
await service.ready();
process.stdout.write(`${service.pid}\n`);
