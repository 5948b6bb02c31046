import type { OperatorClient } from '../../../lib/calls';
import { describe, expect, it } from 'vitest';
import { type BrandRemote, rolesOf, rollBackTargets } from './brand-remote';
import { type Change, changesOfRemote, changesOfVersion, isHiddenByPin, makeChange } from './change';

type Listed = BrandRemote['versions'][number];
const listed = (version: string, fields: Partial<Listed> = {}): Listed => ({
  version,
  registeredAt: '2026-01-01T00:00:00.000Z',
  provenance: null,
  missingLanguages: [],
  stableAt: null,
  verdict: null,
  allLoads: { good: 0, bad: 0 },
  ...fields,
});
const remote: BrandRemote = {
  remote: 'mf-games',
  enabled: true,
  offNotices: {},
  revision: 7,
  reloadRevision: 0,
  stable: '1.1.0',
  previous: '1.0.0',
  canary: null,
  canaryPercent: 0,
  pinned: null,
  versions: [listed('1.0.0', { stableAt: '2026-01-01T00:00:00.000Z' })],
  loads: [],
};
const kinds = (changes: readonly Change[]) => changes.map(({ kind }) => kind);

describe('what may be done', () => {
  it('offers a version nothing that it already is', () => {
    expect(kinds(changesOfVersion(remote, '1.1.0'))).toEqual(['pin', 'mark-bad']);
    expect(kinds(changesOfVersion(remote, '1.2.0'))).toEqual(['promote', 'canary', 'pin', 'mark-bad']);
    expect(kinds(changesOfVersion({ ...remote, pinned: '1.1.0' }, '1.1.0'))).toEqual(['mark-bad']);
  });

  it('offers a roll-back only where there is a release to go back to', () => {
    expect(kinds(changesOfRemote(remote))).toEqual(['disable', 'roll-back', 'reload']);
    expect(kinds(changesOfRemote({ ...remote, versions: [], enabled: false }))).toEqual(['enable']);
  });

  it('never offers to switch the shell off', () => {
    expect(kinds(changesOfRemote({ ...remote, remote: 'host-shell' }))).toEqual(['roll-back', 'reload']);
  });

  it('offers a reload of open pages until the latest change has been forced', () => {
    expect(kinds(changesOfRemote({ ...remote, reloadRevision: 6 }))).toContain('reload');
    expect(kinds(changesOfRemote({ ...remote, reloadRevision: 7 }))).not.toContain('reload');
  });

  it('offers to end a canary or a pin that is there', () => {
    const pinnedRemote = { ...remote, canary: '1.2.0', canaryPercent: 5, pinned: '1.0.0' };
    expect(kinds(changesOfRemote(pinnedRemote))).toEqual(['disable', 'end-canary', 'unpin', 'reload']);
    expect(isHiddenByPin({ kind: 'promote', version: '1.2.0' }, pinnedRemote)).toBe(true);
    expect(isHiddenByPin({ kind: 'unpin' }, pinnedRemote)).toBe(false);
  });
});

describe('what a version is', () => {
  it('may be several things at once, and a canary of nobody is none', () => {
    const entry = { ...remote, pinned: '1.0.0', canary: '1.2.0' };
    expect(rolesOf(entry, '1.0.0')).toEqual(['pinned', 'previous']);
    expect(rolesOf(entry, '1.2.0')).toEqual([]);
    expect(rolesOf({ ...entry, canaryPercent: 1 }, '1.2.0')).toEqual(['canary']);
  });
});

describe('where a roll-back may go', () => {
  it('is to earlier stable releases that are not bad, the latest first', () => {
    const versions = [
      listed('1.1.0', { stableAt: '2026-01-05T00:00:00.000Z' }),
      listed('1.0.5'),
      listed('1.0.4', { stableAt: '2026-01-04T00:00:00.000Z', verdict: 'bad' }),
      listed('1.0.2', { stableAt: '2026-01-02T00:00:00.000Z' }),
      listed('1.0.3', { stableAt: '2026-01-03T00:00:00.000Z' }),
    ];
    expect(rollBackTargets({ ...remote, versions }).map(({ version }) => version)).toEqual(['1.0.3', '1.0.2']);
    expect(kinds(changesOfVersion({ ...remote, versions }, '1.0.4'))).toEqual(['mark-good']);
  });
});

describe('the call that makes a change', () => {
  const made = async (change: Change) => {
    const calls: unknown[] = [];
    const client = { call: async (...call: unknown[]) => void calls.push(call) } as unknown as OperatorClient;
    await makeChange(client, change, {
      ...common,
      percent: 25,
      target: '1.0.0',
      notices: { en: 'Back soon' },
    });
    return calls;
  };
  const common = { brand: 'sundarban', remote: 'mf-games', revision: 7, reason: 'why' };
  const version = '1.2.0';

  it.each<[Change, string, object]>([
    [{ kind: 'disable' }, 'remotes.disable', { ...common, notices: { en: 'Back soon' } }],
    [{ kind: 'enable' }, 'remotes.enable', common],
    [{ kind: 'promote', version }, 'remotes.promote', { ...common, version }],
    [{ kind: 'canary', version }, 'remotes.promote', { ...common, version, canaryPercent: 25 }],
    [{ kind: 'end-canary', version }, 'remotes.promote', { ...common, version, canaryPercent: 0 }],
    [{ kind: 'pin', version }, 'remotes.pin', { ...common, version }],
    [{ kind: 'reload' }, 'remotes.reload', common],
    [{ kind: 'unpin' }, 'remotes.pin', { ...common, version: null }],
    [{ kind: 'roll-back' }, 'remotes.rollback', { ...common, version: '1.0.0' }],
    [{ kind: 'mark-good', version }, 'remotes.judge', { ...common, version, verdict: 'good' }],
    [{ kind: 'mark-bad', version }, 'remotes.judge', { ...common, version, verdict: 'bad' }],
  ])('carries the reason: %o', async (change, id, input) => {
    expect(await made(change)).toEqual([[id, input]]);
  });
});
