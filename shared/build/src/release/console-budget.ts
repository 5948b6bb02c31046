import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compressedSize } from './release-files';

/** Most bytes of scripts and styles, compressed, with which the operators' console starts, before any of its pages. */
export const CONSOLE_START_BUDGET = 185_000;

/**
 * Compressed bytes of the scripts and styles that the page of a plain site names.
 * @param folder the built site
 */
export function startBytes(folder: string): number {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  return files.reduce((sum, file) => sum + compressedSize(path.join(folder, file)), 0);
}
