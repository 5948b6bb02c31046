import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Files that pages load; the folder lies beside the source and beside the bundle alike. */
export const readAsset = (name: string): string => readFileSync(new URL(`../assets/${name}`, import.meta.url), 'utf8');

/** A font file of the package that ships it. */
export const readFont = (file: string): Buffer => readFileSync(createRequire(import.meta.url).resolve(file));

/** The built clients of the games, beside the source and beside the bundle alike. */
export const clientFolder = new URL('../client/dist/', import.meta.url);
