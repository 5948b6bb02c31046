import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files by their path in a folder, which is made where it is missing. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
