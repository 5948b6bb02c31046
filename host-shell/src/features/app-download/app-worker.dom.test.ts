import { type MockAnswers, mockSession, mockShell } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { becomeGuest } from '../session/set-session';
import { setSigningOut } from '../session/signing-out';
import { keepAppWorker } from './app-worker';

beforeEach(async () => void (await mockShell({})));
afterEach(() => {
  setSigningOut(false);
  vi.unstubAllGlobals();
});

function stubWorkers(registrations: { unregister: () => Promise<boolean> }[] = []) {
  const postMessage = vi.fn();
  const register = vi.fn(() => Promise.resolve());
  const container = {
    register,
    ready: Promise.resolve({ active: { postMessage } }),
    getRegistrations: () => Promise.resolve(registrations),
  };
  vi.stubGlobal('navigator', { serviceWorker: container });
  return { postMessage, register };
}

it('registers the worker, never from the browser’s cache, and names the visitor’s language', async () => {
  const { register, postMessage } = stubWorkers();
  await keepAppWorker({ isWanted: true, language: 'ar' });
  expect(register).toHaveBeenCalledWith('/app-worker.js', { updateViaCache: 'none' });
  expect(postMessage).toHaveBeenCalledWith({ offlineLanguage: 'ar' });
});

it('removes the worker and what it kept where the brand has no app', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  const { register } = stubWorkers([{ unregister }]);
  const remove = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['offline-page']), delete: remove });
  await keepAppWorker({ isWanted: false, language: 'en' });
  expect(unregister).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledWith('offline-page');
  expect(register).not.toHaveBeenCalled();
});

it('does nothing in browsers without workers', async () => {
  vi.stubGlobal('navigator', {});
  await expect(keepAppWorker({ isWanted: true, language: 'en' })).resolves.toBeUndefined();
});

/** A browser in which web push is on. */
async function stubPush(state: 'guest' | 'member', answers: MockAnswers) {
  const shell = await mockShell({ answers, ...(state === 'member' && { session: mockSession(state) }) });
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const close = vi.fn();
  const clearAppBadge = vi.fn(() => Promise.resolve());
  const registration = {
    active: { postMessage: vi.fn() },
    getNotifications: () => Promise.resolve([{ close }]),
    pushManager: { getSubscription: () => Promise.resolve({ endpoint: 'https://push.example/x', unsubscribe }) },
  };
  const serviceWorker = { register: () => Promise.resolve(), ready: Promise.resolve(registration) };
  vi.stubGlobal('navigator', { serviceWorker, clearAppBadge });
  await keepAppWorker({ isWanted: true, language: 'en' });
  return { shell, unsubscribe, close, clearAppBadge };
}

it.each([
  [true, 0],
  [false, 1],
])('renews web push at a visit of a member; where it is not theirs (%s) it ends', async (isOn, ended) => {
  const { shell, unsubscribe, close, clearAppBadge } = await stubPush('member', { 'push.renew': { isOn } });
  expect(shell.calls).toMatchObject([{ id: 'push.renew', input: { endpoint: 'https://push.example/x' } }]);
  expect(unsubscribe).toHaveBeenCalledTimes(ended);
  expect(close).toHaveBeenCalledTimes(ended);
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

it.each(['member', 'agent'] as const)(
  'renews web push for a %s who logs in after the page came, and asks nothing for a guest',
  async (who) => {
    const { shell, unsubscribe } = await stubPush('guest', { 'push.renew': { isOn: true } });
    expect(shell.calls).toEqual([]);
    shell.runtime.session.setState(mockSession(who), true);
    await vi.waitFor(() => expect(shell.calls).toMatchObject([{ id: 'push.renew' }]));
    expect(unsubscribe).not.toHaveBeenCalled();
  },
);

it('ends web push with the log-out, and not with a session that has run out', async () => {
  const { shell, unsubscribe, close } = await stubPush('member', { 'push.renew': { isOn: true } });
  becomeGuest();
  await vi.waitFor(() => expect(shell.runtime.session.getState().state).toBe('guest'));
  expect(unsubscribe).not.toHaveBeenCalled();
  shell.runtime.session.setState(mockSession('member'), true);
  setSigningOut(true);
  becomeGuest();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  expect(close).toHaveBeenCalledOnce();
});
