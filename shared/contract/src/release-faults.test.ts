import { describe, expect, it } from 'vitest';
import { type Release, releaseSchema } from './release';
import { releaseFaults } from './release-faults';

const hash = `sha256-${'A'.repeat(43)}=`;
const files = { scripts: ['list.js'], styles: [] };
const release: Release = {
  name: 'mf-games',
  version: '1.0.0',
  kind: 'remote',
  contract: '^1.0.0',
  shared: {},
  entry: 'entry.js',
  assets: { list: files, jackpot: files, 'messages-en': files },
  integrity: { 'entry.js': hash, 'list.js': hash },
  manifest: {
    id: 'mf-games',
    version: '1.0.0',
    contract: '^1.0.0',
    namespace: 'games',
    languages: ['en'],
    routes: [{ id: 'list', pattern: '/rng', guard: 'none', frame: 'page', titleKey: 'title' }],
    slots: [{ id: 'jackpot', slot: 'home.jackpot', order: 0, policy: 'reserve', reservePx: 446 }],
    menu: [{ id: 'games', place: 'side', labelKey: 'title', icon: 'Sparkles', to: '/rng', order: 1 }],
    modals: [],
    labels: { en: { title: 'Slots' } },
  },
};
const manifest = release.manifest as NonNullable<Release['manifest']>;
const [jackpot] = manifest.slots;
const changed = (fields: object): Release => ({ ...release, manifest: { ...manifest, ...fields } });

describe('the form of a release', () => {
  const { routes: _, ...withoutRoutes } = manifest;
  it.each<[string, unknown]>([
    ['without routes', { ...release, manifest: withoutRoutes }],
    ['without a manifest', { ...release, manifest: null }],
    ['of a shell with a manifest', { ...release, kind: 'shell' }],
    ['with an unknown slot', changed({ slots: [{ ...jackpot, slot: 'home.nowhere' }] })],
    ['with an unknown icon', changed({ menu: [{ ...manifest.menu[0], icon: 'sparkles' }] })],
    ...['../entry.js', 'a/../../b.js', './a.js', '/a.js', 'a//b.js', '..'].map((file): [string, unknown] => [
      `with the file ${file}`,
      { ...release, integrity: { ...release.integrity, [file]: hash } },
    ]),
  ])('%s is refused', (_name, document) => {
    expect(releaseSchema.safeParse(document).success).toBe(false);
  });

  it('takes names with dots inside a release', () => {
    const named = { ...release, integrity: { ...release.integrity, 'a/..b/c..js': hash } };
    expect(releaseSchema.safeParse(named).success).toBe(true);
  });
});

describe('the faults of a release', () => {
  it('are none when everything fits', () => {
    expect(releaseFaults(release)).toEqual([]);
  });

  it.each<[string, Release]>([
    ['names the file other.js, which has no hash', { ...release, entry: 'other.js' }],
    ['has no chunk named messages-en', { ...release, assets: { list: files, jackpot: files } }],
    ['has no chunk named slot-messages-en', { ...release, assets: { ...release.assets, 'slot-messages-th': files } }],
    ['is named mf-games, its manifest mf-wallet', changed({ id: 'mf-wallet' })],
    ['is 1.0.0, its manifest 2.0.0', changed({ version: '2.0.0' })],
    ['needs contract ^1.0.0, its manifest ^2.0.0', changed({ contract: '^2.0.0' })],
    ['contributes no route, slot or modal', changed({ routes: [], slots: [], menu: [] })],
    ['has no label title in en', changed({ labels: { en: {} }, menu: [] })],
    [
      'fills home.jackpot by jackpot with policy block, which it does not have',
      changed({ slots: [{ ...jackpot, policy: 'block' }] }),
    ],
    [
      'reserves 5000 px of home.jackpot by jackpot, more than 640',
      changed({ slots: [{ ...jackpot, reservePx: 5000 }] }),
    ],
    ['declares list twice', changed({ slots: [{ ...jackpot, id: 'list' }] })],
    [
      'declares the route /rng twice',
      changed({ routes: [manifest.routes[0], { ...manifest.routes[0], id: 'jackpot' }], slots: [] }),
    ],
  ])('%s', (fault, faulty) => {
    expect(releaseFaults(faulty)).toEqual([fault]);
  });

  it('are one sentence for a release of ten thousand files', () => {
    const integrity = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}.js`, hash]));
    expect(releaseFaults({ ...release, integrity })).toEqual(['has 10000 files, more than 500']);
  });
});
