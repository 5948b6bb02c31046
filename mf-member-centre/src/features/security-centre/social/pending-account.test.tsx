import type { CallValue } from '@marquee/contract/calls/index';
import { act, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../../messages/en.json';
import { WaitingAccount } from './pending-account';

const pendingAccount: CallValue<'session.pendingSocial'> = {
  provider: 'google',
  email: 'rina@example.org',
} as never;

/** Connects, and leaves the answer to the test. */
async function connect() {
  let answer = () => {};
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en },
    path: '/member/security?social=google',
    answers: {
      'session.pendingSocial': pendingAccount,
      'security.connectSocial': () =>
        new Promise<null>((resolve) => {
          answer = () => resolve(null);
        }),
    },
  });
  const { unmount } = shell.render(<WaitingAccount />);
  await userEvent.click(await screen.findByRole('button', { name: en.security.social.connect }));
  await waitFor(() => expect(shell.calls.map(({ id }) => id)).toContain('security.connectSocial'));
  const callsOf = (service: string) => shell.serviceCalls.filter((call) => call.service === service);
  return { unmount, answer: () => act(async () => answer()), callsOf };
}

const connected = [{ kind: 'success', message: en.security.social.done }];

it('says that the account is connected, and leads to the member centre', async () => {
  const { answer, callsOf } = await connect();
  await answer();
  await waitFor(() => expect(callsOf('navigate')).toHaveLength(1));
  expect(callsOf('navigate')[0]?.values).toEqual(['/member', { replace: true }]);
  expect(callsOf('toast').map(({ values }) => values)).toEqual([connected]);
});

it('says it to a member who has left the page meanwhile, and does not take them away', async () => {
  const { answer, callsOf, unmount } = await connect();
  unmount();
  await answer();
  await waitFor(() => expect(callsOf('toast').map(({ values }) => values)).toEqual([connected]));
  expect(callsOf('navigate')).toEqual([]);
});
