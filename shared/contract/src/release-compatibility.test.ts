import { describe, expect, it } from 'vitest';
import type { Release } from './release';
import { incompatibilities } from './release-compatibility';

const shell = { contract: '1.2.0', shared: { react: '19.3.1', zustand: '5.1.0' } };
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
});
