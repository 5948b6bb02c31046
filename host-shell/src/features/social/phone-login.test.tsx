import type { CallValue } from '@marquee/contract/calls/index';
import { ApiError } from '@marquee/kit';
import { mockShell, screen, mockBrowserApis, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { english as en } from '../../messages/english.fixture';
import { loginAnswer } from '../session/login-answer.fixture';
import { standInForPhonePage } from './phone-page.fixture';
import { phoneWait } from './phone-wait';
import { SocialLogins } from './social-logins';

const PAGE = 'https://phone.sundarban.example/prove?brand=1';
beforeAll(mockBrowserApis);
afterEach(() => {
  phoneWait.forget();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Scene {
  /** Whether the browser opens the window. */
  readonly opens?: boolean;
  readonly answer?: () => CallValue<'session.login'>;
}

/** A brand with the page, and a visitor who has asked for it. */
async function phoneLogin({ opens = true, answer = () => loginAnswer() }: Scene = {}) {
  const { page, hear, ...mockPage } = standInForPhonePage({ opens });
  const { runtime } = await mockShell();
  const shell = await mockShell({
    messages: { shell: en },
    boot: { brand: { ...runtime.boot.brand, phoneLogin: PAGE } },
    answers: { 'session.login': answer },
  });
  const { unmount } = shell.render(<SocialLogins />);
  const button = screen.getByRole('button', { name: 'Continue with your phone' });
  await userEvent.click(button);
  const [address, right] = [mockPage.address(), mockPage.right()];
  const logins = () => shell.calls.filter(({ id }) => id === 'session.login').map(({ input }) => input);
  const notices = () =>
    shell.serviceCalls.filter(({ service }) => service === 'toast').map(({ values: [toast] }) => toast);
  return { page, unmount, button, address, right, hear, logins, notices };
}

describe('the login by a phone that firebase proves', () => {
  it('is offered only where the brand has a page for it', async () => {
    const none = await mockShell({ messages: { shell: en } });
    none.render(<SocialLogins />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('opens the brand’s page with origin, language and a state of its own, and logs in with its token', async () => {
    const { page, address, right, hear, logins } = await phoneLogin();
    expect(address.origin + address.pathname).toBe('https://phone.sundarban.example/prove');
    expect(address.searchParams.get('brand')).toBe('1');
    expect(address.searchParams.get('origin')).toBe(location.origin);
    expect(right.state).toMatch(/^[0-9a-f]{32}$/);
    hear(right);
    await waitFor(() =>
      expect(logins()).toEqual([{ type: 'firebase', username: 'phone', password: 'the.token', site: 'member' }]),
    );
    expect(page.closed).toBe(true);
  });

  it.each<[string, (right: object) => [unknown, object?]]>([
    ['another origin', (right) => [right, { origin: 'https://evil.example' }]],
    ['another window', (right) => [right, { source: window }]],
    ['another opening', (right) => [{ ...right, state: 'f'.repeat(32) }]],
    ['something else', (right) => [{ ...right, type: 'webpackOk' }]],
    ['a page without a token', (right) => [{ ...right, idToken: { toString: 'x' } }]],
    ['a page that says nothing', () => [null]],
  ])('does not listen to %s', async (_name, make) => {
    const { page, right, hear, logins } = await phoneLogin();
    hear(...make(right));
    expect(page.closed).toBe(false);
    hear(right);
    await waitFor(() => expect(logins()).toHaveLength(1));
    hear(right);
    expect(logins()).toHaveLength(1);
  });

  it('says that the window was blocked, or closed', async () => {
    const blocked = await phoneLogin({ opens: false });
    await waitFor(() => expect(blocked.notices()).toMatchObject([{ message: en.errors.popup_blocked }]));
    expect(blocked.button).toHaveProperty('disabled', false);
    blocked.unmount();
    const closed = await phoneLogin();
    closed.page.close();
    await waitFor(() => expect(closed.notices()).toMatchObject([{ message: en.errors.sms_popup_closed }]));
    expect(closed.logins()).toEqual([]);
    closed.hear(closed.right);
    expect(closed.logins()).toEqual([]);
  });

  it('says that nobody here has the phone, in words of its own', async () => {
    const refuseLogin = () => {
      throw new ApiError('login_failed');
    };
    const { right, hear, notices } = await phoneLogin({ answer: refuseLogin });
    hear(right);
    await waitFor(() => expect(notices()).toMatchObject([{ kind: 'error', message: en.social.phoneRefused }]));
  });

  it('waits a minute before another SMS, also in a popup that is opened again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { button, page, unmount } = await phoneLogin();
    page.close();
    await waitFor(() => expect(button.textContent).toBe('Continue with your phone60 s'));
    expect(button).toHaveProperty('disabled', true);
    unmount();
    vi.setSystemTime(1_030_500);
    const shell = await mockShell();
    const { brand } = shell.runtime.boot;
    const again = await mockShell({ messages: { shell: en }, boot: { brand: { ...brand, phoneLogin: PAGE } } });
    again.render(<SocialLogins />);
    expect(screen.getByRole('button')).toHaveProperty('disabled', true);
    expect(screen.getByRole('button').textContent).toContain('30 s');
    vi.setSystemTime(1_060_001);
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Continue with your phone'));
    expect(screen.getByRole('button')).toHaveProperty('disabled', false);
  });

  it('is given up with the popup that it stands in', async () => {
    const { page, unmount, right, hear, logins, notices } = await phoneLogin();
    unmount();
    expect(page.closed).toBe(true);
    hear(right);
    expect([logins(), notices()]).toEqual([[], []]);
  });
});
