import type { FooterPicture } from '@marquee/contract/calls/footer';
import { FOOTER_VENDORS } from '@marquee/contract/constants';
import type { Vendor } from '@marquee/contract/entities/game';
import type { MenuContribution } from '@marquee/contract/remote-manifest';
import { screen, userEvent, within } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import { showSitePart, type SitePart } from '../../app/site.fixture';
import type { SiteMenu } from '../navigation/use-menu';
import { SiteFooter } from './site-footer';

const vendor = (vassalage: string) => ({ vassalage, displayName: vassalage, icon: '/x.svg' }) as Vendor;
const menu: SiteMenu = [
  { key: 'HOME', to: '/', vendors: [] },
  { key: 'RNG', to: '/rng', vendors: ['XX', 'JL', 'BGS', 'PG'].map(vendor) },
];
const entry = (id: string, place: 'account' | 'member', to: string): MenuContribution => ({
  id,
  place,
  labelKey: id,
  icon: 'Users',
  to,
  order: 1,
});
const invitations = [
  entry('invite-friends', 'member', '/member/invite'),
  entry('agent-centre', 'account', '/agentHome'),
];

const picture = (place: FooterPicture['place'], alt: string, link: string | null = null): FooterPicture => ({
  place,
  src: `/wps/footer/pictures/${alt}`,
  width: 90,
  height: 30,
  link,
  alt,
});
const PICTURES = [
  picture('partner', 'The league', 'https://example.com/league'),
  picture('wallet', 'Nagad'),
  picture('card', 'A card'),
  picture('certificate', 'Fair trade'),
  picture('wallet', 'bKash'),
  picture('fair', 'Tested by a laboratory'),
];
const answersWith = (pictures: readonly FooterPicture[]): NonNullable<SitePart['answers']> => ({
  'cashier.paymentMarks': ['wallet', 'bank'],
  'footer.pictures': [...pictures],
  'customerService.links': () => Promise.reject(new Error('sealed')),
});
const show = (part: SitePart = {}) => showSitePart(<SiteFooter menu={menu} />, { answers: answersWith([]), ...part });
const link = (name: string) => screen.queryByRole('link', { name });

describe('the end of the page', () => {
  it('shows the specification’s vendors in their order, as far as the brand has them', async () => {
    await show();
    const vendors = within(screen.getByRole('region', { name: 'Game vendors' })).getAllByRole('img');
    expect(vendors.map((logo) => logo.getAttribute('alt'))).toEqual(['PG', 'JL', 'BGS']);
    expect(FOOTER_VENDORS).toEqual({
      codes: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'],
      slides: 10,
      gapPx: 20,
      speedMs: 3_000,
    });
  });

  it('marks ways to pay, certificates with the brand’s age, and the licence', async () => {
    await show({ brand: { termsAge: 21 } });
    const payments = await screen.findByRole('list', { name: 'Payment methods' });
    expect(
      within(payments)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toHaveLength(2);
    const certificates = screen.getByRole('list', { name: 'Certificates and licence' }).textContent;
    for (const part of ['21 and over only', 'Provably fair originals', 'no licence held'])
      expect(certificates).toContain(part);
  });

  it('shows what the brand has uploaded in its order, and draws the rest', async () => {
    await show({ brand: { termsAge: 21 }, answers: answersWith(PICTURES) });
    const namesOf = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('img')?.alt ?? item.textContent);
    await screen.findByRole('img', { name: 'Nagad' });
    expect(namesOf('Payment methods'), 'none of a kind that the brand has no channel for').toEqual([
      'Nagad',
      'bKash',
      'Bank transfer',
    ]);
    expect(namesOf('Certificates and licence')).toEqual([
      expect.stringContaining('21'),
      'Tested by a laboratory',
      expect.stringContaining('no licence held'),
      'Fair trade',
    ]);
    expect(screen.getByText('Provably fair originals'), 'the words of the house stay').toBeTruthy();
    expect(namesOf('Partners')).toEqual(['The league']);
    const league = link('The league');
    expect([league?.getAttribute('href'), league?.getAttribute('rel')]).toEqual([
      'https://example.com/league',
      'noopener noreferrer',
    ]);
  });

  it('puts the picture of a network in the place of its sign, and adds networks', async () => {
    const social = [
      { csType: 'TELEGRAM' as const, title: 'Telegram', path: 'https://t.me/sundarban_news' },
      { csType: 'FACEBOOK' as const, title: 'Facebook', path: 'https://facebook.com/sundarban' },
    ];
    const networks = [
      picture('social', 'Our channel', 'https://t.me/sundarban_news'),
      picture('social', 'Our videos', 'https://example.com/videos'),
    ];
    await show({ brand: { social }, answers: answersWith(networks) });
    await screen.findByRole('img', { name: 'Our channel' });
    const links = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
    expect(links.map((found) => [found.getAttribute('href'), found.querySelector('img')?.alt ?? null])).toEqual([
      ['https://t.me/sundarban_news', 'Our channel'],
      ['https://facebook.com/sundarban', null],
      ['https://example.com/videos', 'Our videos'],
    ]);
  });

  it('draws every mark where the pictures cannot be read', async () => {
    await show({
      answers: { ...answersWith([]), 'footer.pictures': () => Promise.reject(new Error('unreachable')) },
    });
    expect(await screen.findByText('Mobile wallet')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Partners' })).toBeNull();
  });

  it('leads to help and pages of the brand, its networks, and opens the feedback', async () => {
    const social = [{ csType: 'TELEGRAM' as const, title: 'Telegram', path: 'https://t.me/sundarban_news' }];
    const { shell } = await show({ brand: { social } });
    const pages = ['Help centre', 'Beginner guide', 'About us', 'Blog', 'News', 'Licences', 'Responsible gaming'];
    for (const page of pages) expect(link(page), page).not.toBeNull();
    expect(link('Telegram')?.getAttribute('rel')).toBe('noopener noreferrer');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Feedback' }));
    expect(shell.serviceCalls).toMatchObject([{ service: 'openModal', values: ['feedbackModal'] }]);
  });

  it('invites friends, and agents to the affiliate service', async () => {
    const brand = { flags: { REFERRAL: true } };
    await show({ brand, menu: invitations, state: 'member' });
    expect(link('Invite friends')?.getAttribute('href')).toBe('/member/invite');
    await show({ brand, menu: invitations, state: 'agent' });
    expect(link('Affiliate service')?.getAttribute('href')).toBe('/agentHome');
    expect(link('Invite friends')).toBeNull();
  });

  it('offers agents the affiliate service without REFERRAL, and invites nobody then', async () => {
    const brand = { flags: { REFERRAL: false } };
    await show({ brand, menu: invitations, state: 'agent' });
    expect(link('Affiliate service')?.getAttribute('href')).toBe('/agentHome');
    await show({ brand, menu: invitations, state: 'member' });
    expect(link('Invite friends')).toBeNull();
  });

  it('ends with the terms of the brand and the copyright of this year', async () => {
    await show();
    const footer = screen.getByRole('contentinfo').textContent;
    expect(footer).toContain('Sundarban is for adults only. Playing is entertainment');
    expect(footer).toContain(`© ${new Date().getFullYear()} Sundarban`);
    await show({ brand: { code: 'meridian', name: 'Meridian' } });
    expect(screen.getByRole('contentinfo').textContent).toContain('Set your limits before you start');
  });
});
