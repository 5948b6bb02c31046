import type { ServiceContact } from '@marquee/contract/boot';
import type { MenuContribution } from '@marquee/contract/remote-manifest';
import { screen, userEvent, within } from '@marquee/testing/mock-shell';
import { afterEach, describe, expect, it } from 'vitest';
import { showSitePart, type SitePart } from '../../app/site.fixture';
import { forgetLiveChat } from '../support/live-chat-state';
import type { SiteMenu } from '../navigation/use-menu';
import type { PageRoute } from '../routing/page-route';
import { SideMenuContent } from './side-menu-content';

const categories: SiteMenu = [
  { key: 'HOME', to: '/', vendors: [] },
  { key: 'LIVE', to: '/live', vendors: [] },
  { key: 'RNG', to: '/rng', vendors: [] },
  { key: 'COCKFIGHT', to: '/cockfight', vendors: [] },
  { key: 'SPORTS', to: '/sports', vendors: [] },
  { key: 'PROMO', to: '/promotions', vendors: [] },
];
const promotions: PageRoute = { kind: 'help', name: 'promotions', path: '/promotions', frame: 'page' };
const invite: MenuContribution = {
  id: 'invite-friends',
  place: 'member',
  labelKey: 'invite',
  icon: 'UserPlus',
  to: '/member/invite',
  order: 1,
};
const customerService: ServiceContact[] = [
  { csType: 'LIVECHAT', title: 'LIVECHAT' },
  { csType: 'FACEBOOK', title: 'Facebook' },
  { csType: 'TELEGRAM', title: 'Telegram' },
  { csType: 'WHATSAPP', title: 'WhatsApp' },
];

const show = (part: SitePart = {}, routes: readonly PageRoute[] = [promotions], expanded = true) =>
  showSitePart(<SideMenuContent menu={categories} routes={routes} expanded={expanded} />, {
    answers: { 'customerService.links': () => Promise.reject(new Error('sealed')) },
    ...part,
  });
const links = () => screen.getAllByRole('link').map((link) => link.textContent);
const link = (name: string) => screen.queryByRole('link', { name });

afterEach(forgetLiveChat);

describe('the side menu', () => {
  it('has the categories in an order of its own, the bonus and the help', async () => {
    await show();
    expect(links()).toEqual([
      'Home',
      'Promotions',
      'Live casino',
      'Sports',
      'Slots',
      'Cockfight',
      'Bonus',
      'Help centre',
    ]);
    expect(link('Bonus')?.getAttribute('href')).toBe('/promotions?type=newbie');
    await show({}, []);
    expect(link('Bonus')).toBeNull();
  });

  it('invites friends only where the brand wants that', async () => {
    await show({ menu: [invite] });
    expect(link('Invite friends')).toBeNull();
    await show({ menu: [invite], brand: { flags: { REFERRAL: true } } });
    expect(link('Invite friends')?.getAttribute('href')).toBe('/member/invite');
  });

  it('has the app’s codes behind the invitation and before the customer service', async () => {
    const flags = { REFERRAL: true, APPDOWNLOAD: true };
    await show({ menu: [invite], brand: { flags, customerService, languages: ['bn', 'en'] } });
    const { textContent } = screen.getByRole('navigation');
    const order = ['Bonus', 'Invite friends', 'App', 'Help centre', 'Facebook', 'WhatsApp', 'Language'];
    const places = order.map((name) => textContent.indexOf(name));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(places).not.toContain(-1);
  });

  it('leads to the brand’s customer service, and asks a guest to log in for the live chat', async () => {
    const { shell } = await show({ brand: { customerService } });
    expect(links().slice(-3)).toEqual(['Facebook', 'Telegram', 'WhatsApp']);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Live chat' }));
    expect(shell.serviceCalls).toMatchObject([{ service: 'openModal', values: ['loginPopupModal'] }]);
  });

  it('has the app where the brand has one, and its languages', async () => {
    await show({}, [], false);
    expect(link('App')).toBeNull();
    await show({ brand: { flags: { APPDOWNLOAD: true }, languages: ['bn', 'en', 'ar'] } }, [], false);
    expect(link('App')?.getAttribute('href')).toBe('/m/appDownload');
    const languages = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
    expect(languages.map(({ lang }) => lang)).toEqual(['bn', 'en', 'ar']);
    expect(languages.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  });
});
