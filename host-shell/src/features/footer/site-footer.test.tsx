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

const show = (part: SitePart = {}) =>
  showSitePart(<SiteFooter menu={menu} />, {
    answers: {
      'cashier.paymentMarks': ['wallet', 'bank'],
      'customerService.links': () => Promise.reject(new Error('sealed')),
    },
    ...part,
  });
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
