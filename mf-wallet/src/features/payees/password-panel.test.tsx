import { ApiError } from '@marquee/kit';
import { mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { PasswordPanel } from './password-panel';

const texts = messages.withdrawPassword;

async function open(setPassword: () => null) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: messages },
    answers: { 'withdrawPassword.set': setPassword },
  });
  shell.render(<PasswordPanel digits={6} />);
  const field = (label: string) => screen.getByLabelText(new RegExp(label));
  return {
    shell,
    fill: async (password: string, repeated: string) => {
      for (const [label, text] of [
        [texts.new, password],
        [texts.repeat, repeated],
        [texts.login, 'Secret1'],
      ] as const) {
        await userEvent.clear(field(label));
        await userEvent.type(field(label), text);
      }
      await userEvent.click(screen.getByRole('button', { name: texts.set }));
    },
  };
}

it.each([
  ['40281', '40281', '6'],
  ['4028a7', '4028a7', '6'],
  ['402817', '402871', texts.fault.differs],
])('refuses %s with %s before anything is sent', async (password, repeated, text) => {
  const { shell, fill } = await open(() => null);
  await fill(password, repeated);
  expect(document.querySelector(`[aria-invalid="true"]`)).not.toBeNull();
  expect(document.body.textContent).toContain(text);
  expect(shell.calls).toEqual([]);
});

it('puts what the server finds too easy to guess beside the new password', async () => {
  const fields = [{ path: 'newPassword', messageKey: 'password_common' }];
  const { shell, fill } = await open(() => {
    throw new ApiError('validation_failed', 'r-1', { fields });
  });
  await fill('123456', '123456');
  await waitFor(() => expect(shell.calls).toHaveLength(1));
  expect(await screen.findByText(texts.fault.weak)).toBeTruthy();
});

it('says "Incorrect confirmation input." beside a repeated password that differs, until it is the same', async () => {
  const { shell, fill } = await open(() => null);
  await fill('402817', '402871');
  expect(screen.getByText('Incorrect confirmation input.')).toBeTruthy();
  expect(screen.getByLabelText(new RegExp(texts.repeat)).getAttribute('aria-invalid')).toBe('true');
  expect(shell.calls).toEqual([]);
  await fill('402817', '402817');
  await waitFor(() => expect(shell.calls).toHaveLength(1));
  expect(screen.queryByText('Incorrect confirmation input.')).toBeNull();
});
