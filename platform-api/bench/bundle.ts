import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Builds the API as it is deployed; running from source would include the compiler's helpers.
 * @returns the path of the program
 */
export async function bundleApi(): Promise<string> {
  const args = [
    root('shared/build/bootstrap/run.mjs'),
    'node-bundle',
    'platform-api',
    'main',
    'migrate',
    'seed',
    'demo',
  ];
  await promisify(execFile)(process.execPath, args);
  return root('platform-api/dist/main.mjs');
}
