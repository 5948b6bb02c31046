import type { MenuContribution } from '@marquee/contract/remote-manifest';
import { act, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import { connectNavigator } from '../../lib/navigator';
import { showSitePart, type SitePart } from '../../app/site.fixture';
import type { PageRoute } from '../routing/page-route';
import { SiteHeader } from './site-header';
import { loginAnswer } from '../session/login-answer.fixture';

const pages = ['/member/deposit', '/member/withdrawal'].map(
  (path): PageRoute => ({ kind: 'help', name: path, path, frame: 'page' }),
);
const menu: MenuContribution[] = [
  {
    id: 'bets',
    place: 'account',
    labelKey: 'Betting record',
    icon: 'ListOrdered',
    to: '/member/betting-record',
    order: 1,
  },
  {
    id: 'points',
    place: 'account',
    labelKey: 'Points',
    icon: 'Gift',
    to: '/pointMall',
    order: 2,
    when: { flags: ['POINTS'] },
  },
  {
    id: 'agent-centre',
    place: 'account',
    labelKey: 'Agent centre',
    icon: 'Users',
    to: '/agentHome',
    order: 3,
    when: { states: ['agent'] },
  },
];

const show = (part: SitePart, routes = pages) =>
  showSitePart(<SiteHeader menu={[]} routes={routes} hasSideMenu />, { menu, ...part });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const link = (name: string) => screen.queryByRole('link', { name });
const openAccount = () => userEvent.setup().click(screen.getByRole('button', { name: 'Account of Rahim' }));

describe('the header', () => {
  it('offers a guest to log in and to register, and a trial only where the brand has one', async () => {
    const { shell } = await show({});
    await userEvent.setup().click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Register' }));
    expect(shell.serviceCalls).toMatchObject([
      { service: 'openModal', values: ['loginPopupModal'] },
      { service: 'openModal', values: ['registerModal'] },
    ]);
    expect([button('Play for free'), link('Deposit'), button(/^Account/)]).toEqual([null, null, null]);
    await show({ brand: { flags: { FREEPLAY: true } } });
    expect(button('Play for free')).not.toBeNull();
  });

  it('leads a member to deposit and withdrawal, and nowhere that no remote fills', async () => {
    await show({ state: 'member' });
    expect(link('Deposit')?.getAttribute('href')).toBe('/member/deposit');
    expect(link('Withdraw')?.getAttribute('href')).toBe('/member/withdrawal');
    expect([button('Log in'), button('Register')]).toEqual([null, null]);
    await show({ state: 'member' }, []);
    expect([link('Deposit'), link('Withdraw')]).toEqual([null, null]);
  });

  it('says that a trial is one, and offers to register instead of money', async () => {
    await show({ state: 'trial' });
    expect(screen.getByText('Trial')).toBeTruthy();
    expect(button('Register')).not.toBeNull();
    expect([link('Deposit'), link('Withdraw')]).toEqual([null, null]);
    await openAccount();
    // The entries come after the first screen.
    await screen.findByRole('button', { name: 'Log out' });
    expect(button('Change password')).toBeNull();
  });
});

it('a trial begins at home', async () => {
  const went: string[] = [];
  connectNavigator((to) => void went.push(to));
  const { shell } = await show({
    brand: { flags: { FREEPLAY: true } },
    answers: { 'session.freePlay': loginAnswer('trial') },
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Play for free' }));
  await waitFor(() => expect(went).toEqual(['/']));
  expect(shell.runtime.session.getState().state).toBe('trial');
});

describe('the account menu', () => {
  it('has what the brand’s flags allow, the password, and the way out after a question', async () => {
    const { shell } = await show({ state: 'member' });
    await openAccount();
    await screen.findByRole('link', { name: 'Betting record' });
    expect([link('Points'), link('Agent centre')]).toEqual([null, null]);
    expect(button('Change password')).not.toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
    expect(shell.serviceCalls.map(({ service }) => service)).toEqual(['confirm', 'logout']);
    await show({ state: 'member', brand: { flags: { POINTS: true } } });
    await openAccount();
    await screen.findByRole('link', { name: 'Points' });
  });

  it('counts unread messages on its button and on its entry, from what the live stream begins with', async () => {
    const messages: MenuContribution = {
      id: 'messages',
      place: 'account',
      labelKey: 'Messages',
      icon: 'Mail',
      to: '/member/messages',
      order: 1,
      badgeTopic: 'messages.unread',
    };
    const { shell } = await show({ state: 'member', menu: [messages] });
    expect(button('Account of Rahim')).not.toBeNull();
    act(() => shell.runtime.bus.publish('messages.unread', { count: 120 }, 'live'));
    const account = screen.getByRole('button', { name: 'Account of Rahim, 120 unread messages' });
    await waitFor(() => expect(account.textContent).toContain('99+'));
    await userEvent.setup().click(account);
    expect(screen.getByRole('link', { name: 'Messages 120' })).toBeTruthy();
    act(() => shell.runtime.bus.publish('messages.unread', { count: 0 }, 'live'));
    expect(button('Account of Rahim')?.textContent).not.toMatch(/\d/);
    expect(link('Messages')).not.toBeNull();
  });

  it('leads agents, and nobody else, to the agent centre', async () => {
    await show({ state: 'agent' });
    await openAccount();
    const centre = await screen.findByRole('link', { name: 'Agent centre' });
    expect(centre.getAttribute('href')).toBe('/agentHome');
  });
});
