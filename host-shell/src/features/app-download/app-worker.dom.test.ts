import { afterEach, expect, it, vi } from 'vitest';
import { keepAppWorker } from './app-worker';

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
