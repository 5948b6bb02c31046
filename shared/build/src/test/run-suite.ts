import {
  currentCommit,
  greenAfter,
  type GreenParts,
  planOf,
  readGreenParts,
  unchangedRemark,
  writeGreenParts,
} from './green-parts';
import type { Sources } from './sources';
import { type PartResult, requireReasons, type Suite, type SuiteResult, WHOLE } from './suite';
import { withinTime } from './within-time';

export interface SuiteRun {
  /** Of the whole suite: parts that did not run count as they last did. */
  readonly result: SuiteResult;
  /** What to say of the parts that did not run. */
  readonly remark: string;
}

/**
 * Runs the parts of a suite whose inputs have changed since they were last green, and records those that are green now.
 * @param isWhole runs every part
 */
export async function runSuite(suite: Suite, sources: Sources, isWhole: boolean): Promise<SuiteRun> {
  const parts = suite.parts(sources);
  const plan = planOf(parts, isWhole ? {} : readGreenParts(suite.name));
  const { stale, unchanged } = plan;
  if (stale.length === 0) return merge(NOTHING, unchanged);
  const isAll = stale.length === parts.size || stale.includes(WHOLE);
  const result = requireReasons(await attempt(suite, isAll ? [] : [...stale]));
  writeGreenParts(suite.name, greenAfter(plan, parts, partsOf(result), currentCommit()));
  return merge(result, unchanged);
}

const NOTHING: SuiteResult = { passed: 0, failed: 0, details: '', parts: {} };

function merge(result: SuiteResult, unchanged: GreenParts): SuiteRun {
  const kept = Object.entries(unchanged).flatMap(([name, part]) => (result.parts?.[name] ? [] : part));
  const passed = kept.reduce((sum, part) => sum + part.passed, result.passed);
  return { result: { ...result, passed }, remark: unchangedRemark(kept, result !== NOTHING) };
}

/** How the parts of a suite ended; of one without parts, the whole of it. */
function partsOf({
  parts,
  passed,
  failed,
  flaky = [],
  skipped = [],
}: SuiteResult): Readonly<Record<string, PartResult>> {
  return parts ?? { [WHOLE]: { passed, isGreen: failed + flaky.length + skipped.length === 0 } };
}

/** A suite that crashes or times out is one failed test; the others still run. */
async function attempt(suite: Suite, filters: string[]): Promise<SuiteResult> {
  try {
    return await withinTime(suite.run(filters), suite.timeoutMs);
  } catch (error) {
    return { ...NOTHING, failed: 1, details: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
