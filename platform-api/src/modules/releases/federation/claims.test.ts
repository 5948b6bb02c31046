import type { Claim, OwnedClaim } from '@marquee/contract/remote-claims';
import { describe, expect, it } from 'vitest';
import { claimFaults, claimsOf, overlaps, ownContributions } from './claims';

type Manifest = Parameters<typeof claimsOf>[0];

const manifest: Manifest = {
  namespace: 'loyalty',
  routes: [{ id: 'page', pattern: '/loyalty', guard: 'none', frame: 'page', titleKey: 'title' }],
  slots: [
    { id: 'offer', slot: 'home.promotions', order: 0, policy: 'reserve' },
    { id: 'frame', slot: 'member.frame', order: 0, policy: 'reserve' },
  ],
  menu: [{ id: 'loyalty', place: 'side', labelKey: 'title', icon: 'Gift', to: '/loyalty', order: 1 }],
  modals: [{ id: 'loyalty-card' }],
};
const route = (name: string): Claim => ({ kind: 'route', name });
const ownedBy = (remote: string, { kind, name }: Claim): OwnedClaim => ({ kind, name, remote });

describe('what a manifest claims', () => {
  it('is its namespace, routes, menu entries, modals, and the slots or its fillers of them', () => {
    expect(claimsOf(manifest).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'namespace loyalty',
      'route /loyalty',
      'slot home.promotions/offer',
      'slot member.frame',
      'menu side/loyalty',
      'modal loyalty-card',
    ]);
  });

  it('may be free or its own', () => {
    expect(claimFaults('mf-loyalty', claimsOf(manifest), [])).toEqual([]);
    const owned = claimsOf(manifest).map((claim) => ownedBy('mf-loyalty', claim));
    expect(claimFaults('mf-loyalty', claimsOf(manifest), owned)).toEqual([]);
  });

  it.each(claimsOf(manifest).map((claim): [string, Claim] => [`${claim.kind} ${claim.name}`, claim]))(
    'is refused where another remote owns it: %s',
    (text, claim) => {
      expect(claimFaults('mf-loyalty', [claim], [ownedBy('mf-wallet', claim)])).toEqual([
        `claims the ${text}, which belongs to mf-wallet`,
      ]);
    },
  );

  it.each([
    ['/help', 'claims the route /help, which belongs to host-shell'],
    ['/ops/remotes', 'claims the route /ops/remotes, which overlaps /ops/* of host-shell'],
    ['/:anything', 'claims the route /:anything, which overlaps /index of host-shell'],
    ['/news/:id?', 'claims the route /news/:id?, which overlaps /news of host-shell'],
  ])('is refused where the shell owns it: %s', (name, fault) => {
    expect(claimFaults('mf-loyalty', [route(name)], [])).toEqual([fault]);
  });

  it('may be a part of another remote’s addresses only after an operator has granted it', () => {
    const wallet = ownedBy('mf-wallet', route('/member/*'));
    expect(claimFaults('mf-loyalty', [route('/member/loyalty')], [wallet])).toEqual([
      'claims the route /member/loyalty, which overlaps /member/* of mf-wallet',
    ]);
    const granted = [wallet, ownedBy('mf-loyalty', route('/member/loyalty'))];
    expect(claimFaults('mf-loyalty', [route('/member/loyalty')], granted)).toEqual([]);
  });
});

it('leaves out of a manifest what belongs to another remote', () => {
  const owned = [
    ownedBy('mf-wallet', route('/loyalty')),
    ownedBy('mf-loyalty', { kind: 'modal', name: 'loyalty-card' }),
  ];
  expect(ownContributions('mf-loyalty', manifest, owned)).toEqual({ ...manifest, routes: [] });
});

describe('patterns overlap', () => {
  it.each([
    ['/a', '/a', true],
    ['/a', '/b', false],
    ['/a', '/A', false],
    ['/a/:id', '/a/b', true],
    ['/a/:id', '/a', false],
    ['/a/:id?', '/a', true],
    ['/a/b?', '/a/c', false],
    ['/a/*', '/a', true],
    ['/*', '/a/b/c', true],
    ['/:one/b', '/a/:two', true],
    ['/:one/b', '/a/c', false],
  ])('%s and %s: %s', (left, right, expected) => {
    expect(overlaps(left, right)).toBe(expected);
    expect(overlaps(right, left)).toBe(expected);
  });
});
