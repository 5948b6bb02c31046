import { inRepository, toolPath } from '../../paths';
import { run } from '../../tasks/run-program';
import { matching, packageFolders, packageOf } from '../../workspace';
import { resultOf, type Suite, type SuiteResult } from '../suite';

const TIMEOUT_MS = 600_000;
/** `path:line:column: message [severity/rule]`, relative to the checkout. */
const FINDING = /^(?<file>[^:\n]+):\d+:\d+: .+$/gm;

const linter = toolPath('oxlint/bin/oxlint');
/** The program that gives oxlint the types of the TypeScript 7 compiler. */
const environment = { OXLINT_TSGOLINT_PATH: toolPath('.bin/tsgolint') };

/** One check per package: its types and its lint rules, read in one pass over the same programs. */
export const typesAndLint: Suite = {
  name: 'types and lint',
  timeoutMs: TIMEOUT_MS + 30_000,
  parts: ({ settings, checkout, graph }) => {
    const rules = checkout.digest(checkout.below('shared/build/src/lint'));
    const inputsOf = (folder: string) => {
      const own = checkout.filesOf(folder, 'package');
      return [...own, ...own.flatMap((file) => [...graph.importsOf(file)])];
    };
    return new Map(
      packageFolders().map((folder) => [folder, [settings, rules, checkout.digest(inputsOf(folder))].join(' ')]),
    );
  },
  async run(filters) {
    const config = ['--config', inRepository('.oxlintrc.json')];
    const args = [linter, ...config, '--type-check', '--deny-warnings', '--format=unix', ...filters];
    const { code, output } = await run(process.execPath, args, { timeoutMs: TIMEOUT_MS, env: environment });
    const result = verdicts(output, filters);
    return code === 0 || result.failed > 0 ? result : { passed: 0, failed: 1, details: output };
  },
};

function verdicts(output: string, filters: string[]): SuiteResult {
  const folders = packageFolders();
  const findings = [...output.matchAll(FINDING)].map(({ 0: line, groups }) => ({
    line,
    folder: packageOf(groups?.file ?? '', folders),
  }));
  const checked = new Set([...matching(folders, filters), ...findings.map(({ folder }) => folder)]);
  const checks = [...checked].map((folder) => {
    const own = findings.filter((finding) => finding.folder === folder);
    return { folder, passed: own.length === 0, details: own.map(({ line }) => line).join('\n') };
  });
  const parts = checks.map(({ folder, passed }) => [folder, { passed: passed ? 1 : 0, isGreen: passed }] as const);
  return { ...resultOf(checks), parts: Object.fromEntries(parts) };
}
