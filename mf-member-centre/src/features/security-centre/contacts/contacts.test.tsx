import type { MemberContact } from '@marquee/contract/calls/contacts';
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
import en from '../../../messages/en.json';
import { Contacts } from './contacts';

beforeAll(mockBrowserApis);

const EMAIL: MemberContact = { kind: 'email', value: 'a•••@example.com', verified: true, change: null };
const MOBILE: MemberContact = { kind: 'mobile', value: null, verified: false, change: null };

async function show(answers: MockAnswers = {}, contacts: MemberContact[] = [EMAIL, MOBILE]) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en },
    answers: {
      'security.contacts': () => ({ contacts, changeHours: 24, proof: 'password' }),
      'security.passkeys': () => ({ passkeys: [], proof: 'password' }),
      'security.contactCode': () => ({ expiredMinutes: 5 }),
      'security.bindContact': () => ({ effectiveAt: null }),
      'security.cancelContactChange': () => null,
      ...answers,
    },
  });
  shell.render(<Contacts />);
  const inputOf = (id: string) => shell.calls.find((call) => call.id === id)?.input;
  return { inputOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

test('binds a mobile number by its code, against the password', async () => {
  const { inputOf, user } = await show();
  expect(await screen.findByText('a•••@example.com')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bind: Mobile number' }));
  await user.type(await screen.findByLabelText(/^Mobile number/), '+8801712345678');
  await user.type(screen.getByLabelText(/^Password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText(/^Code/), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(inputOf('security.bindContact')).toEqual({ kind: 'mobile', value: '+8801712345678', code: '123456' }),
  );
  expect(inputOf('security.contactCode')).toEqual({ kind: 'mobile', value: '+8801712345678', password: 'secret' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says that a change waits, and why a code was not sent', async () => {
  const { user } = await show({
    'security.contactCode': () => {
      throw new ApiError('mail_unavailable');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change: E-mail address' }));
  expect(await screen.findByText(/takes effect after 24 hours/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^E-mail address/ }), 'new@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByLabelText(/^Code/)).toBeNull();
});

test('shows a change that waits, and cancels it', async () => {
  const change = { changeId: 'CHANGE1', value: 'n•••@example.net', effectiveAt: '2026-03-02T10:15:00.000Z' };
  const { inputOf, user } = await show({}, [{ ...EMAIL, change }, MOBILE]);
  expect(await screen.findByText(/n•••@example\.net/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel the change: E-mail address' }));
  await waitFor(() => expect(inputOf('security.cancelContactChange')).toEqual({ changeId: 'CHANGE1' }));
});
