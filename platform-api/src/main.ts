import { buildApp } from './app';
import { readConfig } from './platform/config';

const config = readConfig();
const app = await buildApp(config);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// Started by another process: stop when that process ends.
process.on('disconnect', () => void stop());

await app.server.listen({ port: config.port, host: config.host });
