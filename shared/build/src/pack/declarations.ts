import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from '../paths';

/**
 * Compiles the types of the SDK's packages into a folder of their own, in which `use` reads them.
 * @throws with the compiler's messages
 */
export async function withDeclarations<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-types-'));
  try {
    const compiler = inRepository('node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [
      compiler,
      '-p',
      inRepository('shared/build/tsconfig.sdk.json'),
      '--outDir',
      folder,
    ]);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
