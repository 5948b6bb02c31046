import type { DataExport } from '@marquee/contract/calls/data-export';
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
import { OwnData } from './own-data';

beforeAll(mockBrowserApis);

const waiting: NonNullable<DataExport> = {
  exportId: '5K8ZQ0M2T7RVE',
  state: 'waiting',
  requestedAt: '2026-03-01T10:15:00.000Z',
  expiresAt: null,
  bytes: null,
};
const ready: NonNullable<DataExport> = {
  ...waiting,
  state: 'ready',
  expiresAt: '2026-03-02T10:15:00.000Z',
  bytes: 184_211,
};

async function show(answers: MockAnswers) {
  const shell = await mockShell({ session: mockSession('member'), messages: { member: en }, answers });
  shell.render(<OwnData />);
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

test('asks for the data against the password, and offers them once they are written', async () => {
  const answers: (DataExport | null)[] = [null, waiting, ready];
  let reads = 0;
  const { shell, user } = await show({
    'security.dataExport': () => answers[Math.min(reads++, 2)] ?? null,
    'security.requestDataExport': () => waiting,
  });
  await user.click(await screen.findByRole('button', { name: 'Request a copy' }));
  await user.type(await screen.findByLabelText(/^Password/), 'Mangrove-2026!');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/being prepared/);
  const link = await screen.findByRole('link', { name: 'Download' }, { timeout: 5_000 });
  expect(link.getAttribute('href')).toBe('/wps/member/data-export/5K8ZQ0M2T7RVE');
  expect(shell.calls.find(({ id }) => id === 'security.requestDataExport')?.input).toEqual({
    password: 'Mangrove-2026!',
  });
});

test('closes the account after the terms are ticked and the password is given', async () => {
  const { shell, user } = await show({
    'security.dataExport': () => null,
    'security.closure': () => ({ obstacles: [], rest: '12.50' }),
    'security.closeAccount': () => null,
    'session.logout': () => null,
  });
  await user.click(await screen.findByRole('button', { name: 'Close account' }));
  expect((await screen.findByText(/less than can be withdrawn/)).textContent).toContain('12.50');
  expect(screen.queryByRole('button', { name: 'Close the account for good' })).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  await user.type(await screen.findByLabelText(/^Password/), 'Mangrove-2026!');
  await user.click(screen.getByRole('button', { name: 'Close the account for good' }));
  await waitFor(() => expect(shell.calls.find(({ id }) => id === 'security.closeAccount')).toBeTruthy());
});

test('says what has to be settled before, and where', async () => {
  const { user } = await show({
    'security.dataExport': () => null,
    'security.closure': () => ({ obstacles: ['balance', 'withheldWin'], rest: '1500.00' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Close account' }));
  const link = await screen.findByRole('link', { name: /withdraw it/ });
  expect(link.getAttribute('href')).toBe('/member/withdrawal');
  expect(screen.getByText(/being reviewed/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('says that the password is wrong, and that a copy could not be made', async () => {
  const { user } = await show({
    'security.dataExport': () => ({ ...waiting, state: 'failed' }),
    'security.requestDataExport': () => {
      throw new ApiError('password_incorrect');
    },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be prepared/);
  await user.click(screen.getByRole('button', { name: 'Request a copy' }));
  await user.type(await screen.findByLabelText(/^Password/), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true'));
});
