import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** A file of a tool that comes with this package. */
const fileOf = (tool: string, file: string): string => path.join(path.dirname(resolve(`${tool}/package.json`)), file);

/**
 * Checks types and lint rules of the remote in a folder, then runs its tests.
 * @returns the exit code
 */
export async function testProject(folder: string): Promise<number> {
  const linting = await runTool(folder, fileOf('oxlint', 'bin/oxlint'), ['--type-check', '--deny-warnings']);
  return linting || runTool(folder, fileOf('vitest', 'vitest.mjs'), ['run']);
}

function runTool(folder: string, tool: string, args: readonly string[]): Promise<number> {
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: fileOf('oxlint-tsgolint', 'bin/tsgolint.js') };
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [tool, ...args], { cwd: folder, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code) => done(code ?? 1));
  });
}
