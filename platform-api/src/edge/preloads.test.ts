import type { BootDocument, BootRemote } from '@marquee/contract/boot';
import type { RemoteManifest } from '@marquee/contract/remote-manifest';
import type { SessionState } from '@marquee/contract/session';
import type { SlotName } from '@marquee/contract/slots';
import { expect, it } from 'vitest';
import { resourcesOf } from './preloads';

/** A release whose contributions have a script of their name each. */
function bootRemote(name: string, manifest: Partial<RemoteManifest>): BootRemote {
  const routes = manifest.routes ?? [];
  const slots = manifest.slots ?? [];
  const assets = [...routes, ...slots].map(
    ({ id }) => [id, { scripts: [`${id}.js`], styles: [], shared: id === 'deposit' ? ['ui-forms'] : [] }] as const,
  );
  const release = { version: '1.0.0', baseUrl: `/${name}/`, entry: 'entry.js', integrity: {} };
  return {
    name,
    manifest: { routes, slots } as unknown as RemoteManifest,
    release: { ...release, assets: Object.fromEntries(assets) },
    fallback: null,
  };
}

const route = (id: string, pattern: string, frame: 'member' | 'agent' | 'page') =>
  ({ id, pattern, frame, guard: 'none', titleKey: 'title' }) as const;
const slot = (id: string, name: SlotName, states?: SessionState[]) =>
  ({ id, slot: name, order: 0, policy: 'reserve', ...(states && { when: { states } }) }) as const;

const remotes = [
  bootRemote('wallet', {
    routes: [route('deposit', '/member/deposit', 'member')],
    slots: [slot('balance', 'header.balance', ['member', 'agent'])],
  }),
  bootRemote('centre', {
    routes: [route('limits', '/member/limits', 'member')],
    slots: [slot('frame', 'member.frame')],
  }),
  bootRemote('office', { routes: [route('team', '/agent', 'agent')] }),
];

const SHELL_FILES = { 'ui-forms': { scripts: ['forms.js'], styles: ['forms.css'] } };

/** Addresses of remotes' files, and of those that the shell shares with them, that the page of a path brings along. */
function filesAt(path: string, state: SessionState, from: readonly BootRemote[] = remotes): string[] {
  const shell = { version: '1', baseUrl: '/shell/', entry: 'main.js', integrity: {}, assets: SHELL_FILES };
  const boot = {
    brand: { code: 'x', flags: {} },
    session: { state },
    language: 'en',
    shell,
    remotes: from,
    homeBanners: [],
  };
  const { head } = resourcesOf(boot as unknown as BootDocument, path, 'http://site', false);
  return head.flatMap((line) => /(?:wallet|centre|office|shell)\/(?!main)[\w.]+/.exec(line)?.[0] ?? []);
}

it('brings the texts of slots alone where a remote has them and shows no page of its own', () => {
  const texts = (name: string) => ({ scripts: [`${name}.js`], styles: [] });
  const named = { 'messages-en': texts('texts'), 'slot-messages-en': texts('slot_texts') };
  const written = remotes.map((remote) => {
    const assets = { ...remote.release.assets, ...(remote.name === 'wallet' && named) };
    return { ...remote, release: { ...remote.release, assets } };
  });
  const textsAt = (path: string) => filesAt(path, 'member', written).filter((file) => file.includes('texts'));
  expect(textsAt('/member/limits')).toEqual(['wallet/slot_texts.js']);
  expect(textsAt('/member/deposit')).toEqual(['wallet/slot_texts.js', 'wallet/texts.js']);
});

it("brings the member centre's frame and the balance with a member's page, so that nothing of it waits", () => {
  expect(filesAt('/member/deposit', 'member')).toEqual([
    'shell/forms.js',
    'shell/forms.css',
    'wallet/entry.js',
    'wallet/deposit.js',
    'wallet/balance.js',
    'centre/entry.js',
    'centre/frame.js',
  ]);
});

it('brings the balance with each page that has a header, to those who have one', () => {
  expect(filesAt('/', 'member')).toEqual(['wallet/entry.js', 'wallet/balance.js']);
  expect(filesAt('/', 'guest')).toEqual([]);
  expect(filesAt('/agent', 'agent')).toEqual(['office/entry.js', 'office/team.js']);
});
