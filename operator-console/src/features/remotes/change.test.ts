import type { OperatorClient } from '../../app/calls';
import { describe, expect, it } from 'vitest';
import { type BrandRemote, failureRatio, healthOf, rolesOf } from './brand-remote';
import { type Change, changesOfRemote, changesOfVersion, isHiddenByPin, makeChange } from './change';

const remote: BrandRemote = {
  remote: 'mf-games',
  enabled: true,
  disabledReason: null,
  stable: '1.1.0',
  previous: '1.0.0',
  canary: null,
  canaryPercent: 0,
  pinned: null,
  versions: [],
  loads: [],
};
const kinds = (changes: readonly Change[]) => changes.map(({ kind }) => kind);

describe('what may be done', () => {
  it('offers a version nothing that it already is', () => {
    expect(kinds(changesOfVersion(remote, '1.1.0'))).toEqual(['pin']);
    expect(kinds(changesOfVersion(remote, '1.2.0'))).toEqual(['promote', 'canary', 'pin']);
    expect(kinds(changesOfVersion({ ...remote, pinned: '1.1.0' }, '1.1.0'))).toEqual([]);
  });

  it('offers a roll-back only where there is a release to go back to', () => {
    expect(kinds(changesOfRemote(remote))).toEqual(['disable', 'roll-back']);
    expect(kinds(changesOfRemote({ ...remote, previous: null, enabled: false }))).toEqual(['enable']);
  });

  it('never offers to switch the shell off', () => {
    expect(kinds(changesOfRemote({ ...remote, remote: 'host-shell' }))).toEqual(['roll-back']);
  });

  it('offers to end a canary or a pin that is there', () => {
    const pinnedRemote = { ...remote, canary: '1.2.0', canaryPercent: 5, pinned: '1.0.0' };
    expect(kinds(changesOfRemote(pinnedRemote))).toEqual(['disable', 'roll-back', 'end-canary', 'unpin']);
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

describe('how loads go', () => {
  const loads = { version: '1.1.0', loaded: 90, slow: 10, failed: 0, threw: 0 };
  it.each([
    [{ ...loads, loaded: 0, slow: 0 }, 'unknown', 0],
    [loads, 'good', 0],
    [{ ...loads, loaded: 88, failed: 1, threw: 1 }, 'watch', 0.02],
    [{ ...loads, loaded: 80, threw: 10 }, 'bad', 0.1],
  ])('slow loads still showed something: %o', (counts, health, ratio) => {
    expect(healthOf(counts)).toBe(health);
    expect(failureRatio(counts)).toBeCloseTo(ratio);
  });
});

describe('the call that makes a change', () => {
  const made = async (change: Change) => {
    const calls: unknown[] = [];
    const client = { call: async (...call: unknown[]) => void calls.push(call) } as unknown as OperatorClient;
    await makeChange(client, change, { brand: 'sundarban', remote: 'mf-games', reason: 'why', percent: 25 });
    return calls;
  };
  const common = { brand: 'sundarban', remote: 'mf-games', reason: 'why' };
  const version = '1.2.0';

  it.each<[Change, string, object]>([
    [{ kind: 'disable' }, 'remotes.enable', { ...common, enabled: false }],
    [{ kind: 'enable' }, 'remotes.enable', { ...common, enabled: true }],
    [{ kind: 'promote', version }, 'remotes.promote', { ...common, version }],
    [{ kind: 'canary', version }, 'remotes.promote', { ...common, version, canaryPercent: 25 }],
    [{ kind: 'end-canary', version }, 'remotes.promote', { ...common, version, canaryPercent: 0 }],
    [{ kind: 'pin', version }, 'remotes.pin', { ...common, version }],
    [{ kind: 'unpin' }, 'remotes.pin', { ...common, version: null }],
    [{ kind: 'roll-back' }, 'remotes.rollback', common],
  ])('carries the reason: %o', async (change, id, input) => {
    expect(await made(change)).toEqual([[id, input]]);
  });
});
