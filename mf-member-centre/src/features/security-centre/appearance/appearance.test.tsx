import type { MemberIcon } from '@marquee/contract/calls/member-profile';
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
import { AppearanceRow } from './appearance-row';

beforeAll(mockBrowserApis);

const ICON: MemberIcon = { picture: null, avatar: null, nickname: 'Rahim', nicknameFrom: null };

async function show(icon: Partial<MemberIcon> = {}, answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: {
      member: en,
      'member-security': texts,
      shell: { errors: { too_many_requests: 'Too many requests.' } },
    },
    answers: {
      'member.icon': () => ({ ...ICON, ...icon }),
      'member.setIcon': ({ avatar = null, nickname = 'Rahim' }) => ({
        ...ICON,
        avatar,
        nickname,
        picture: avatar && `/wps/member/avatars/${avatar}.svg`,
      }),
      'member.uploadIcon': () => ({ ...ICON, picture: '/wps/member/pictures/1' }),
      ...answers,
    },
  });
  shell.render(<AppearanceRow nickname="Rahim" picture={null} hasTexts />);
  const inputsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  const shown = () => shell.serviceCalls.filter(({ service }) => service === 'settings').map(({ values }) => values[0]);
  return { shell, inputsOf, shown, user: userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false }) };
}

test('a drawn picture is chosen, and shown by the page at once', async () => {
  const { inputsOf, shown, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Change picture' }));
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(13));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: 'Tiger' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inputsOf('member.setIcon')).toEqual([{ avatar: 'tiger' }]));
  await waitFor(() => expect(shown()).toEqual([{ nickname: 'Rahim', picture: '/wps/member/avatars/tiger.svg' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an own picture is sent as it is chosen; what cannot be one is refused before', async () => {
  const { inputsOf, shown, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Change picture' }));
  const input = await screen.findByLabelText(/^Or use your own picture/);
  await user.upload(input, new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText('Please choose a JPEG, PNG or WebP picture.')).toBeTruthy();
  await user.upload(input, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('The picture is larger than 2 MB.')).toBeTruthy();
  expect(inputsOf('member.uploadIcon')).toEqual([]);
  await user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(shown()).toEqual([{ nickname: 'Rahim', picture: '/wps/member/pictures/1' }]));
});

test('a file that is no picture, and one too many, are said', async () => {
  const codes = ['image_refused', 'too_many_requests'] as const;
  let round = 0;
  const refuse = () => {
    throw new ApiError(codes[round++] ?? 'unknown_error');
  };
  const { user } = await show({}, { 'member.uploadIcon': refuse });
  await user.click(screen.getByRole('button', { name: 'Change picture' }));
  const input = await screen.findByLabelText(/^Or use your own picture/);
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  await user.upload(input, file);
  expect(await screen.findByText('This file cannot be used as a picture. Please choose another one.')).toBeTruthy();
  await user.upload(input, file);
  expect(await screen.findByText('Too many requests.')).toBeTruthy();
});

test('who has an own picture hears that it is deleted by another choice', async () => {
  const { inputsOf, user } = await show({ picture: '/wps/member/pictures/1' });
  await user.click(screen.getByRole('button', { name: 'Change picture' }));
  expect(await screen.findByRole('radio', { name: 'Your own picture' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'First letter of the nickname' }));
  expect(screen.getByText('Your own picture will be deleted.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inputsOf('member.setIcon')).toEqual([{ avatar: null }]));
});

test('a nickname is checked, sent trimmed, and shown by the page', async () => {
  const { inputsOf, shown, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Change nickname' }));
  const input = await screen.findByLabelText(/^Nickname/);
  await user.clear(input);
  await user.type(input, 'x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await user.clear(input);
  await user.type(input, '  রহিম  🐯 ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inputsOf('member.setIcon')).toEqual([{ nickname: 'রহিম 🐯' }]));
  await waitFor(() => expect(shown()).toEqual([{ nickname: 'রহিম 🐯', picture: null }]));
});

test('a nickname that cannot be used is said beside the field', async () => {
  const { user } = await show(
    {},
    {
      'member.setIcon': () => {
        throw new ApiError('nickname_unavailable');
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Change nickname' }));
  await user.type(await screen.findByLabelText(/^Nickname/), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/^Nickname/).getAttribute('aria-invalid')).toBe('true'));
});

test('after a change the dialog says when the next one is possible', async () => {
  const { user } = await show({ nicknameFrom: '2026-11-30T08:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Change nickname' }));
  expect(await screen.findByText(/^You can change your nickname again from/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Nickname/)).toBeNull();
});

test('a nickname that is stored is no failure where the page cannot show it at once', async () => {
  const { shell, inputsOf, user } = await show();
  Object.assign(shell.runtime.shell, { settings: () => Promise.reject(new Error('offline')) });
  await user.click(screen.getByRole('button', { name: 'Change nickname' }));
  await user.type(await screen.findByLabelText(/^Nickname/), ' the third');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('member.setIcon')).toHaveLength(1);
});
