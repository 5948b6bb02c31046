import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openApiDocument } from '@marquee/contract/openapi/document';
import openapiTS, { astToString } from 'openapi-typescript';

const repository = new URL('../../../../', import.meta.url);
const { resolve } = createRequire(new URL('package.json', repository));
const compiler = join(dirname(resolve('typescript/package.json')), 'bin/tsc');

/**
 * Generates the types of the OpenAPI document into a folder, beside a program that uses them, and type-checks the program.
 * @param source TypeScript that may import `./api` and platform-api's dependencies
 * @returns the program's exports
 * @throws Error with the compiler's output when the types do not match
 */
export async function withGeneratedTypes<Exports>(source: string): Promise<Exports & { remove(): Promise<void> }> {
  const cache = fileURLToPath(new URL('platform-api/.cache/', repository));
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'typed-client-'));
  const types = astToString(await openapiTS(JSON.stringify(openApiDocument())));
  const program = join(folder, 'client.ts');
  await writeFile(join(folder, 'api.d.ts'), types);
  await writeFile(program, source);
  await checkTypes(folder);
  return {
    ...((await import(/* @vite-ignore */ pathToFileURL(program).href)) as Exports),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function checkTypes(folder: string): Promise<void> {
  const config = { extends: fileURLToPath(new URL('shared/build/tsconfig.base.json', repository)), include: ['.'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compile = promisify(execFile)(process.execPath, [compiler, '--project', folder]);
  await compile.catch(({ stdout }: { stdout: string }) => {
    throw new Error(`the generated types do not match:\n${stdout}`);
  });
}
