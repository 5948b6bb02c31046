import { readFileSync } from 'node:fs';
import { inRepository } from '../paths';

interface LintConfig {
  readonly plugins: readonly string[];
  readonly options: object;
  readonly rules: object;
  readonly overrides: readonly { readonly files: readonly string[] }[];
}

/** Overrides of the workspace's configuration that hold for remotes, by one of their patterns, and where they hold in a team's. */
const OVERRIDES: Readonly<Record<string, readonly string[]>> = {
  'mf-*/src/**': ['**/*.tsx', '**/src/**/*.ts'],
  '{host-shell,mf-*,mf-games/in-house,operator-console,shared/kit,shared/ui}/src/**/*.tsx': ['**/*.tsx'],
  '{host-shell,mf-games,mf-promotions}/src/**/*.tsx': ['**/*.tsx'],
  '**/*.test.{ts,tsx}': ['**/*.test.{ts,tsx}'],
};

/** The lint rules of our remotes, for one in a repository of its own. */
export function remoteLintConfig(): object {
  const text = readFileSync(inRepository('.oxlintrc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  const { plugins, options, rules, overrides } = JSON.parse(text) as LintConfig;
  return {
    plugins,
    jsPlugins: ['./src/lint/plugin.mjs'],
    categories: { correctness: 'off' },
    options,
    ignorePatterns: ['**/dist/', '**/coverage/', '**/*.d.ts', '**/*.{js,mjs,cjs}'],
    rules,
    overrides: Object.entries(OVERRIDES).map(([pattern, files]) => {
      const override = overrides.find((candidate) => candidate.files.includes(pattern));
      if (!override) throw new Error(`.oxlintrc.json has no override for ${pattern}`);
      return { ...override, files };
    }),
  };
}
