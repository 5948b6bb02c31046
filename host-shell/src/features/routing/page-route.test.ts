import type { BootRemote } from '@marquee/contract/boot';
import type { RemoteManifest } from '@marquee/contract/remote-manifest';
import { mockBoot } from '@marquee/testing/mock-shell/mock-boot';
import { describe, expect, it } from 'vitest';
import { leadsSomewhere, pageRouteAt, pageRoutes } from './page-route';

const route = (id: string, pattern: string, frame: 'page' | 'game') => ({
  id,
  pattern,
  frame,
  guard: 'none' as const,
  titleKey: id,
});
const manifest: RemoteManifest = {
  id: 'mf-games',
  version: '1.0.0',
  contract: '^1.0.0',
  namespace: 'games',
  languages: ['en'],
  routes: [route('lobby', '/vnLottery', 'page'), route('room', '/vnlottery', 'game')],
  slots: [],
  menu: [],
  modals: [],
  labels: {},
};
const release = { version: '1.0.0', baseUrl: '/', entry: 'entry.js', integrity: {}, assets: {} };
const remote: BootRemote = { name: 'mf-games', manifest, release, fallback: null };
const boot = mockBoot({
  remotes: [remote],
  disabledRemotes: [{ name: 'mf-promotions', reason: 'audit', routePatterns: ['/promotions'] }],
});
const routes = pageRoutes(boot);

describe('the pages of the site', () => {
  it.each(['/', '/index', '/index.html', '/home', '/login', '/register'])('%s is the home page', (path) => {
    expect(pageRouteAt(routes, path)).toMatchObject({ kind: 'home', name: 'home' });
  });

  it('tells addresses apart that differ in their case only', () => {
    expect(pageRouteAt(routes, '/vnLottery')).toMatchObject({ name: 'mf-games/lobby', frame: 'page' });
    expect(pageRouteAt(routes, '/vnlottery')).toMatchObject({ name: 'mf-games/room', frame: 'game' });
    expect(pageRouteAt(routes, '/Home').kind).toBe('not-found');
  });

  it('gives the reason at the addresses of a remote that is off', () => {
    expect(pageRouteAt(routes, '/promotions')).toMatchObject({ kind: 'disabled', reason: 'audit' });
  });

  it('knows for the menus what leads somewhere', () => {
    expect(leadsSomewhere(routes, '/vnLottery?vassalage=PG')).toBe(true);
    expect(leadsSomewhere(routes, '/help#term')).toBe(true);
    expect(leadsSomewhere(routes, '/promotions')).toBe(false);
    expect(leadsSomewhere(routes, '/nowhere')).toBe(false);
  });
});
