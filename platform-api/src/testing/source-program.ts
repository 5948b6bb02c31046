import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const tsx = createRequire(new URL('../../../shared/build/package.json', import.meta.url)).resolve('tsx');

/** Arguments of `node` for a program that is run from its source. */
export const sourceProgram = (file: URL): string[] => ['--import', pathToFileURL(tsx).href, fileURLToPath(file)];
