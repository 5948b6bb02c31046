import { readFileSync } from 'node:fs';

/** Files that pages load; the folder lies beside the source and beside the bundle alike. */
export const readAsset = (name: string): string => readFileSync(new URL(`../assets/${name}`, import.meta.url), 'utf8');
