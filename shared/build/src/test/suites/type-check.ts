import { existsSync } from 'node:fs';
import { concurrently } from '../../concurrently';
import { inRepository } from '../../paths';
import { run } from '../../tasks/run-program';
import { matching, packageFolders } from '../../workspace';
import { resultOf, type Suite } from '../suite';

/** TypeScript 7, which the root depends on; the lint rules bring their own older one. */
const compiler = inRepository('node_modules/typescript/bin/tsc');

export const typeCheck: Suite = {
  name: 'type check',
  timeoutMs: 900_000,
  async run(filters) {
    const folders = packageFolders().filter((folder) => existsSync(inRepository(folder, 'tsconfig.json')));
    return resultOf(await concurrently(2, matching(folders, filters), check));
  },
};

async function check(folder: string): Promise<{ passed: boolean; details: string }> {
  const args = [compiler, '--noEmit', '--pretty', 'false', '-p', inRepository(folder)];
  const { code, output } = await run(process.execPath, args, { timeoutMs: 400_000 });
  return { passed: code === 0, details: `${folder}\n${output}` };
}
