import { readFileSync } from 'node:fs';
import type { Vite } from 'vitest/node';
import { inRepository, repositoryRoot } from '../paths';
import type { Activation } from './active-mutant';
import { instrument } from './instrument';
import type { Mutant } from './mutation';

const ACTIVATION = 'virtual:activate-mutant/';
const VARIANT = /\.mutant-(\d+)((?:\.db)?\.test\.ts)$/;
const runtime = JSON.stringify(inRepository('shared/build/src/mutation/active-mutant.ts'));

/**
 * The virtual name of a test file for one activation.
 * @param file absolute
 */
export const variantOf = (file: string, number: number): string =>
  file.replace(/((?:\.db)?\.test\.ts)$/, `.mutant-${number}$1`);

/** The activation's number of a variant. */
export const numberOf = (variant: string): number => Number(VARIANT.exec(variant)?.[1]);

/**
 * Serves the mutated sources, and variants of the test files: each activates its mutant before it loads anything else,
 * so that one process tests many mutants with the modules already loaded.
 */
export function mutationPlugin(
  mutants: readonly Mutant[],
  activationOf: (variantNumber: number) => Activation | undefined,
): Vite.Plugin {
  const byFile = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    if (mutant.source.kind !== 'typescript') continue;
    const file = inRepository(mutant.source.file);
    byFile.set(file, [...(byFile.get(file) ?? []), mutant]);
  }
  return {
    name: 'marquee-mutants',
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith(ACTIVATION)) return id;
      // A virtual file may be given by its path in the checkout only.
      if (VARIANT.test(id)) return id.startsWith(`${repositoryRoot}/`) ? id : repositoryRoot + id;
      return undefined;
    },
    load(id) {
      if (id.startsWith(ACTIVATION)) {
        const activation = activationOf(Number(id.slice(ACTIVATION.length)));
        return `import { activateMutant } from ${runtime}; activateMutant(${JSON.stringify(activation)});`;
      }
      if (!VARIANT.test(id)) return undefined;
      const number = numberOf(id);
      const coverageFile = activationOf(number)?.coverageFile ?? null;
      const watching = `import { watchTests } from ${runtime}; watchTests(${JSON.stringify({ coverageFile })});`;
      return `import '${ACTIVATION}${number}'; ${watching}` + readFileSync(id.replace(VARIANT, '$2'), 'utf8');
    },
    transform(code, id) {
      const inFile = byFile.get(id);
      return inFile ? { code: instrument(code, inFile), map: null } : undefined;
    },
  };
}
