import { mockSession, mockShell } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takenForAnother } from './taken-for-another';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const later = () => vi.advanceTimersByTimeAsync(1_500);

it('loads the page of another account again', async () => {
  await mockShell({ session: mockSession('member') });
  const reload = vi.fn();
  takenForAnother('m-2', reload);
  takenForAnother('m-2', reload);
  await later();
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page alone that has become that person meanwhile', async () => {
  const { runtime } = await mockShell();
  const reload = vi.fn();
  takenForAnother('m-1', reload);
  runtime.session.setState(mockSession('member'), true);
  await later();
  expect(reload).not.toHaveBeenCalled();
});

it('makes the page of a guest that of the person', async () => {
  const { runtime } = await mockShell({ answers: { 'member.info': mockSession('trial').member as never } });
  const reload = vi.fn();
  takenForAnother('m-1', reload);
  await later();
  expect(runtime.session.getState()).toMatchObject({ state: 'trial', member: { id: 'm-1' } });
  expect(reload).not.toHaveBeenCalled();
});
