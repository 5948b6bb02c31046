import type { MemberPasskey } from '@marquee/contract/calls/passkeys';
import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import en from '../../../messages/en.json';
import Passkeys from './passkeys';

const { askForPasskey, createPasskey, browserHasPasskeys } = vi.hoisted(() => ({
  askForPasskey: vi.fn(),
  createPasskey: vi.fn(),
  browserHasPasskeys: vi.fn(() => true),
}));
vi.mock('@marquee/kit/passkeys', () => ({ askForPasskey, createPasskey, browserHasPasskeys }));

const AT = '2026-03-01T10:15:00.000Z';
const passkey = (change: Partial<MemberPasskey> = {}): MemberPasskey => ({
  passkeyId: '3N7QK0Z5XW2RB',
  name: 'Red phone',
  host: 'sundarban.localhost',
  isHere: true,
  isSynced: true,
  createdAt: AT,
  lastUsedAt: null,
  revision: 3,
  ...change,
});
const registration = { credentialId: 'aWQ', clientDataJSON: 'YQ', attestationObject: 'YQ', transports: [] };

beforeAll(mockBrowserApis);
beforeEach(() => void browserHasPasskeys.mockReturnValue(true));

async function show(passkeys: readonly MemberPasskey[], answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en },
    answers: { 'security.passkeys': { passkeys: [...passkeys], proof: 'password' }, ...answers },
  });
  shell.render(<Passkeys />);
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const callsOf = (shell: Awaited<ReturnType<typeof show>>['shell'], id: string) =>
  shell.calls.filter((call) => call.id === id).map(({ input }) => input);

test('says what each one is, and where it works', async () => {
  await show([
    passkey(),
    passkey({ passkeyId: 'B', name: '', isHere: false, isSynced: false, host: 'other.example', lastUsedAt: AT }),
  ]);
  expect(await screen.findByRole('heading', { name: /Red phone Synced/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: /Passkey One device/ })).toBeTruthy();
  expect(screen.getByText('Works at other.example only.')).toBeTruthy();
  expect(screen.getByText(/not used yet/)).toBeTruthy();
});

test('adds one against the password, then names it', async () => {
  createPasskey.mockResolvedValue(registration);
  const { shell, user } = await show([], {
    'security.startPasskey': { options: {} as never },
    'security.addPasskey': { passkeyId: 'N', name: 'Chrome · Android' },
    'security.renamePasskey': { revision: 2 },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Confirm with a passkey' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Please fill this in.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Password/), 'a lantern');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const name = await dialog.findByLabelText(/^Name/);
  expect((name as HTMLInputElement).value).toBe('Chrome · Android');
  await user.clear(name);
  await user.type(name, 'Red phone');
  await user.click(dialog.getByRole('button', { name: 'Save the name' }));
  await waitFor(() =>
    expect(callsOf(shell, 'security.renamePasskey')).toEqual([{ passkeyId: 'N', name: 'Red phone', revision: 1 }]),
  );
  expect(callsOf(shell, 'security.startPasskey')).toEqual([{ password: 'a lantern' }]);
  expect(callsOf(shell, 'security.addPasskey')).toEqual([{ registration }]);
});

test.each([
  [null, 'No passkey was made or chosen. You can try again.'],
  ['known', 'This device already has a passkey of your account.'],
])('says why the device made none: %s', async (made, sentence) => {
  createPasskey.mockResolvedValue(made);
  const { shell, user } = await show([], { 'security.startPasskey': { options: {} as never } });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.type(screen.getByLabelText(/^Password/), 'a lantern');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(callsOf(shell, 'security.addPasskey')).toEqual([]);
});

test('removes one by a passkey in place of the password; who gives up can try again', async () => {
  askForPasskey.mockResolvedValueOnce(null).mockResolvedValueOnce({ credentialId: 'aWQ' });
  const { shell, user } = await show([passkey()], {
    'security.confirmPasskey': { options: {} as never },
    'security.removePasskey': null,
  });
  await user.click(await screen.findByRole('button', { name: 'Remove: Red phone' }));
  const confirm = await screen.findByRole('button', { name: 'Confirm with a passkey' });
  await user.click(confirm);
  expect(await screen.findByText('No passkey was made or chosen. You can try again.')).toBeTruthy();
  await user.click(confirm);
  await waitFor(() =>
    expect(callsOf(shell, 'security.removePasskey')).toEqual([
      { passkeyId: '3N7QK0Z5XW2RB', passkey: { credentialId: 'aWQ' } },
    ]),
  );
});

test('shows a wrong password at its field, and asks for the code where the authenticator is on', async () => {
  const { user } = await show([passkey({ isHere: false })], {
    'security.passkeys': { passkeys: [passkey({ isHere: false })], proof: 'authenticator' },
    'security.removePasskey': () => {
      throw new ApiError('authenticator_code_wrong');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove: Red phone' }));
  const code = screen.getByLabelText(/^Code from the app/);
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('button', { name: 'Confirm with a passkey' })).toBeNull();
});

test('offers no more than ten', async () => {
  const ten = Array.from({ length: 10 }, (_, no) => passkey({ passkeyId: String(no) }));
  await show(ten);
  expect(await screen.findByText('You have as many passkeys as an account may have.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a passkey' }).hasAttribute('disabled')).toBe(true);
});

test('says that the browser has no passkeys, and offers none', async () => {
  browserHasPasskeys.mockReturnValue(false);
  await show([passkey()]);
  expect(await screen.findByText('This browser does not support passkeys.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Remove: Red phone' })).toBeTruthy();
});
