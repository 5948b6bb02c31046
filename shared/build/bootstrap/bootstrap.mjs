import { installDependencies } from './install.mjs';
import { runTypeScript } from './run-typescript.mjs';
import { useSupportedNode } from './supported-node.mjs';

/** Prepares a fresh clone and runs the given TypeScript program, named by its path below src. */
export async function bootstrap(program) {
  await useSupportedNode();
  try {
    await installDependencies();
  } catch (error) {
    process.stderr.write(
      `The dependencies could not be installed (${error.message}): see the message above; if the npm registry cannot be reached, connect and run the command again\n`,
    );
    process.exit(1);
  }
  await runTypeScript(new URL(`../src/${program}.ts`, import.meta.url));
}
