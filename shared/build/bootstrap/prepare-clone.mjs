import { installDependencies } from './install.mjs';
import { useSupportedNode } from './supported-node.mjs';

/** Continues on a supported Node, with the dependencies of the lock file installed. Ends the process where they cannot be. */
export async function prepareClone() {
  await useSupportedNode();
  try {
    await installDependencies();
  } catch (error) {
    process.stderr.write(
      `The dependencies could not be installed (${error.message}): see the message above; if the npm registry cannot be reached, connect and run the command again\n`,
    );
    process.exit(1);
  }
}
