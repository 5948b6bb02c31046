import { delimiter, dirname } from 'node:path';
import { installedNode, nodeVersion } from './install-node.mjs';
import { relaunch, stopWithLauncher, stopWithNpm } from './relaunch.mjs';

/** The oldest supported Node; the same as `engines` of package.json. */
const floor = [22, 12];
/** The oldest Node that can fetch a newer one. */
const oldestStarter = [20, 0];

/**
 * Returns when this process runs on a supported Node. On an older one it fetches a supported Node from the npm
 * registry, runs the same command with it and exits with its status. Child processes find that Node as `node` and as
 * `process.execPath`.
 */
export async function useSupportedNode() {
  stopWithLauncher();
  stopWithNpm();
  const version = process.versions.node;
  if (isAtLeast(version, floor)) return putFirstOnPath(process.execPath);
  const need = `Marquee needs Node ${floor.join('.')} or newer, this is ${version}`;
  if (!isAtLeast(version, oldestStarter)) fail(`${need}: install a newer one from https://nodejs.org`);
  const node = await installedNode().catch(({ message }) =>
    fail(
      `${need}, and ${message}: check the connection to the npm registry and try again, or install a newer Node from https://nodejs.org`,
    ),
  );
  process.stderr.write(`Node ${version} is older than ${floor.join('.')}: continuing with Node ${nodeVersion}\n`);
  putFirstOnPath(node);
  await relaunch(node);
}

const isAtLeast = (version, [major, minor]) => {
  const [ownMajor, ownMinor] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

/** Makes programs with `#!/usr/bin/env node`, such as npx, run on this Node. */
function putFirstOnPath(node) {
  process.env.PATH = [dirname(node), process.env.PATH].filter(Boolean).join(delimiter);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
