import { parseArgs } from 'node:util';
import setUpDatabase from '../test/database-setup';
import { filesBelow } from '../tasks/files-below';
import { addressOf } from '../postgres/address';
import { findMutants } from './find-mutants';
import { createMutantRunner, type MutantRunner, type TestProfile, type Trial, type TrialResult } from './mutant-runner';
import type { Mutant } from './mutation';
import { entryOf, formatReport, isNoticed, lineOf, readReport, type Verdict, writeReport } from './mutation-report';
import { sampleByPlace } from './sample';
import { EXCLUDED_TESTS, MUTATION_TARGETS, type MutationTarget } from './targets';

/**
 * Usage: mutation-test [targets] [--sample 300] [--seed text] [--resume] [--again] [--keys a,b] [--workers 2]. Changes
 * the meaning of the sources at places selected by the seed, one at a time, and lists the changes that no test detects.
 * `--resume` skips mutants that have a result, `--again` retries those that survived.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'marquee' },
    workers: { type: 'string', default: '2' },
    keys: { type: 'string' },
    again: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const report = readReport();

const stopDatabase = await setUpDatabase();
try {
  const [serverUrl = '', template = ''] = [process.env.TEST_DATABASE_URL, process.env.TEST_DATABASE_TEMPLATE];
  const targets = MUTATION_TARGETS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const selectedMutants = await chooseMutants(targets, addressOf(serverUrl, template));
  for (const target of targets) {
    const mutants = selectedMutants.filter((mutant) => mutant.target === target.name);
    if (mutants.length === 0) continue;
    print(`${target.name}: ${mutants.length} mutants`);
    if (values.list) {
      for (const mutant of mutants) print(`  ${mutant.key} ${lineOf(entryOf(mutant, 'not covered'))}`);
      continue;
    }
    const runner = await createMutantRunner(mutants, { serverUrl, template, workers: Number(values.workers) });
    try {
      await testTarget(runner, target, mutants);
    } finally {
      await runner.close();
    }
  }
  print(formatReport(report));
} finally {
  await stopDatabase();
}
process.exit(0);

/** The sample, spread over the targets by their number of mutants; or the requested ones. */
async function chooseMutants(targets: readonly MutationTarget[], database: string): Promise<Mutant[]> {
  const mutantsByTarget = await Promise.all(targets.map((target) => findMutants(target, database)));
  const total = mutantsByTarget.reduce((sum, { length }) => sum + length, 0);
  const keys = new Set(values.keys?.split(','));
  const isSelected = ({ key }: { readonly key: string }) =>
    values.again ? key in report && !isNoticed(report[key] ?? { verdict: 'killed' }) : keys.has(key);
  const isOpen = ({ key }: { readonly key: string }) => !(values.resume && key in report);
  const selectedMutants = mutantsByTarget.flatMap((mutants) => {
    if (values.again || values.keys) return mutants.filter(isSelected);
    const size = Math.max(20, Math.round((Number(values.sample) * mutants.length) / total));
    return sampleByPlace(mutants, ({ source, line }) => `${JSON.stringify(source)} ${line}`, size, values.seed).filter(
      isOpen,
    );
  });
  print(`${total} mutants, ${selectedMutants.length} of them are tested`);
  return selectedMutants.map((mutant, index) => ({ ...mutant, id: index + 1 }));
}

async function testTarget(runner: MutantRunner, target: MutationTarget, mutants: readonly Mutant[]): Promise<void> {
  const profiles = await profileTests(runner, testFilesOf(target));
  const pendingTrials = new Map(mutants.map((mutant) => [mutant, trialsOf(mutant, profiles)]));
  const timedOutTrials = new Set<Trial>();
  for (const [mutant, trials] of pendingTrials) if (trials.length === 0) conclude(mutant, 'not covered');
  for (;;) {
    const round = [...pendingTrials].flatMap(([, trials]) => trials.shift() ?? []);
    if (round.length === 0) break;
    await runner.run(round, take);
    for (const [mutant, trials] of pendingTrials) if (trials.length === 0) conclude(mutant, 'survived');
  }

  function take(trial: Trial, { outcome, failure }: TrialResult): void {
    const { mutant, testFile } = trial;
    if (outcome === 'passed') return;
    if (outcome === 'refused') pendingTrials.delete(mutant);
    // A busy machine too makes a test late: only a second time counts.
    else if (outcome === 'late' && !timedOutTrials.has(trial)) pendingTrials.get(mutant)?.unshift(trial);
    else conclude(mutant, outcome === 'failed' ? 'killed' : 'timed out', `${testFile}: ${failure}`);
    if (outcome === 'late') timedOutTrials.add(trial);
  }
  function conclude(mutant: Mutant, verdict: Verdict, failure = ''): void {
    pendingTrials.delete(mutant);
    const entry = entryOf(mutant, verdict, failure);
    report[mutant.key] = entry;
    writeReport(report);
    print(`  ${lineOf(entry)}${failure && ` (${failure})`}`);
  }
}

/** The test files that pass without a mutant, the fastest first; on a busy machine some need a second attempt. */
async function profileTests(runner: MutantRunner, testFiles: readonly string[]): Promise<TestProfile[]> {
  const { profiles, failures } = await runner.profile(testFiles);
  const failedFiles = testFiles.filter((file) => !profiles.some(({ testFile }) => testFile === file));
  const retry = failures.length > 0 ? await runner.profile(failedFiles) : { profiles: [], failures };
  for (const failure of retry.failures) print(`  left out, fails without a mutant: ${failure}`);
  return [...profiles, ...retry.profiles].sort((a, b) => a.durationMs - b.durationMs);
}

function testFilesOf({ folder, tests = [] }: MutationTarget): string[] {
  const files = [...filesBelow(folder), ...tests].filter((file) => /\.test\.ts$/.test(file));
  return [...new Set(files)].filter((file) => !EXCLUDED_TESTS.test(file));
}

/** The test files that execute a mutant, the fastest first; for database functions this is not known. */
function trialsOf(mutant: Mutant, profiles: readonly TestProfile[]): Trial[] {
  return profiles
    .filter(({ hits }) => mutant.source.kind === 'sql' || hits.has(mutant.id))
    .map(({ testFile, hits }) => ({ mutant, testFile, mostHits: 100 * (hits.get(mutant.id) ?? 0) + 10_000 }));
}
