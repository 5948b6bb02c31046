import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const program = `
  const { fetchNode } = await import(process.env.INSTALL_NODE);
  await fetchNode().catch((error) => process.stdout.write(error.message));
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install-node-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The message of the error that `fetchNode` throws with this PATH. */
async function failureWith(path: string): Promise<string> {
  const env = { ...process.env, PATH: path, INSTALL_NODE: new URL('install-node.mjs', import.meta.url).href };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env });
  return stdout;
}

it('says in one clause that the registry cannot be reached, without the stack that npm prints', async () => {
  const npx = join(folder, 'npx');
  await writeFile(
    npx,
    '#!/bin/sh\necho "npm error code ECONNREFUSED\nnpm error     at ClientRequest.emit" >&2\nexit 1\n',
  );
  await chmod(npx, 0o755);
  const failure = await failureWith([folder, process.env.PATH].join(delimiter));
  expect(failure).toMatch(/^npm could not fetch Node \d+\.\d+\.\d+ \(ECONNREFUSED\)$/);
});

it('says that there is no npx', async () => {
  expect(await failureWith(folder)).toMatch(/^npm could not fetch Node \d+\.\d+\.\d+ \(ENOENT\)$/);
});
