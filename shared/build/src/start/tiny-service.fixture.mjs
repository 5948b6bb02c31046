// A service with a short start-up and shutdown, which records both in a file.
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

const note = (text) => appendFileSync(process.env.NOTES, `${text}\n`);
let ready = false;
setTimeout(() => (ready = true), 150);
createServer((_, response) => response.writeHead(ready ? 200 : 503).end()).listen(process.env.PORT, '127.0.0.1');
process.on('SIGTERM', () => {
  note('draining');
  setTimeout(() => {
    note('drained');
    process.exit(0);
  }, 100);
});
