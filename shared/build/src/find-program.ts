import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Where systems put servers, although no ordinary user looks there. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** The file of a program of this machine; null where it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
