import { prepareClone } from './prepare-clone.mjs';
import { runTypeScript } from './run-typescript.mjs';

/** Prepares a fresh clone and runs the given TypeScript program, named by its path below src. */
export async function bootstrap(program) {
  await prepareClone();
  await runTypeScript(new URL(`../src/${program}.ts`, import.meta.url));
}
