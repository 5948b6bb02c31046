import { mockBrowserApis, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { beforeAll, expect, test } from 'vitest';
import en from '../../../messages/en.json';
import texts from '../messages/en.json';
import { Preferences } from './preferences';

beforeAll(mockBrowserApis);

test('choose language and theme by the shell’s own settings', async () => {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en, 'member-security': texts },
  });
  shell.render(<Preferences />);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  expect(await screen.findByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  await user.selectOptions(screen.getByRole('combobox'), 'bn');
  expect(shell.serviceCalls.filter(({ service }) => service === 'settings').map(({ values }) => values)).toEqual([
    ['light'],
    ['bn'],
  ]);
});

test('are not offered where the shell’s settings do not load', async () => {
  const shell = await mockShell({ messages: { member: en, 'member-security': texts } });
  Object.assign(shell.runtime.shell, { settings: () => Promise.reject(new Error('offline')) });
  shell.render(<Preferences />);
  expect(screen.getByRole('heading', { name: texts.preferences.title })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
