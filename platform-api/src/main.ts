import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app';
import { readConfig } from './platform/config';
import { runProgram } from './platform/run-program';

/** Shorter than what supervisors wait before they kill. */
const LAST_RESORT_MS = 14_000;

await runProgram(async () => {
  const config = readConfig();
  const app = await buildApp(config);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    app.withdraw();
    await sleep(config.stopNoticeMs);
    // The drain is bounded; whatever hangs after it, such as an unreachable database, must not hold the process.
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    await app.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  // Started by another process: stop when that process ends.
  process.on('disconnect', () => void stop());

  await app.server.listen({ port: config.port, host: config.host });
});
