import { expect, it } from 'vitest';
import type { Release } from './release';
import { incompatibilities } from './release-compatibility';

/**
 * Four versions of the kit, as a shell has them and as a remote is built against them: 1.1 adds `useBadge`, 1.2 adds an option to
 * `useCall`, 2.0 removes `useOld`. Each shell is the code that a page has, each remote the code that runs in it.
 */
type Kit = Readonly<Record<string, (input: { later?: true }) => string>>;

const useOld = () => 'old';
const useBadge = () => 'badge';
const callBefore = ({ later }: { later?: true }) => {
  if (later) throw new TypeError('there is no such option');
  return 'called';
};
const callSince = () => 'called';

const KITS: readonly { version: string; kit: Kit; digests: Record<string, string> }[] = [
  { version: '1.0.0', kit: { useCall: callBefore, useOld }, digests: { useCall: 'call-1', useOld: 'old-1' } },
  {
    version: '1.1.0',
    kit: { useCall: callBefore, useOld, useBadge },
    digests: { useCall: 'call-1', useOld: 'old-1', useBadge: 'badge-1' },
  },
  {
    version: '1.2.0',
    kit: { useCall: callSince, useOld, useBadge },
    digests: { useCall: 'call-2', useOld: 'old-1', useBadge: 'badge-1' },
  },
  {
    version: '2.0.0',
    kit: { useCall: callSince, useBadge },
    digests: { useCall: 'call-2', useBadge: 'badge-1' },
  },
];

/** A remote of each version that uses all that is there, and one that uses only what was always there. */
const REMOTES = KITS.flatMap(({ version, digests }) => [
  { version, digests, names: Object.keys(digests) },
  { version, digests, names: ['useCall'] },
]);

const releaseOf = ({ version, digests, names }: (typeof REMOTES)[number]): Release =>
  ({
    contract: `^${version}`.replace(/\.\d+\.\d+$/, '.0.0'),
    shared: { '@marquee/kit': version },
    imports: { '@marquee/kit': Object.fromEntries(names.map((name) => [name, digests[name] ?? ''])) },
  }) as unknown as Release;

/** Runs the remote in the page of the shell, as it was written: with the option of `useCall` where its version has one. */
function runs({ digests, names }: (typeof REMOTES)[number], kit: Kit): boolean {
  try {
    for (const name of names) {
      const use = kit[name];
      if (!use) throw new TypeError(`${name} is not a function`);
      use(name === 'useCall' && digests['useCall'] === 'call-2' ? { later: true } : {});
    }
    return true;
  } catch {
    return false;
  }
}

it('loads or refuses each remote in each shell from two versions before to one after, and never breaks in a page', () => {
  const outcomes = KITS.flatMap((shell) =>
    REMOTES.map((remote) => {
      const facts = {
        contract: shell.version,
        shared: { '@marquee/kit': shell.version },
        exports: { '@marquee/kit': shell.digests },
      };
      const isAccepted = incompatibilities(releaseOf(remote), facts).length === 0;
      return { shell: shell.version, remote: remote.version, isAccepted, runs: runs(remote, shell.kit) };
    }),
  );
  expect(outcomes).toHaveLength(32);
  expect(outcomes.filter((outcome) => outcome.isAccepted && !outcome.runs)).toEqual([]);
  // Within a major version nothing is refused that would have run.
  const isSameMajor = (one: string, other: string) => one.split('.')[0] === other.split('.')[0];
  const refused = outcomes.filter((outcome) => !outcome.isAccepted && outcome.runs);
  expect(refused.filter(({ shell, remote }) => isSameMajor(shell, remote))).toEqual([]);
});
