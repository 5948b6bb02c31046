import type { BootRemote } from '@marquee/contract/boot';
import type { RemoteManifest } from '@marquee/contract/remote-manifest';
import { SHELL_ROUTES } from '@marquee/contract/shell-owned';
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
  routes: [
    route('lobby', '/vnLottery', 'page'),
    route('room', '/vnlottery', 'game'),
    { ...route('invite', '/member/invite', 'page'), when: { flags: ['OFF_HERE'] } },
  ],
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
  it('of the shell itself are those that no remote may claim', () => {
    const own = pageRoutes(mockBoot()).filter(({ kind }) => kind !== 'unavailable');
    expect(own.map(({ path }) => path).sort()).toEqual([...SHELL_ROUTES].sort());
  });

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

  it.each([
    '/pointMall',
    '/lottery',
    '/seaLottery',
    '/sealottery',
    '/lottert',
    '/agentHome',
    '/rng',
    '/member/deposit',
    '/member/invite',
  ])('says that nothing fills %s, instead of calling it unknown', (path) => {
    expect(pageRouteAt(routes, path)).toMatchObject({ kind: 'unavailable' });
  });

  it.each([
    ['/lottery', 'login', 'page'],
    ['/seaLottery', 'login', 'page'],
    ['/lottert', 'none', 'game'],
    ['/sealottery', 'none', 'game'],
    ['/seamless', 'none', 'game'],
  ])('%s keeps its guard %s and its frame %s while nothing fills it', (path, guard, frame) => {
    expect(pageRouteAt(routes, path)).toMatchObject({ guard, frame });
  });

  it('lets a remote fill what otherwise says that nothing does', () => {
    expect(pageRouteAt(routes, '/vnLottery').kind).toBe('remote');
    expect(pageRouteAt(routes, '/promotions').kind).toBe('disabled');
  });

  it.each(['/about', '/blog', '/blog/why-crash-cannot-be-timed', '/news', '/terms'])('%s is a page to read', (path) => {
    expect(pageRouteAt(routes, path).kind).toBe('content');
  });

  it('keeps one identity for all articles of the blog, another for its list', () => {
    expect(pageRouteAt(routes, '/blog/one').name).toBe(pageRouteAt(routes, '/blog/two').name);
    expect(pageRouteAt(routes, '/blog').name).not.toBe(pageRouteAt(routes, '/blog/one').name);
  });

  it('shows the app’s page alone', () => {
    expect(pageRouteAt(routes, '/m/appDownload')).toMatchObject({ kind: 'app-download', frame: 'alone' });
    expect(pageRouteAt(routes, '/m/appdownload').kind).toBe('not-found');
  });

  it('knows for the menus what leads somewhere', () => {
    expect(leadsSomewhere(routes, '/vnLottery?vassalage=PG')).toBe(true);
    expect(leadsSomewhere(routes, '/help#term')).toBe(true);
    expect(leadsSomewhere(routes, '/promotions')).toBe(false);
    expect(leadsSomewhere(routes, '/nowhere')).toBe(false);
    expect(leadsSomewhere(routes, '/pointMall')).toBe(false);
  });
});
