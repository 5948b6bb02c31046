import type { MemberLogin } from '@marquee/contract/calls/login-history';
import {
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { beforeAll, expect, test } from 'vitest';
import en from '../../../messages/en.json';
import { LoginHistory } from './login-history';

beforeAll(mockBrowserApis);

const login = (no: number, change: Partial<MemberLogin> = {}): MemberLogin => ({
  loginId: `LOGIN${no}`,
  at: `2026-03-0${no}T10:15:00.000Z`,
  way: 'password',
  outcome: 'succeeded',
  ip: `203.0.113.${no}`,
  country: 'BD',
  device: 'Firefox · Linux',
  isCurrent: no === 1,
  ...change,
});

async function show(content: readonly MemberLogin[], totalPages = 1) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en },
    answers: {
      'security.logins': ({ pageNo = 1 }) => ({
        content: [...content],
        pageNum: Number(pageNo),
        pageSize: 10,
        totalPages,
        totalElements: totalPages * 10,
      }),
    },
  });
  shell.render(<LoginHistory />);
  const asked = () => shell.calls.filter(({ id }) => id === 'security.logins').map(({ input }) => input);
  return { asked, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

test('shows place, device, way and outcome, in words where they are not known', async () => {
  await show([login(1), login(2, { outcome: 'wrong_proof', country: null, device: '', way: 'remembered' })]);
  expect(await screen.findByText('This session')).toBeTruthy();
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText(/Bangladesh/)).toBeTruthy();
  for (const text of ['Right password, wrong second proof', 'Unknown device', 'Remembered device', '203.0.113.2'])
    expect(within(second as HTMLElement).getByText(text)).toBeTruthy();
});

test('lets the server sort and turn pages, from the first one after each new order', async () => {
  const { asked, user } = await show([login(1)], 3);
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ sort: '-at', pageNo: 2 }));
  await user.click(screen.getByRole('button', { name: 'Device' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ sort: 'device', pageNo: 1 }));
  await user.click(screen.getByRole('button', { name: 'Device' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ sort: '-device', pageNo: 1 }));
  await user.click(screen.getByRole('button', { name: 'Time' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ sort: '-at', pageNo: 1 }));
});
