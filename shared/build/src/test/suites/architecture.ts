import { cruise, importsOf } from '../../floors/cruise';
import { components, moduleGraph } from '../../floors/module-graph';
import { packageFolders } from '../../workspace';
import { resultOf, type Suite, wholeSuite } from '../suite';

/** One check per import rule, and one of circles among the server's modules. */
export const architecture: Suite = {
  name: 'architecture',
  timeoutMs: 430_000,
  parts: ({ everything }) => wholeSuite(everything),
  async run() {
    const report = await cruise(packageFolders());
    const { files, imports } = importsOf(report);
    const { violations, ruleSetUsed } = report.summary;
    const circles = components(moduleGraph(files, imports)).filter(({ length }) => length > 1);
    return resultOf([
      ...ruleSetUsed.forbidden.map(({ name }) =>
        verdict(
          name,
          violations.filter(({ rule }) => rule.name === name).map(({ from, to }) => `${from} -> ${to}`),
        ),
      ),
      verdict(
        'no-circle-of-modules',
        circles.map((circle) => circle.join(', ')),
      ),
    ]);
  },
};

const verdict = (rule: string, faults: readonly string[]): { passed: boolean; details: string } => ({
  passed: faults.length === 0,
  details: faults.map((fault) => `${rule}: ${fault}`).join('\n'),
});
