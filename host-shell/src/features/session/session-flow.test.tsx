import { type MockAnswers, mockSession, mockShell, mockBrowserApis, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectNavigator } from '../../lib/navigator';
import { english as en } from '../../messages/english.fixture';
import { popupAudience } from '../announcements/popup-audience';
import { passwordChanged } from '../password/password-changed';
import { modals } from '../../lib/modals/modal-store';
import { followOtherTabs } from './follow-other-tabs';
import { signedIn } from './sign-in';
import { signOut } from './sign-out';
import { loginAnswer } from './login-answer.fixture';

const went: string[] = [];
beforeAll(() => {
  mockBrowserApis();
  connectNavigator((to) => void went.push(to));
});
beforeEach(() => {
  went.length = 0;
  sessionStorage.clear();
});
afterEach(() => {
  for (const { key } of modals.stack()) modals.removed(key);
});

const open = () => modals.stack().filter((entry) => entry.open);
async function page(answers: MockAnswers = {}, state?: 'member' | 'agent') {
  const shell = await mockShell({ answers, messages: { shell: en }, ...(state && { session: mockSession(state) }) });
  const services = () => shell.serviceCalls.map(({ service, values }) => [service, ...values.slice(0, 1)]);
  return { shell, services };
}

describe('a login', () => {
  it('makes the page the member’s, greets them and goes where they wanted to go', async () => {
    const { shell, services } = await page();
    modals.open('loginPopupModal', {});
    signedIn(loginAnswer('member'), '/rng');
    expect(shell.runtime.session.getState()).toMatchObject({ state: 'member', member: { account: 'rahim1' } });
    expect(open()).toEqual([]);
    expect(services()).toEqual([['toast', { kind: 'success', message: 'Welcome back, Rahim.' }]]);
    expect(went).toEqual(['/rng']);
  });

  it('that is the first runs the first-login action and shows the popups of newcomers', async () => {
    const { shell } = await page({ 'member.firstLogin': null });
    signedIn(loginAnswer('member', { firstTimeLogin: true }));
    await waitFor(() => expect(shell.calls).toMatchObject([{ id: 'member.firstLogin', input: { language: 'en' } }]));
    expect(popupAudience('member')).toEqual({ execution: 'F' });
  });

  it('with a weak or expired password opens the change of it and greets nobody yet', async () => {
    const { services } = await page();
    signedIn(loginAnswer('member', { passwordExpired: true }));
    expect(open()).toMatchObject([{ id: 'changePassModal', props: { forced: true } }]);
    expect(services()).toEqual([]);
  });
});

describe('after a change of the password', () => {
  const info = { ...mockSession('member').member, nickname: 'Rahima' };

  it('the login information is read again and the page goes home', async () => {
    const { shell } = await page({ 'member.info': info as never }, 'member');
    await passwordChanged(false);
    expect(shell.runtime.session.getState().member?.nickname).toBe('Rahima');
    expect(went).toEqual(['/']);
  });

  it('an agent who came by the agents’ page is one, and goes to the back office', async () => {
    history.replaceState(null, '', '/agent');
    const { shell } = await page({ 'member.info': { ...info, type: 41 } as never });
    await passwordChanged(false);
    expect(shell.runtime.session.getState().state).toBe('agent');
    expect(went).toEqual(['/agentHome']);
    history.replaceState(null, '', '/');
  });
});

describe('tabs', () => {
  it('are signed out when the live stream says that the session has ended', async () => {
    const { shell, services } = await page({}, 'member');
    const notices: string[] = [];
    shell.runtime.bus.subscribe('session.changed', ({ state }, origin) => void notices.push(`${origin} ${state}`));
    const stop = followOtherTabs();
    shell.runtime.bus.publish('session.changed', { state: 'guest' }, 'live');
    expect(shell.runtime.session.getState().state).toBe('guest');
    expect(services()).toMatchObject([
      ['toast', { kind: 'warning' }],
      ['openModal', 'loginPopupModal'],
    ]);
    expect(notices).toContain('shell guest');
    stop();
  });

  it('stay as they are when the stream says what they know', async () => {
    const { shell, services } = await page({}, 'member');
    const stop = followOtherTabs();
    shell.runtime.bus.publish('session.changed', { state: 'member' }, 'live');
    expect(shell.runtime.session.getState().state).toBe('member');
    expect(services()).toEqual([]);
    expect(shell.calls).toEqual([]);
    stop();
  });

  it('load the login information when another one, or the agents’ page, has signed in', async () => {
    const { shell } = await page({ 'member.info': mockSession('agent').member as never });
    const stop = followOtherTabs();
    shell.runtime.bus.publish('session.changed', { state: 'agent' });
    await waitFor(() => expect(shell.runtime.session.getState().state).toBe('agent'));
    expect(shell.calls).toMatchObject([{ id: 'member.info' }]);
    stop();
  });

  it('are told of a sign-out, which shows no warning', async () => {
    const { shell, services } = await page({ 'session.logout': null }, 'member');
    const stop = followOtherTabs();
    await signOut();
    expect(shell.runtime.session.getState().state).toBe('guest');
    expect(went).toEqual(['/']);
    expect(services()).toEqual([]);
    stop();
  });

  it('hear of a sign-out from the live stream first, which asks nobody to log in', async () => {
    const { shell, services } = await page(
      {
        'session.logout': () => {
          shell.runtime.bus.publish('session.changed', { state: 'guest' }, 'live');
          return null;
        },
      },
      'member',
    );
    const stop = followOtherTabs();
    await signOut();
    expect(shell.runtime.session.getState().state).toBe('guest');
    expect(services()).toEqual([]);
    stop();
  });
});
