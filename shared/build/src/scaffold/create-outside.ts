#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { newRemote } from './new-remote';
import { outside, type Versions } from './outside';
import { remoteFiles } from './remote-files';
import { writeFiles } from './write-files';

/** `npm create marquee-remote <name>`: a remote in a repository of its own, with its first commit. */
const USAGE = `usage: create-marquee-remote <name> [--sdk <folder or address of the SDK's tarballs>]\n`;
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { sdk: { type: 'string' } } });
  const remote = newRemote(positionals[0] ?? '');
  const folder = path.resolve(remote.name);
  if (existsSync(folder)) throw new Error(`${remote.name} exists already`);
  const versions = JSON.parse(readFileSync(new URL('./versions.json', import.meta.url), 'utf8')) as Versions;
  const sdk = values.sdk === undefined || /^https?:/.test(values.sdk) ? values.sdk : path.resolve(values.sdk);
  writeFiles(folder, remoteFiles(remote, outside(remote, versions, sdk)));
  const isCommitted = commit(folder, remote.name);
  process.stdout.write(`${remote.name} is there${isCommitted ? ', with its first commit' : '; commit it before a release'}.
Next: cd ${remote.name}, npm install, npm test, and commit the lock file
`);
} catch (error) {
  process.stderr.write(`${USAGE}${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** A release names its commit. @returns whether there is one: git may be missing, or not know its user */
function commit(folder: string, name: string): boolean {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  try {
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', `${name}: start from the template`);
    return true;
  } catch {
    return false;
  }
}
