import type { ServiceContact } from '@marquee/contract/boot';
import { SUB_USER_TYPE } from '@marquee/contract/constants';
import type { MenuContribution } from '@marquee/contract/remote-manifest';
import { act, mockSession, screen, userEvent } from '@marquee/testing/mock-shell';
import { afterEach, describe, expect, it } from 'vitest';
import { showSitePart, type SitePart } from '../../app/site.fixture';
import { forgetLiveChat, setChatUnread } from '../support/live-chat-state';
import { FloatingBar } from './floating-bar';

const invite: MenuContribution = {
  id: 'invite-friends',
  place: 'member',
  labelKey: 'invite',
  icon: 'UserPlus',
  to: '/member/invite',
  order: 1,
};
const contact = (csType: ServiceContact['csType'], title: string): ServiceContact => ({ csType, title });
const allEntries: SitePart = {
  menu: [invite],
  brand: {
    flags: { REFERRAL: true, APPDOWNLOAD: true },
    customerService: [
      contact('LIVECHAT', ''),
      contact('TELEGRAM', 'Telegram'),
      contact('TELEGRAM', 'Telegram VIP'),
      contact('WHATSAPP', 'WhatsApp'),
      contact('FACEBOOK', 'Facebook'),
    ],
  },
};
const show = (part: SitePart, bar = <FloatingBar />) =>
  showSitePart(bar, {
    ...part,
    answers: { 'customerService.links': () => Promise.reject(new Error('sealed')) },
  });

afterEach(forgetLiveChat);

describe('the floating bar', () => {
  it('has invitation, app, live chat, both Telegrams and WhatsApp', async () => {
    await show(allEntries);
    const entries = [...screen.getByRole('complementary').querySelectorAll('a, button')];
    expect(entries.map((entry) => entry.getAttribute('aria-label'))).toEqual([
      'Invite friends',
      'App',
      'Live chat',
      'Telegram',
      'Telegram VIP',
      'WhatsApp',
      // Where the screen is narrow, it opens the others.
      'Quick help',
    ]);
  });

  it('has only what is available, and is not there for nothing', async () => {
    await show({ brand: { customerService: [contact('WHATSAPP', 'WhatsApp')] } });
    expect(screen.getByRole('complementary').querySelectorAll('a, button')).toHaveLength(2);
    await show({ brand: { customerService: [contact('FACEBOOK', 'Facebook')] } });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('has neither invitation nor chat for a sub-user of an agent, who may use neither', async () => {
    const { shell } = await show(allEntries);
    const session = mockSession('agent');
    const member = { ...session.member, type: SUB_USER_TYPE, facts: ['office.support'] };
    act(() => shell.runtime.session.setState({ ...session, member } as typeof session, true));
    const entries = [...screen.getByRole('complementary').querySelectorAll('a, button')];
    expect(entries.map((entry) => entry.getAttribute('aria-label'))).toEqual([
      'App',
      'Telegram',
      'Telegram VIP',
      'WhatsApp',
      'Quick help',
    ]);
  });

  it('is one button beside games and money, and opens by it', async () => {
    await show(allEntries, <FloatingBar collapsed="inline" />);
    const bar = screen.getByRole('complementary');
    expect(bar.querySelectorAll('a, button')).toHaveLength(1);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Quick help' }));
    expect(screen.getByRole('button', { name: 'Live chat' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(bar.querySelectorAll('a, button')).toHaveLength(1);
  });

  it('shows unread messages on its one button', async () => {
    setChatUnread(3);
    await show(allEntries, <FloatingBar collapsed="inline" />);
    const [toggle] = screen.getByRole('complementary').querySelectorAll('button');
    expect(toggle?.textContent).toBe('3');
    expect(toggle?.getAttribute('aria-label')).toContain('Quick help');
    expect(toggle?.getAttribute('aria-label')).toContain('3');
  });

  it('asks a guest to log in for the live chat', async () => {
    const { shell } = await show(allEntries);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Live chat' }));
    expect(shell.serviceCalls).toMatchObject([{ service: 'openModal', values: ['loginPopupModal'] }]);
  });
});
