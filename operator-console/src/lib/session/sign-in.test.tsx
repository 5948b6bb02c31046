import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import { ClientContext } from '../calls';
import { SignInPage } from './sign-in.page';

async function signIn(answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en }, path: '/' });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <SignInPage />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.type(screen.getByLabelText(/E-mail/), 'ann@example.org');
  await user.type(screen.getByLabelText(/^Password/), 'secret-7{Enter}');
  return { shell, user };
}

it('asks for no captcha until the server does, and sends its digits with the next attempt', async () => {
  const { shell, user } = await signIn({
    'operator.login': () => {
      throw new ApiError('login_failed', null, { captchaRequired: true });
    },
    'operator.captcha': 'cGljdHVyZQ==',
  });
  expect(await screen.findByAltText(en.signIn.captcha.image)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(en.errors.login_failed);
  await user.type(screen.getByLabelText(/Captcha$|Captcha\s*\*/), '01234{Enter}');
  const attempts = shell.calls.filter(({ id }) => id === 'operator.login').map(({ input }) => input);
  expect(attempts).toEqual([
    { email: 'ann@example.org', password: 'secret-7' },
    { email: 'ann@example.org', password: 'secret-7', captcha: '01234' },
  ]);
});
