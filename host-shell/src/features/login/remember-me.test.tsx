import { ApiError } from '@marquee/kit';
import { type MockAnswers, mockShell, screen, mockBrowserApis, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { english as en } from '../../messages/english.fixture';
import { modals } from '../../lib/modals/modal-store';
import { readPreference } from '../../lib/cookies';
import { LoginForm } from './login-form';
import { loginAnswer } from '../session/login-answer.fixture';

const PASSWORD = 'a lantern on the pier';

beforeAll(mockBrowserApis);
beforeEach(() => {
  document.cookie = 'mq_user=; max-age=0; path=/';
});
afterEach(() => {
  for (const { key } of modals.stack()) modals.removed(key);
});

async function logIn(answers: MockAnswers, { remember = true } = {}) {
  const shell = await mockShell({ answers, messages: { shell: en }, boot: { brand: await brandThatRemembers() } });
  shell.render(<LoginForm onLeave={() => undefined} />);
  const user = userEvent.setup({ delay: null });
  await user.clear(screen.getByLabelText(/User name/));
  await user.type(screen.getByLabelText(/User name/), ' rahim1 ');
  await user.type(screen.getByLabelText(/^Password/), PASSWORD);
  const box = screen.getByRole('checkbox', { name: en.login.remember });
  if ((box as HTMLInputElement).checked !== remember) await user.click(box);
  await user.click(screen.getByRole('button', { name: en.login.submit }));
  await waitFor(() => expect(shell.calls.length).toBeGreaterThan(0));
  return shell;
}

async function brandThatRemembers() {
  const { runtime } = await mockShell();
  return { ...runtime.boot.brand, flags: { REMEMBERME: true } };
}

describe('remember me', () => {
  it('asks the server to keep the device, and keeps the user name for the next login', async () => {
    const shell = await logIn({ 'session.login': loginAnswer() });
    expect(shell.calls[0]).toMatchObject({ id: 'session.login', input: { username: 'rahim1', rememberMe: true } });
    await waitFor(() => expect(readPreference('mq_user')).toBe('rahim1'));
  });

  it('keeps the password nowhere', async () => {
    await logIn({ 'session.login': loginAnswer() });
    const storedText = JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]);
    expect(decodeURIComponent(storedText)).not.toContain(PASSWORD);
  });

  it('forgets the user name when it is switched off', async () => {
    document.cookie = 'mq_user=rahim1; path=/';
    await logIn({ 'session.login': loginAnswer() }, { remember: false });
    await waitFor(() => expect(readPreference('mq_user') ?? '').toBe(''));
  });

  it('keeps the name through a confirmation, which opens instead of a refusal', async () => {
    const details = { challenge: 'c'.repeat(43), methods: [{ method: 'authenticator', hint: null }] };
    await logIn({
      'session.login': () => {
        throw new ApiError('step_up_required', null, details);
      },
    });
    await waitFor(() => expect(modals.stack()).toMatchObject([{ id: 'step-up', props: details }]));
    expect(readPreference('mq_user')).toBe('rahim1');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
