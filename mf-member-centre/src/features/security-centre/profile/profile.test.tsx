import type { MemberProfile } from '@marquee/contract/calls/member-profile';
import { type ProfileField, STANDARD_PROFILE_RULES } from '@marquee/contract/profile-fields';
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
import texts from '../messages/en.json';
import { ProfilePanel } from './profile-panel';

beforeAll(mockBrowserApis);

type Field = MemberProfile['fields'][number];
const field = (name: ProfileField, value: string | null = null, once = false): Field => ({
  name,
  value,
  once,
  locked: once && value !== null,
  rule: { ...STANDARD_PROFILE_RULES[name], name, required: false, order: 1 },
});

async function show(fields: Field[], answers: MockAnswers = {}) {
  const profile: MemberProfile = { fields, leastAge: 21, revision: 'r-1' };
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en, 'member-security': texts },
    answers: { 'member.profile': () => profile, 'member.saveProfile': () => profile, ...answers },
  });
  shell.render(<ProfilePanel />);
  const sent = () => shell.calls.filter(({ id }) => id === 'member.saveProfile').map(({ input }) => input);
  return { sent, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

test('sends what was changed alone; the password is asked for what is entered once', async () => {
  const { sent, user } = await show([field('payeeName', null, true), field('address', 'Old street 1'), field('zalo')]);
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const address = await screen.findByLabelText(/^Address/);
  await user.clear(address);
  await user.type(address, 'New street 2');
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toEqual([{ values: { address: 'New street 2' }, revision: 'r-1' }]));

  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  await user.type(await screen.findByLabelText(/^Real name/), 'Rahim Uddin');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent()).toHaveLength(1);
  await user.type(screen.getByLabelText(/^Password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({ values: { payeeName: 'Rahim Uddin' }, revision: 'r-1', password: 'secret' }),
  );
});

test('shows what is locked masked, without a field for it', async () => {
  const { user } = await show([field('payeeName', 'R••• U•••', true), field('address')]);
  expect(await screen.findByText('R••• U•••')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Cannot be changed here' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  expect(await screen.findByLabelText(/^Address/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Real name/)).toBeNull();
});

test('offers nothing to edit once all is locked', async () => {
  await show([field('payeeName', 'R•••', true)]);
  await screen.findByText('R•••');
  expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
});

test('says a wrong password beside its field, and a change made elsewhere above', async () => {
  const codes = ['password_incorrect', 'conflict'] as const;
  let round = 0;
  const { user } = await show([field('payeeName', null, true)], {
    'member.saveProfile': () => {
      throw new ApiError(codes[round++] ?? 'unknown_error');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  await user.type(await screen.findByLabelText(/^Real name/), 'Rahim');
  await user.type(screen.getByLabelText(/^Password/), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe(texts.profile.conflict);
});

test('refuses a value against its rule before it is sent', async () => {
  const { sent, user } = await show([field('payeeName', null, true), field('qqNum')]);
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  await user.type(await screen.findByLabelText(/^QQ number/), 'abc');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/^QQ number/).getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
});
