import { build } from 'esbuild';
import { inRepository } from './paths';

/**
 * A program with all that it imports, as one script for a page.
 * @param contents TypeScript; its imports are relative to the root of the repository
 */
export async function browserScript(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: inRepository('.'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: ['es2022'],
    minify: true,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
