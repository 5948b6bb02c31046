import type { BootDocument } from '@marquee/contract/boot';
import type { FrameRequest } from '@marquee/contract/frame';
import { mockBoot } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import { renderFrame } from './render-frame';
import { stylesAsClasses } from './styles-as-classes';

const BRANDS = [
  { code: 'sundarban', languages: ['bn', 'en'] },
  { code: 'meridian', languages: ['vi', 'en', 'zh', 'th', 'hi', 'ar'] },
];
const STATES = ['guest', 'member', 'agent', 'trial'] as const;
const CASES = BRANDS.flatMap(({ code, languages }) =>
  languages.flatMap((language) => STATES.map((state) => [code, language, state] as const)),
);

function request(changes: Partial<FrameRequest> = {}, code = 'sundarban', language = 'en'): FrameRequest {
  const { session: _session, ...boot } = mockBoot();
  const brand = { ...boot.brand, code, languages: BRANDS.find((brand) => brand.code === code)?.languages ?? [] };
  const words = { title: 'The first', text: 'A line', action: 'Play' };
  const homeBanners = [{ url: '/first.svg', alt: '', ...words, linkage: '/rng', linkageType: 'route' as const }];
  return {
    boot: { ...boot, brand, language, theme: 'light', homeBanners },
    sessionState: 'guest',
    path: '/',
    menu: 'auto',
    ...changes,
  };
}

const labels = { en: { promotions: 'Promotions', deposit: 'Deposit', home: 'Agents' } };
const routeOf = (
  id: string,
  pattern: string,
  frame: 'page' | 'member' | 'agent',
  guard: 'none' | 'login' | 'agent',
) => ({
  id,
  pattern,
  frame,
  guard,
  titleKey: id,
});

/** A brand with a page of each kind. */
function withRemotes(): FrameRequest['boot'] {
  const routes = [
    routeOf('promotions', '/promotions', 'page', 'none'),
    routeOf('deposit', '/member/deposit', 'member', 'login'),
    routeOf('home', '/agentHome', 'agent', 'agent'),
  ];
  const slots = [{ id: 'frame', slot: 'member.frame', order: 0, policy: 'reserve', reservePx: 100 }];
  const manifest = { routes, slots, menu: [], modals: [], labels };
  const remotes = [{ name: 'mf-a', manifest, release: mockBoot().shell }] as unknown as BootDocument['remotes'];
  return { ...request().boot, remotes };
}

describe('a frame', () => {
  it.each(CASES)(
    'of %s in %s for a %s has the first banner, and no style attribute',
    async (code, language, sessionState) => {
      const { html } = stylesAsClasses(await renderFrame(request({ sessionState }, code, language)));
      expect(html).toContain('src="/first.svg"');
      expect(html).toContain('>The first</h2>');
      expect(html).not.toMatch(/<[^>]* style=/);
      expect(html).toContain('id="main"');
    },
  );

  it('offers a guest the login, and nobody’s account to who is logged in', async () => {
    const guest = await renderFrame(request());
    const member = await renderFrame(request({ sessionState: 'member' }));
    expect(guest).toContain('>Log in<');
    expect(member).not.toContain('>Log in<');
    expect(member).not.toMatch(/undefined|null|NaN/);
  });

  it.each(['/promotions', '/member/deposit', '/lottery', '/help', '/blog/-', '/m/appDownload', '/agentHome', '/-'])(
    'of %s stands, for every kind of visitor, without an attribute that the policy refuses',
    async (path) => {
      for (const sessionState of STATES) {
        const { html } = stylesAsClasses(await renderFrame(request({ path, sessionState, boot: withRemotes() })));
        expect(html).toContain('id="main"');
        expect(html).not.toMatch(/<[^>]* style=|undefined|NaN/);
      }
    },
  );

  it('has the title of a remote’s page, where the visitor may see it', async () => {
    const boot = withRemotes();
    const open = await renderFrame(request({ path: '/promotions', boot }));
    expect(open).toMatch(/<h1[^>]*>Promotions<\/h1>/);
    const member = await renderFrame(request({ path: '/member/deposit', sessionState: 'member', boot }));
    expect(member).toMatch(/<h1[^>]*>Deposit<\/h1>/);
    const guest = await renderFrame(request({ path: '/member/deposit', boot }));
    expect(guest).not.toContain('>Deposit</h1>');
    expect(guest).toContain('src="/first.svg"');
  });

  it('has the theme of its request, whatever came before', async () => {
    const light = await renderFrame(request());
    const dark = await renderFrame(request({ boot: { ...request().boot, theme: 'dark' } }));
    expect(light).not.toBe(dark);
    expect(await renderFrame(request())).toBe(light);
  });

  it.each([
    ['collapsed', true, false],
    ['expanded', false, false],
    ['auto', false, true],
  ] as const)('starts with the side menu %s', async (menu, isFolded, isByWidth) => {
    const html = await renderFrame(request({ menu }));
    const classes = /id="side-menu" class="([^"]*)"/.exec(html)?.[1] ?? '';
    expect([/folded/.test(classes), /byWidth/.test(classes)]).toEqual([isFolded, isByWidth]);
  });
});
