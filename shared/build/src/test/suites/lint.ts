import { concurrently } from '../../concurrently';
import { inRepository } from '../../paths';
import { run } from '../../tasks/run-program';
import { packageFolders } from '../../workspace';
import { resultOf, type Suite } from '../suite';

const TIMEOUT_MS = 600_000;
/** Rules that know types hold a whole package in memory. */
const HEAP_MB = 3_072;

/** One check per package: its files under the lint rules, in a process of its own so that its types leave with it. */
export const lint: Suite = {
  name: 'lint',
  timeoutMs: TIMEOUT_MS,
  async run(filters) {
    const paths = filters.length > 0 ? filters : packageFolders();
    return resultOf(await concurrently(2, paths, lintPath));
  },
};

async function lintPath(path: string): Promise<{ passed: boolean; details: string }> {
  const eslint = inRepository('shared/build/node_modules/eslint/bin/eslint.js');
  const config = inRepository('shared/build/eslint.config.js');
  const nested = packageFolders().filter((folder) => folder.startsWith(`${path}/`));
  const ignored = nested.flatMap((folder) => ['--ignore-pattern', `${folder}/**`]);
  const options = ['--config', config, '--max-warnings=0', '--no-error-on-unmatched-pattern', ...ignored, path];
  const { code, output } = await run(process.execPath, [`--max-old-space-size=${HEAP_MB}`, eslint, ...options], {
    timeoutMs: TIMEOUT_MS,
  });
  return { passed: code === 0, details: output };
}
