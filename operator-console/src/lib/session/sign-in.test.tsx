import { ApiError } from '@marquee/kit/http/api-error';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { beforeEach, expect, it } from 'vitest';
import en from '../../messages/en.json';
import { ClientContext } from '../calls';
import { SignInPage } from './sign-in.page';

beforeEach(() => localStorage.clear());

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

it('asks for the code of the authenticator after the password, and again when it was wrong', async () => {
  let tries = 0;
  const { shell, user } = await signIn({
    'operator.login': () => {
      throw new ApiError('step_up_required', null, { challenge: 'a-challenge', methods: [] });
    },
    'operator.secondFactor': () => {
      tries += 1;
      if (tries === 1) throw new ApiError('step_up_failed');
      return exampleValue('operator.me');
    },
  });
  const field = await screen.findByLabelText(/^Code/);
  expect(document.activeElement).toBe(field);
  await user.type(field, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(en.errors.step_up_failed);
  await user.type(screen.getByLabelText(/^Code/), '402817{Enter}');
  await waitFor(() => expect(localStorage.getItem('console.signed-in')).toBe(''));
  const answers = shell.calls.filter(({ id }) => id === 'operator.secondFactor').map(({ input }) => input);
  expect(answers).toEqual([
    { challenge: 'a-challenge', code: '000000' },
    { challenge: 'a-challenge', code: '402817' },
  ]);
});

it('goes back from the code to the password', async () => {
  const { user } = await signIn({
    'operator.login': () => {
      throw new ApiError('step_up_required', null, { challenge: 'a-challenge', methods: [] });
    },
  });
  await user.click(await screen.findByRole('button', { name: en.secondFactor.back }));
  expect(await screen.findByRole('button', { name: en.signIn.submit })).toBeTruthy();
});
