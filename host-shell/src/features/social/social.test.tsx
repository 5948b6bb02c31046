import { act, mockShell, screen, mockBrowserApis, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { beforeAll, describe, expect, it } from 'vitest';
import { english as en } from '../../messages/english.fixture';
import { loginAnswer } from '../session/login-answer.fixture';
import { signedIn } from '../session/sign-in';
import { SocialLogins } from './social-logins';
import { SocialNotice } from './social-notice';

beforeAll(mockBrowserApis);

async function brandWith(socialLogins: readonly ('google' | 'facebook')[]) {
  const { runtime } = await mockShell();
  return { ...runtime.boot.brand, socialLogins };
}

describe('logins at providers', () => {
  it('are offered only where the brand has set them up', async () => {
    const none = await mockShell({ messages: { shell: en } });
    none.render(<SocialLogins />);
    expect(screen.queryAllByRole('link')).toEqual([]);
    const shell = await mockShell({ messages: { shell: en }, boot: { brand: await brandWith(['google']) } });
    shell.render(<SocialLogins returnTo="/rng?vassalage=PG" />);
    const [link, ...others] = screen.getAllByRole('link');
    expect(link?.textContent).toBe('Continue with Google');
    expect(link?.getAttribute('href')).toBe('/wps/session/social/google?returnTo=%2Frng%3Fvassalage%3DPG');
    expect(others).toEqual([]);
  });

  it('that failed say why', async () => {
    const shell = await mockShell({ messages: { shell: en }, path: '/login?failure=social_failed' });
    shell.render(<SocialNotice />);
    expect(screen.getByRole('alert').textContent).toBe(en.errors.social_failed);
  });

  it('say nothing of a failure that does not exist', async () => {
    const shell = await mockShell({ messages: { shell: en }, path: '/login?failure=%3Cb%3Ehacked' });
    shell.render(<SocialNotice />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a provider’s account that no account here is connected with', () => {
  async function renderPending() {
    const shell = await mockShell({
      messages: { shell: en },
      path: '/login?social=google',
      answers: {
        'session.pendingSocial': { provider: 'google', email: 'amina@example.com' },
        'security.connectSocial': null,
      },
    });
    shell.render(<SocialNotice />);
    const box = await screen.findByRole('checkbox', { name: 'Connect amina@example.com' });
    const connects = () => shell.calls.filter(({ id }) => id === 'security.connectSocial').length;
    return { box, connects };
  }

  it('is connected with the account that logs in next, as the visitor reads', async () => {
    const { box, connects } = await renderPending();
    expect((box as HTMLInputElement).checked).toBe(true);
    signedIn(loginAnswer());
    await waitFor(() => expect(connects()).toBe(1));
  });

  it('is not, where the visitor says no', async () => {
    const { box, connects } = await renderPending();
    await userEvent.click(box);
    signedIn(loginAnswer());
    // What connects is loaded when it is needed.
    await act(() => import('./connect-pending'));
    expect(connects()).toBe(0);
  });

  it('waits while the password has to be changed first', async () => {
    const { connects } = await renderPending();
    signedIn(loginAnswer('member', { passwordExpired: true }));
    // What connects is loaded when it is needed.
    await act(() => import('./connect-pending'));
    expect(connects()).toBe(0);
  });
});
