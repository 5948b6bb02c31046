import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../paths';
import type { Task } from './task';

/** Generated, or irrelevant to the build. */
const ignored = /^(node_modules|dist|coverage|\..*)$|\.test\.tsx?$|\.md$/;

/** SHA-256 over the task, its packages and every input file's path and content. */
export function fingerprint(task: Task, root = repositoryRoot): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([task.program, task.args, task.packages]));
  for (const input of [...new Set(task.inputs)].sort()) addPath(hash, root, input);
  return hash.digest('hex');
}

function addPath(hash: Hash, root: string, relative: string): void {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute)) return;
  if (statSync(absolute).isDirectory()) return addFolder(hash, root, relative);
  hash.update(`\0${relative}\0`);
  hash.update(readFileSync(absolute));
}

function addFolder(hash: Hash, root: string, relative: string): void {
  for (const name of readdirSync(path.join(root, relative)).sort()) {
    if (!ignored.test(name)) addPath(hash, root, path.posix.join(relative, name));
  }
}
