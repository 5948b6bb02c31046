import type { BootDocument, BrandBoot } from '@marquee/contract/boot';
import type { MenuContribution } from '@marquee/contract/remote-manifest';
import { type Federation, FederationContext } from '@marquee/kit/host';
import { type MockAnswers, mockBoot, mockSession, mockShell, mockBrowserApis } from '@marquee/testing/mock-shell';
import type { ReactNode } from 'react';
import { english } from '../messages/english.fixture';
import { installModals } from './modals';

export interface SitePart {
  readonly state?: 'guest' | 'member' | 'agent' | 'trial';
  readonly brand?: Partial<BrandBoot>;
  readonly boot?: Partial<BootDocument>;
  /** Menu entries that a remote contributes. */
  readonly menu?: readonly MenuContribution[];
  /** Modals that a remote contributes. */
  readonly modals?: readonly { readonly id: string }[];
  readonly answers?: MockAnswers;
  readonly path?: string;
}

/** Renders a part of the site for a visitor of a brand; remotes contribute menu entries and never load. */
export async function showSitePart(
  part: ReactNode,
  { state = 'guest', menu = [], modals = [], ...options }: SitePart = {},
) {
  mockBrowserApis();
  installModals();
  const { brand, remotes } = mockBoot();
  const shell = await mockShell({
    ...(state !== 'guest' && { session: mockSession(state) }),
    ...(options.answers && { answers: options.answers }),
    ...(options.path !== undefined && { path: options.path }),
    messages: { shell: english },
    boot: {
      ...options.boot,
      brand: { ...brand, ...options.brand },
      remotes: menu.length + modals.length > 0 ? [remoteWith(menu, modals)] : remotes,
    },
  });
  const { boot } = shell.runtime;
  const federation: Federation = {
    boot: () => boot,
    update: () => undefined,
    navigated: () => undefined,
    needsReload: () => false,
    subscribe: () => () => undefined,
    state: () => LOADING,
    ensure: () => undefined,
    show: () => () => undefined,
    retry: () => undefined,
    reportCrash: () => undefined,
    reportSuccess: () => undefined,
    releasesInUse: () => [],
    offerStop: () => undefined,
    stop: () => undefined,
  };
  shell.render(<FederationContext value={federation}>{part}</FederationContext>);
  return { shell, boot };
}

const LOADING = { status: 'loading', attempt: 0 } as const;
const release = { version: '1.0.0', baseUrl: '/', entry: 'entry.js', integrity: {}, assets: {} };

function remoteWith(
  menu: readonly MenuContribution[],
  modals: readonly { readonly id: string }[],
): BootDocument['remotes'][number] {
  const manifest = {
    id: 'mf-member-centre',
    version: '1.0.0',
    contract: '^1.0.0',
    namespace: 'memberCentre',
    languages: ['en'],
    routes: [],
    slots: [],
    menu: [...menu],
    modals: [...modals],
    labels: { en: Object.fromEntries(menu.map(({ labelKey }) => [labelKey, labelKey])) },
  };
  return { name: 'mf-member-centre', manifest, release, fallback: null };
}
