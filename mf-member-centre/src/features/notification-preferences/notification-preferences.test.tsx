import type { MessagePreferences } from '@marquee/contract/calls/message-preferences';
import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
} from '@marquee/testing/mock-shell';
import { beforeAll, expect, test } from 'vitest';
import en from '../../messages/en.json';
import { NotificationPreferences } from './notification-preferences';

beforeAll(mockBrowserApis);

const preferencesWith = (enabled: boolean, target: string | null = 'am***a@example.com'): MessagePreferences => ({
  revision: enabled ? 'two' : 'one',
  channels: [{ channel: 'mail', target }],
  preferences: [
    { category: 'system', channel: 'mail', enabled: true, locked: true },
    { category: 'account', channel: 'mail', enabled, locked: false },
  ],
});

async function show(answers: MockAnswers) {
  const shell = await mockShell({ session: mockSession('member'), messages: { member: en }, answers });
  shell.render(<NotificationPreferences />);
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('saves what is chosen, by the revision that was read', async () => {
  let enabled = false;
  const { shell, user } = await show({
    'messages.preferences': () => preferencesWith(enabled),
    'messages.setPreferences': () => {
      enabled = true;
      return preferencesWith(enabled);
    },
  });
  expect(await screen.findByText('To am***a@example.com')).toBeTruthy();
  expect(box('System').disabled).toBe(true);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: en.notifications.save });
  expect(save.disabled, 'nothing is changed').toBe(true);
  await user.click(box('Account'));
  await user.click(save);
  await waitFor(() => expect(save.disabled).toBe(true));
  expect(box('Account').checked).toBe(true);
  expect(shell.calls.flatMap(({ id, input }) => (id === 'messages.setPreferences' ? [input] : []))).toEqual([
    { revision: 'one', preferences: [{ category: 'account', channel: 'mail', enabled: true }] },
  ]);
});

test('shows what counts where another page has changed it', async () => {
  let reads = 0;
  const { shell, user } = await show({
    'messages.preferences': () => {
      reads += 1;
      return preferencesWith(reads > 1);
    },
    'messages.setPreferences': () => {
      throw new ApiError('conflict');
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Account' }));
  await user.click(screen.getByRole('button', { name: en.notifications.save }));
  await waitFor(() => expect(reads).toBe(2));
  expect(box('Account').checked).toBe(true);
  const toasts = shell.serviceCalls.filter(({ service }) => service === 'toast');
  expect(toasts).toMatchObject([{ values: [{ kind: 'error', message: en.notifications.changed }] }]);
});

test('keeps the choice where saving failed', async () => {
  const { user } = await show({
    'messages.preferences': preferencesWith(false, null),
    'messages.setPreferences': () => {
      throw new ApiError('unknown_error');
    },
  });
  expect(await screen.findByText(en.notifications.noTarget.mail)).toBeTruthy();
  await user.click(box('Account'));
  await user.click(screen.getByRole('button', { name: en.notifications.save }));
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
  expect(box('Account').checked).toBe(true);
});
