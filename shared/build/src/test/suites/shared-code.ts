import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releasePath, releaseSchema } from '@marquee/contract/release';
import { inRepository, inState } from '../../paths';
import {
  CONTRIBUTION_BUDGET,
  contributionBytes,
  ENTRY_BUDGET,
  entryBytes,
  LARGER_CONTRIBUTIONS,
  OTHER_PAGE_BUDGET,
  PAGE_BUDGETS,
  pageBytes,
  pageScripts,
  SCRIPT_BUDGETS,
  type StoredRelease,
} from '../../release/byte-budgets';
import { CONSOLE_START_BUDGET, startBytes } from '../../release/console-budget';
import { MODULES_FILE, reasonToRepeat, repeatedModules } from '../../release/shared-modules';
import { buildTasks, remoteFolders } from '../../start/build-tasks';
import { buildStack } from '../../start/stack';
import { fingerprint } from '../../tasks/fingerprint';
import type { BundledModule } from '../../webpack/build-facts';
import { resultOf, type Suite, wholeSuite } from '../suite';

type Check = { passed: boolean; details: string };

const print = (line: string) => process.stdout.write(`  ${line}\n`);

/** What the builds bring to a page: nothing twice without a reason, and no more bytes than agreed. */
export const sharedCode: Suite = {
  name: 'shared code',
  timeoutMs: 900_000,
  parts: ({ settings, checkout, graph }) => {
    const rules = checkout.digest(graph.importsOf('shared/build/src/test/suites/shared-code.ts'));
    return wholeSuite([settings, rules, ...buildTasks().map((task) => fingerprint(task))].join(' '));
  },
  async run() {
    await buildStack(inState(), print);
    const shell = currentRelease('host-shell');
    const remotes = remoteFolders().map(currentRelease);
    return resultOf([
      repeats([shell, ...remotes]),
      ...remotes.flatMap(remoteChecks),
      ...pageChecks(shell, remotes),
      ...scriptChecks(shell, remotes),
      withinBudget('start of the console', startBytes(inRepository('operator-console/dist')), CONSOLE_START_BUDGET),
    ]);
  },
};

function currentRelease(name: string): StoredRelease {
  const current = JSON.parse(readFileSync(inState('releases', name, 'current.json'), 'utf8')) as { version: string };
  const folder = inState('releases', releasePath({ name, version: current.version }));
  return { folder, release: releaseSchema.parse(JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))) };
}

function repeats(stored: readonly StoredRelease[]): Check {
  const apps = stored.map(({ release, folder }) => ({
    app: release.name,
    modules: JSON.parse(readFileSync(path.join(folder, MODULES_FILE), 'utf8')) as BundledModule[],
  }));
  const unexplained = repeatedModules(apps).filter((module) => reasonToRepeat(module) === undefined);
  const lines = unexplained.map(
    ({ name, apps: owners, bytes }) => `${name} (${bytes} bytes) is in ${owners.join(', ')}`,
  );
  const advice = 'Share it through the shell (shared-libraries.ts), or give a reason in shared-modules.ts.';
  return { passed: unexplained.length === 0, details: [...lines, advice].join('\n') };
}

function remoteChecks(remote: StoredRelease): Check[] {
  const { name, manifest } = remote.release;
  const ids = [...(manifest?.routes ?? []), ...(manifest?.slots ?? []), ...(manifest?.modals ?? [])].map(
    ({ id }) => id,
  );
  return [
    withinBudget(`entry of ${name}`, entryBytes(remote), ENTRY_BUDGET),
    ...ids.map((id) => {
      const budget = LARGER_CONTRIBUTIONS[`${name}/${id}`] ?? CONTRIBUTION_BUDGET;
      return withinBudget(`${name}/${id}`, entryBytes(remote) + contributionBytes(remote, [id]), budget);
    }),
  ];
}

function pageChecks(shell: StoredRelease, remotes: readonly StoredRelease[]): Check[] {
  const patterns = remotes.flatMap(({ release }) => release.manifest?.routes.map(({ pattern }) => pattern) ?? []);
  return ['/', ...patterns].map((pattern) =>
    withinBudget(`page ${pattern}`, pageBytes(shell, remotes, pattern), PAGE_BUDGETS[pattern] ?? OTHER_PAGE_BUDGET),
  );
}

/** A count that does not depend on the machine's pace, where a time would. */
function scriptChecks(shell: StoredRelease, remotes: readonly StoredRelease[]): Check[] {
  return Object.entries(SCRIPT_BUDGETS).map(([pattern, budget]) => {
    const { bytes, scripts } = pageScripts(shell, remotes, pattern);
    return {
      passed: bytes <= budget.bytes && scripts <= budget.scripts,
      details: `page ${pattern} runs ${bytes} bytes in ${scripts} scripts, the budget is ${budget.bytes} in ${budget.scripts}`,
    };
  });
}

function withinBudget(what: string, bytes: number, budget: number): Check {
  return { passed: bytes <= budget, details: `${what} takes ${bytes} bytes compressed, the budget is ${budget}` };
}
