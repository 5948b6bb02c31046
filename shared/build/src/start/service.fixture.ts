import { fileURLToPath } from 'node:url';
import type { ServiceOptions } from './service';

/** A small real service whose log and notes lie in a folder. */
export const fixtureService = (folder: string, port: number): ServiceOptions => ({
  name: 'fixture',
  program: fileURLToPath(new URL('./tiny-service.fixture.mjs', import.meta.url)),
  port,
  env: { PORT: String(port), NOTES: `${folder}/notes` },
  logFolder: folder,
  onExit: () => undefined,
});
