import { inRepository, inTool } from '../paths';

const vitest = inTool('vitest/vitest.mjs');
const config = inRepository('shared/build/vitest.config.ts');

/** Arguments for node that run one project of our vitest configuration once. */
export const vitestArguments = (project: string, rest: string[]): string[] => [
  vitest,
  'run',
  '--config',
  config,
  '--project',
  project,
  ...rest,
];
