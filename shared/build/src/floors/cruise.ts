import { inRepository, toolPath } from '../paths';
import { run } from '../tasks/run-program';
import type { Import } from './module-graph';

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

/** What the dependency check reads: every file, its imports, and what breaks a rule. */
interface CruiseReport {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly violations: readonly Violation[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
}

const config = inRepository('shared/build/dependency-cruiser.config.cjs');
const cruiser = toolPath('dependency-cruiser/bin/dependency-cruiser.mjs');

/**
 * Reads the imports below folders, types included, and holds them against the rules.
 * @throws Error with the output of the check when it did not end with a report
 */
export async function cruise(folders: readonly string[]): Promise<CruiseReport> {
  const args = [cruiser, '--config', config, '--output-type', 'json', ...folders];
  const { code, output } = await run(process.execPath, args, { timeoutMs: 400_000 });
  try {
    return JSON.parse(output) as CruiseReport;
  } catch {
    throw new Error(`the dependency check ended with status ${code}\n${output}`);
  }
}

/** The files of a report and the imports between them. */
export function importsOf({ modules }: CruiseReport): { files: string[]; imports: Import[] } {
  return {
    files: modules.map(({ source }) => source),
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
  };
}
