import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = new URL('../../../', import.meta.url);
const tsx = createRequire(new URL('shared/build/package.json', root)).resolve('tsx');

/** Arguments of `node` for a program that is run from its source. @param file its path in the repository */
export const sourceProgram = (file: string): string[] => [
  '--import',
  pathToFileURL(tsx).href,
  fileURLToPath(new URL(file, root)),
];
