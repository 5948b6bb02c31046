import { mockShell, type MockAnswers } from '@marquee/testing/mock-shell';
import { afterEach, expect, it, vi } from 'vitest';
import { keepAppWorker, leaveAppWorker } from './app-worker';

afterEach(() => vi.unstubAllGlobals());

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
  await keepAppWorker({ isWanted: true, language: 'ar', isMember: false });
  expect(register).toHaveBeenCalledWith('/app-worker.js', { updateViaCache: 'none' });
  expect(postMessage).toHaveBeenCalledWith({ offlineLanguage: 'ar' });
});

it('removes the worker and what it kept where the brand has no app', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  const { register } = stubWorkers([{ unregister }]);
  const remove = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['offline-page']), delete: remove });
  await keepAppWorker({ isWanted: false, language: 'en', isMember: false });
  expect(unregister).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledWith('offline-page');
  expect(register).not.toHaveBeenCalled();
});

it('does nothing in browsers without workers', async () => {
  vi.stubGlobal('navigator', {});
  await expect(keepAppWorker({ isWanted: true, language: 'en', isMember: true })).resolves.toBeUndefined();
});

/** A browser in which web push is on. */
async function stubPush(answers: MockAnswers) {
  const shell = await mockShell({ answers });
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const close = vi.fn();
  const registration = {
    active: { postMessage: vi.fn() },
    getNotifications: () => Promise.resolve([{ close }]),
    pushManager: { getSubscription: () => Promise.resolve({ endpoint: 'https://push.example/x', unsubscribe }) },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: () => Promise.resolve(),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  return { shell, unsubscribe, close };
}

it.each([
  [true, 0],
  [false, 1],
])('renews web push at a visit of a member; where it is not theirs (%s) it ends', async (isOn, ended) => {
  const { shell, unsubscribe, close } = await stubPush({ 'push.renew': { isOn } });
  await keepAppWorker({ isWanted: true, language: 'en', isMember: true });
  expect(shell.calls).toMatchObject([{ id: 'push.renew', input: { endpoint: 'https://push.example/x' } }]);
  expect(unsubscribe).toHaveBeenCalledTimes(ended);
  expect(close).toHaveBeenCalledTimes(ended);
});

it('asks nothing for a visitor who is not logged in, and ends web push with the log-out', async () => {
  const { shell, unsubscribe, close } = await stubPush({});
  await keepAppWorker({ isWanted: true, language: 'en', isMember: false });
  expect(shell.calls).toEqual([]);
  expect(unsubscribe).not.toHaveBeenCalled();
  await leaveAppWorker();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});
