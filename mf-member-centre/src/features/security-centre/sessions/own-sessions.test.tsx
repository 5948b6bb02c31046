import type { MemberSession } from '@marquee/contract/calls/member-sessions';
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
import { beforeAll, expect, test, vi } from 'vitest';
import en from '../../../messages/en.json';
import { OwnSessions } from './own-sessions';

beforeAll(mockBrowserApis);

const session = (no: number, change: Partial<MemberSession> = {}): MemberSession => ({
  sessionId: String(no).repeat(64),
  isCurrent: no === 1,
  isRemembered: false,
  ip: `203.0.113.${no}`,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  startedAt: '2026-03-01T10:15:00.000Z',
  lastSeenAt: '2026-03-01T10:20:00.000Z',
  ...change,
});
const phone = session(2, { userAgent: 'Mozilla/5.0 (iPhone) Version/18.5 Mobile Safari/604.1', isRemembered: true });

async function show(sessions: readonly MemberSession[], answers: MockAnswers = {}, path = '/member') {
  let open = [...sessions];
  const shell = await mockShell({
    session: mockSession('member'),
    path,
    messages: { member: en },
    answers: {
      'security.sessions': () => open,
      'security.endSession': ({ sessionId }) => {
        open = open.filter((own) => own.sessionId !== sessionId);
        return null;
      },
      'security.endOtherSessions': () => {
        open = open.filter(({ isCurrent }) => isCurrent);
        return null;
      },
      ...answers,
    },
  });
  shell.render(<OwnSessions />);
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

test('shows devices with their address, and ends one of them', async () => {
  const { shell, user } = await show([session(1), phone]);
  expect(await screen.findByText('Firefox · Linux')).toBeTruthy();
  expect(screen.getByText('This device')).toBeTruthy();
  expect(screen.getByText('203.0.113.2')).toBeTruthy();
  expect(screen.getByText(/Logs in again by itself/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End session: Safari · iOS' }));
  await waitFor(() => expect(screen.queryByText('Safari · iOS')).toBeNull());
  expect(shell.calls.find(({ id }) => id === 'security.endSession')?.input).toEqual({ sessionId: phone.sessionId });
});

test('ends all others at once, and offers that only where there are others', async () => {
  const { user } = await show([session(1), phone, session(3)]);
  await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.getByText('Firefox · Linux')).toBeTruthy();
});

test('says why a session was not ended, and reads the list again', async () => {
  let reads = 0;
  const { user } = await show([session(1), phone], {
    'security.sessions': () => {
      reads += 1;
      return [session(1), phone];
    },
    'security.endSession': () => {
      throw new ApiError('not_found');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'End session: Safari · iOS' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(reads).toBe(2));
});

test('comes into view and takes the focus where a message leads to it', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await show([session(1)], {}, '/member?panel=sessions');
  await screen.findByText('Firefox · Linux');
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Where you are logged in' }));
});
