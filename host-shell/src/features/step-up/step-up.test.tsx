import { ApiError } from '@marquee/kit';
import { type MockAnswers, mockShell, screen, mockBrowserApis, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { english as en } from '../../messages/english.fixture';
import { installModals } from '../../app/modals';
import { ModalHost } from '../../lib/modals/modal-host';
import { modals } from '../../lib/modals/modal-store';
import { stepUpFollows } from '../login/use-login-form';
import { loginAnswer } from '../session/login-answer.fixture';

const CHALLENGE = 'c'.repeat(43);
const heldUp = new ApiError('step_up_required', null, {
  challenge: CHALLENGE,
  methods: [
    { method: 'authenticator', hint: null },
    { method: 'sms', hint: '•••• 678' },
  ],
});

beforeAll(mockBrowserApis);
beforeAll(installModals);
afterEach(() => {
  for (const { key } of modals.stack()) modals.removed(key);
});

async function confirming(answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { shell: en } });
  shell.render(<ModalHost />);
  expect(stepUpFollows(heldUp, undefined)).toBe(true);
  await screen.findByRole('dialog', { name: 'Confirm it is you' });
  return { shell, user: userEvent.setup({ delay: null }) };
}

describe('a login from a new place', () => {
  it('goes on by the code of the authenticator', async () => {
    const { shell, user } = await confirming({ 'session.stepUp': loginAnswer() });
    await user.type(screen.getByLabelText(/Code from the app/), ' 123 456 ');
    await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
    await waitFor(() => expect(shell.runtime.session.getState().state).toBe('member'));
    expect(shell.calls[0]).toMatchObject({
      id: 'session.stepUp',
      input: { challenge: CHALLENGE, method: 'authenticator', answer: '123 456' },
    });
  });

  it('has a code sent where the member chooses so, and counts down until the next', async () => {
    const { shell, user } = await confirming({ 'session.stepUpCode': { expiredMinutes: 5 } });
    await user.click(screen.getByRole('radio', { name: /Code by SMS/ }));
    await user.click(screen.getByRole('button', { name: en.code.send }));
    await waitFor(() => expect(shell.calls[0]).toMatchObject({ id: 'session.stepUpCode', input: { method: 'sms' } }));
    await waitFor(() => expect(screen.queryByRole('button', { name: en.code.send })).toBeNull());
  });

  it('says how many tries are left', async () => {
    const { user } = await confirming({
      'session.stepUp': () => {
        throw new ApiError('step_up_failed', null, { triesLeft: 3 });
      },
    });
    await user.type(screen.getByLabelText(/Code from the app/), '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('3 attempts left.');
  });

  it('begins with the password again after the last try', async () => {
    const { shell, user } = await confirming({
      'session.stepUp': () => {
        throw new ApiError('step_up_failed', null, { triesLeft: 0 });
      },
    });
    await user.type(screen.getByLabelText(/Code from the app/), '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
    await waitFor(() => expect(shell.serviceCalls.map(({ service }) => service)).toContain('openModal'));
    expect(shell.serviceCalls.find(({ service }) => service === 'openModal')?.values[0]).toBe('loginPopupModal');
  });

  it('is asked for by nothing but the server', () => {
    expect(stepUpFollows(new ApiError('login_failed'), undefined)).toBe(false);
  });
});
