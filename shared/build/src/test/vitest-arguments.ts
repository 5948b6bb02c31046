import { slowness } from '../../../testing/src/pace';
import { inRepository, toolPath } from '../paths';

const vitest = toolPath('vitest/vitest.mjs');
const config = inRepository('shared/build/vitest.config.ts');

/** The unit tests are two projects of vitest: with and without a DOM. */
const projects = (tier: string): string[] => (tier === 'unit' ? ['unit', 'dom'] : [tier]);

/** Arguments for node that run one tier of our tests, `unit` or `db`, once. */
export const vitestArguments = (tier: string, rest: string[]): string[] => [
  vitest,
  'run',
  '--config',
  config,
  ...projects(tier).flatMap((project) => ['--project', project]),
  `--expect.poll.timeout=${Math.round(60_000 * slowness())}`,
  ...rest,
];
