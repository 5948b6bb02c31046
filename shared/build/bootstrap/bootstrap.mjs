import { installDependencies } from './install.mjs';
import { requireNode } from './node-version.mjs';

/** From a fresh clone to the given TypeScript program, named by its path below src. */
export async function bootstrap(program) {
  requireNode();
  try {
    await installDependencies();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL(`../src/${program}.ts`, import.meta.url).href);
}
