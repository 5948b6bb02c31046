import path from 'node:path';
import { ESLint } from 'eslint';
import { inRepository, repositoryRoot } from '../../paths';
import { packageFolders, packageOf } from '../../workspace';
import { resultOf, type Suite } from '../suite';

/** One check per package: its files under the lint rules. */
export const lint: Suite = {
  name: 'lint',
  timeoutMs: 420_000,
  async run(filters) {
    const eslint = new ESLint({
      cwd: repositoryRoot,
      overrideConfigFile: inRepository('shared/build/eslint.config.js'),
      errorOnUnmatchedPattern: false,
      // Each worker holds the types of what it reads; one alone would need all of the memory.
      concurrency: 2,
    });
    const results = await eslint.lintFiles(filters.length > 0 ? filters : ['.']);
    return resultOf(await Promise.all([...byPackage(results).values()].map((files) => report(eslint, files))));
  },
};

function byPackage(results: ESLint.LintResult[]): Map<string, ESLint.LintResult[]> {
  const groups = new Map<string, ESLint.LintResult[]>();
  const folders = packageFolders();
  for (const result of results) {
    const folder = packageOf(path.relative(repositoryRoot, result.filePath), folders);
    groups.set(folder, [...(groups.get(folder) ?? []), result]);
  }
  return groups;
}

async function report(eslint: ESLint, files: ESLint.LintResult[]): Promise<{ passed: boolean; details: string }> {
  const formatter = await eslint.loadFormatter('stylish');
  const passed = files.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
  return { passed, details: await formatter.format(files) };
}
