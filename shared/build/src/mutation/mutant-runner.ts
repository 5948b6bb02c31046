import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createVitest, type TestModule, type Vite, type Vitest } from 'vitest/node';
import vitestConfig from '../../vitest.config';
import { inRepository, repositoryRoot } from '../paths';
import { type Activation, RUNAWAY } from './active-mutant';
import { createMutantDatabases } from './mutant-databases';
import type { Mutant } from './mutation';
import { mutationPlugin, numberOf, variantOf } from './mutation-plugin';

/** One test file against one mutant. */
export interface Trial {
  readonly mutant: Mutant;
  readonly testFile: string;
  /** More hits than this indicate an endless loop. */
  readonly mostHits: number;
}

export interface TrialResult {
  /** `endless`: the mutant or its process did not end; `refused`: the database does not accept the changed function. */
  readonly outcome: 'passed' | 'failed' | 'late' | 'endless' | 'refused';
  /** The first test that failed, with its message. */
  readonly failure: string;
}

/** The mutants that a test file executes, and its duration. */
export interface TestProfile {
  readonly testFile: string;
  readonly durationMs: number;
  /** Hits of each mutant, by id. */
  readonly hits: ReadonlyMap<number, number>;
}

export interface TestProfiles {
  readonly profiles: readonly TestProfile[];
  /** Reasons for missing profiles: files that fail without a mutant. */
  readonly failures: readonly string[];
}

export interface MutantRunner {
  /** Runs test files without a mutant. */
  profile(testFiles: readonly string[]): Promise<TestProfiles>;
  /** Runs trials in processes that load the modules once. */
  run(trials: readonly Trial[], onResult: (trial: Trial, result: TrialResult) => void): Promise<void>;
  close(): Promise<void>;
}

const TEST_TIMEOUT_MS = 60_000;
/** Longer than any test file takes: the process hangs. */
const STALLED_MS = 240_000;
/** Timeout messages of vitest and the server. */
const LATE = /\b(?:Test|Hook) timed out\b|\bTimed out in waitFor\b|\bdid not start in time\b/;

export interface RunnerOptions {
  readonly serverUrl: string;
  /** A migrated database, which each test file copies. */
  readonly template: string;
  /** Number of parallel test processes. */
  readonly workers: number;
}

/** Runs variants of test files, each with its own activation, and reports each with its index in the list. */
type RunVariants = (
  variants: readonly { readonly testFile: string; readonly activation: Activation }[],
  onEnd: (index: number, ended: TestModule) => void,
) => Promise<void>;

export async function createMutantRunner(mutants: readonly Mutant[], options: RunnerOptions): Promise<MutantRunner> {
  const activations: Activation[] = [];
  let onModule: (ended: TestModule) => void = () => undefined;
  const plugin = mutationPlugin(mutants, (number) => activations[number]);
  const vitest = await openVitest(plugin, options.workers, (ended) => onModule(ended));

  const runVariants: RunVariants = async (variants, onEnd) => {
    const first = activations.length;
    activations.push(...variants.map(({ activation }) => activation));
    onModule = (ended) => onEnd(numberOf(ended.moduleId) - first, ended);
    const files = variants.map(({ testFile }, index) => variantOf(inRepository(testFile), first + index));
    await runUntilStalled(vitest, files);
  };

  return {
    profile: (testFiles) => profileTests(runVariants, options.template, testFiles),
    run: (trials, onResult) => runTrials(runVariants, options, trials, onResult),
    close: () => vitest.close(),
  };
}

async function profileTests(
  runVariants: RunVariants,
  template: string,
  testFiles: readonly string[],
): Promise<TestProfiles> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-mutants-'));
  const coverageFileOf = (index: number) => path.join(folder, `${index}.json`);
  const profiles: TestProfile[] = [];
  const failures: string[] = [];
  const plain = { mutantId: null, mostHits: 0, template };
  await runVariants(
    testFiles.map((testFile, index) => ({ testFile, activation: { ...plain, coverageFile: coverageFileOf(index) } })),
    (index, ended) => {
      const testFile = testFiles[index] ?? '';
      if (ended.state() !== 'passed') return void failures.push(`${testFile}: ${failureOf(ended)}`);
      const hits = new Map(JSON.parse(readFileSync(coverageFileOf(index), 'utf8')) as [number, number][]);
      profiles.push({ testFile, durationMs: ended.diagnostic().duration, hits });
    },
  );
  rmSync(folder, { recursive: true, force: true });
  return { profiles, failures };
}

async function runTrials(
  runVariants: RunVariants,
  { serverUrl, template }: RunnerOptions,
  trials: readonly Trial[],
  onResult: (trial: Trial, result: TrialResult) => void,
): Promise<void> {
  const mutants = trials.map(({ mutant }) => mutant);
  const databases = await createMutantDatabases(serverUrl, template, mutants);
  const isRunnable = ({ mutant: { source, id } }: Trial) => source.kind === 'typescript' || databases.names.has(id);
  for (const trial of trials) if (!isRunnable(trial)) onResult(trial, { outcome: 'refused', failure: '' });
  const runnable = trials.filter(isRunnable);
  const open = new Set(runnable);
  const activationOf = ({ mutant, mostHits }: Trial): Activation => ({
    mutantId: mutant.id,
    mostHits,
    template: databases.names.get(mutant.id) ?? template,
    coverageFile: null,
  });
  await runVariants(
    runnable.map((trial) => ({ testFile: trial.testFile, activation: activationOf(trial) })),
    (index, ended) => {
      const trial = runnable[index];
      if (trial && open.delete(trial)) onResult(trial, resultOf(ended));
    },
  );
  for (const trial of open) onResult(trial, { outcome: 'endless', failure: 'its process did not come back' });
  await databases.drop();
}

function openVitest(
  plugin: Vite.Plugin,
  workers: number,
  onTestModuleEnd: (ended: TestModule) => void,
): Promise<Vitest> {
  const { pool = 'forks', restoreMocks = true } = vitestConfig.test ?? {};
  return createVitest(
    'test',
    {
      root: repositoryRoot,
      config: false,
      watch: false,
      pool,
      restoreMocks,
      isolate: false,
      // Cached modules are those of a run with other mutants, or with none.
      fsModuleCache: false,
      maxWorkers: workers,
      include: [],
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: TEST_TIMEOUT_MS,
      dangerouslyIgnoreUnhandledErrors: true,
      reporters: [{ onTestModuleEnd }],
    },
    { plugins: [plugin] },
  );
}

/** Runs test files and aborts when none of them ends for a long time. */
async function runUntilStalled(vitest: Vitest, files: readonly string[]): Promise<void> {
  let endedBefore = -1;
  const watchdog = setInterval(() => {
    const ended = vitest.state.getTestModules().filter((module) => module.state() !== 'pending').length;
    // The first cancellation waits for the processes, the second one ends them.
    if (ended === endedBefore)
      for (const reason of ['test-failure', 'test-failure'] as const) void vitest.cancelCurrentRun(reason);
    endedBefore = ended;
  }, STALLED_MS);
  try {
    const project = vitest.getRootProject();
    await vitest.runTestSpecifications(files.map((file) => project.createSpecification(file)));
  } finally {
    clearInterval(watchdog);
  }
}

function resultOf(ended: TestModule): TrialResult {
  const failure = ended.state() === 'failed' ? failureOf(ended) : '';
  if (!failure) return { outcome: 'passed', failure };
  if (failure.includes(RUNAWAY)) return { outcome: 'endless', failure };
  return { outcome: LATE.test(failure) ? 'late' : 'failed', failure };
}

function failureOf(ended: TestModule): string {
  for (const test of ended.children.allTests('failed')) return `${test.name}: ${messageOf(test.result().errors?.[0])}`;
  return messageOf(ended.errors()[0]) || 'a hook failed';
}

const messageOf = (error: { readonly message?: string } | undefined): string =>
  error?.message?.split('\n')[0]?.slice(0, 200) ?? '';
