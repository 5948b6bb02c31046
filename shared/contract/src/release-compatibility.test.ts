import { describe, expect, it } from 'vitest';
import type { Release } from './release';
import { incompatibilities } from './release-compatibility';

const shell = {
  contract: '1.2.0',
  shared: { react: '19.3.1', '@marquee/kit': '1.2.0' },
  exports: { '@marquee/kit': { useCall: 'aaaa1111', useFlag: 'bbbb2222' }, react: { '*': '' } },
};
const remote = (fields: Partial<Release>) =>
  ({ contract: '^1.0.0', shared: { react: '19.3.0' }, ...fields }) as Release;

describe('compatibility of a release with a shell', () => {
  it('accepts its contract range and the shell’s library versions', () => {
    expect(incompatibilities(remote({}), shell)).toEqual([]);
  });

  it('refuses a shell of an older contract', () => {
    expect(incompatibilities(remote({ contract: '^1.3.0' }), shell)).toEqual([
      'needs contract ^1.3.0, the shell has 1.2.0',
    ]);
  });

  it("refuses a shell with an older library than the build's", () => {
    expect(incompatibilities(remote({ shared: { react: '19.4.0' } }), shell)).toEqual([
      'was built against react 19.4.0, the shell has 19.3.1',
    ]);
  });

  it('refuses a shell without a library', () => {
    expect(incompatibilities(remote({ shared: { swiper: '1.0.0' } }), shell)).toEqual([
      'needs swiper, which the shell does not share',
    ]);
  });

  it('names what the remote imports and the shell does not export', () => {
    const imports = {
      '@marquee/kit': { useCall: 'aaaa1111', useLoyalty: 'c', usePoints: 'd' },
      react: { useState: '' },
    };
    expect(incompatibilities(remote({ imports }), shell)).toEqual([
      'needs useLoyalty, usePoints of @marquee/kit, which the shell does not have',
    ]);
    expect(incompatibilities(remote({ imports: { '@marquee/ui/field': { Field: 'e' } } }), shell)).toEqual([
      'needs @marquee/ui/field, which the shell does not share',
    ]);
  });

  it('asks for each call, topic and slot that the remote uses, and for no other', () => {
    const lists = { calls: { 'games.list': 'a1', 'points.mall': 'b1' }, topics: { 'wallet.balance': 'c1' } };
    const knowing = { ...shell, exports: { ...shell.exports, ...lists } };
    const newer = (imports: Release['imports']) => remote({ shared: { '@marquee/kit': '1.4.0' }, imports });
    expect(incompatibilities(newer({ calls: { 'games.list': 'a1' } }), knowing)).toEqual([]);
    expect(
      incompatibilities(newer({ calls: { 'games.list': 'a2', 'wheel.spin': 'd', 'wheel.win': 'e' } }), knowing),
    ).toEqual([
      'needs the calls wheel.spin, wheel.win, which the shell does not have',
      'needs a later version of the calls games.list than the shell has',
    ]);
    expect(incompatibilities(newer({ slots: { 'home.wheel': 'f' } }), knowing)).toEqual([
      'needs slots, which the shell does not share',
    ]);
  });

  it('lets a newer remote run on an older shell as long as it uses nothing that is newer', () => {
    const newer = { shared: { '@marquee/kit': '1.4.0' } };
    const built = (digest: string) => remote({ ...newer, imports: { '@marquee/kit': { useCall: digest } } });
    expect(incompatibilities(built('aaaa1111'), shell)).toEqual([]);
    expect(incompatibilities(built('ffff9999'), shell)).toEqual([
      'needs a later version of useCall of @marquee/kit than the shell has',
    ]);
    expect(incompatibilities(remote(newer), shell)).toEqual([
      'was built against @marquee/kit 1.4.0, the shell has 1.2.0',
    ]);
  });

  it('lets an older remote run on a newer shell of the same major version, whose types have grown', () => {
    const older = { shared: { '@marquee/kit': '1.1.0' }, imports: { '@marquee/kit': { useCall: 'olderrrr' } } };
    expect(incompatibilities(remote(older), shell)).toEqual([]);
    expect(incompatibilities(remote({ ...older, shared: { '@marquee/kit': '0.9.0' } }), shell)).toContain(
      'was built against @marquee/kit 0.9.0, the shell has 1.2.0',
    );
  });

  it('refuses a shell that does not say what it exports', () => {
    const imports = { '@marquee/kit': { useCall: 'aaaa1111' } };
    expect(incompatibilities(remote({ imports }), { ...shell, exports: undefined })).toEqual([
      'needs @marquee/kit, which the shell does not share',
    ]);
  });
});
