import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/** A path in the checkout. */
export const inRepository = (...parts: string[]): string => path.join(repositoryRoot, ...parts);

/** A file of an npm package that shared/build depends on. */
export const toolPath = (...parts: string[]): string => inRepository('shared/build/node_modules', ...parts);

/** The state folder: database, releases, keys, caches. */
export const stateFolder = (): string => path.resolve(process.env.MARQUEE_HOME ?? inRepository('.marquee'));

/** A path in the state folder. */
export const inState = (...parts: string[]): string => path.join(stateFolder(), ...parts);
