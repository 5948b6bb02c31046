import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releasePath } from '@marquee/contract/release';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * A registered release as a build would describe it.
 * @param content distinguishes two builds of one version
 */
export function releaseOf(name: string, version: string, content = version): Release {
  const kind = name === 'host-shell' ? 'shell' : 'remote';
  return {
    name,
    version,
    kind,
    contract: kind === 'shell' ? '1.0.0' : '^1.0.0',
    shared: { react: '19.3.1' },
    entry: 'entry.js',
    assets: {
      main: { scripts: ['entry.js'], styles: [] },
      list: { scripts: ['list.js'], styles: ['list.css'] },
      'messages-en': { scripts: ['list.js'], styles: [] },
    },
    integrity: {
      'entry.js': hashOf(`entry ${content}`),
      'list.js': hashOf(`list ${content}`),
      'list.css': hashOf('css'),
      'text.woff2': hashOf('font'),
    },
    manifest: kind === 'shell' ? null : manifestOf(name, version),
  };
}

/** Puts the entry of a release into a state folder's store, so that operators may serve it. */
export async function storeEntry(home: string, release: Release): Promise<void> {
  const folder = join(home, 'releases', releasePath(release));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, release.entry), '');
}

/** Addresses that tests open. */
const ROUTES: Readonly<Record<string, string>> = { 'mf-games': '/rng' };

function manifestOf(id: string, version: string): NonNullable<Release['manifest']> {
  return {
    id,
    version,
    contract: '^1.0.0',
    namespace: id.replace(/^mf-/, ''),
    languages: ['en'],
    routes: [{ id: 'list', pattern: ROUTES[id] ?? `/${id}`, guard: 'none', frame: 'page', titleKey: 'title' }],
    slots: [],
    menu: [],
    modals: [],
    labels: { en: { title: 'Slots' } },
  };
}
