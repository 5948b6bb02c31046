import { buildSandbox } from './sandbox';
import { readSettings } from './settings';

const settings = readSettings();
const sandbox = await buildSandbox(settings);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await sandbox.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());

await sandbox.server.listen({ port: settings.port, host: '127.0.0.1' });
sandbox.startPlayers();
