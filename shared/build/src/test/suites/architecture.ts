import { inRepository, toolPath } from '../../paths';
import { run } from '../../tasks/run-program';
import { packageFolders } from '../../workspace';
import { resultOf, type Suite } from '../suite';

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

interface Report {
  summary: { violations: Violation[]; ruleSetUsed: { forbidden: { name: string }[] } };
}

const config = inRepository('shared/build/dependency-cruiser.config.cjs');
const cruiser = toolPath('dependency-cruiser/bin/dependency-cruiser.mjs');

/** One check per import rule. */
export const architecture: Suite = {
  name: 'architecture',
  timeoutMs: 430_000,
  async run() {
    const args = [cruiser, '--config', config, '--output-type', 'json', ...packageFolders()];
    const { code, output } = await run(process.execPath, args, { timeoutMs: 400_000 });
    const report = parse(output);
    if (!report) return resultOf([{ passed: false, details: `status ${code}\n${output}` }]);
    const { violations, ruleSetUsed } = report.summary;
    return resultOf(ruleSetUsed.forbidden.map(({ name }) => verdict(name, violations)));
  },
};

function verdict(rule: string, violations: Violation[]): { passed: boolean; details: string } {
  const broken = violations.filter((violation) => violation.rule.name === rule);
  return { passed: broken.length === 0, details: broken.map(({ from, to }) => `${rule}: ${from} -> ${to}`).join('\n') };
}

function parse(output: string): Report | undefined {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return undefined;
  }
}
