import type { IntegrityMap } from '@marquee/kit/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFederationRuntime } from './federation-runtime';
import type { ShareScope } from './share-scope';

/** Leaves the container of an entry in the page, as its script does, or undefined where the script does not arrive. */
const entryOf: Record<string, { readonly init: (scope: ShareScope) => void; readonly get: () => Promise<object> }> = {};
const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    const address = new URL(script.src).pathname;
    requests.push(`${address} ${script.integrity}`);
    Reflect.set(globalThis, 'mf_a', entryOf[address]);
    queueMicrotask(() => script.dispatchEvent(new Event(entryOf[address] ? 'load' : 'error')));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const address of Object.keys(entryOf)) delete entryOf[address];
});

const integrity = { integrityOf: () => 'sha384-hash' } as unknown as IntegrityMap;
const start = () => createFederationRuntime(integrity, () => undefined);
function addEntry(address: string, value: string) {
  const init = vi.fn<(scope: ShareScope) => void>();
  entryOf[address] = { init, get: () => Promise.resolve(() => ({ default: value })) };
  return init;
}

it('runs an entry once with its hash, takes its container out of the page, and gives it one version of each share', async () => {
  const init = addEntry('/one.js', 'first');
  const runtime = start();
  const whenLoaded = vi.fn();
  runtime.registerRemotes([{ name: 'mf_a', entry: '/one.js' }]);
  expect(await runtime.loadRemote('mf_a', whenLoaded)).toEqual({ default: 'first' });
  expect(await runtime.loadRemote('mf_a', whenLoaded)).toEqual({ default: 'first' });
  expect(requests).toEqual(['/one.js sha384-hash']);
  expect(Reflect.get(globalThis, 'mf_a')).toBeUndefined();
  const [scope = {}] = init.mock.calls[0] ?? [];
  expect(Object.keys(scope)).toContain('react');
  expect(Object.values(scope).map((versions) => Object.keys(versions).length)).toEqual(Object.keys(scope).map(() => 1));
  expect(init.mock.calls.every(([given]) => given === scope)).toBe(true);
});

it('goes over to another entry only when that replaces the first', async () => {
  addEntry('/one.js', 'first');
  addEntry('/two.js', 'second');
  const runtime = start();
  runtime.registerRemotes([{ name: 'mf_a', entry: '/one.js' }]);
  runtime.registerRemotes([{ name: 'mf_a', entry: '/two.js' }]);
  expect(await runtime.loadRemote('mf_a', vi.fn())).toEqual({ default: 'first' });
  runtime.registerRemotes([{ name: 'mf_a', entry: '/two.js' }], { force: true });
  expect(await runtime.loadRemote('mf_a', vi.fn())).toEqual({ default: 'second' });
});

it('asks again for an entry that did not arrive', async () => {
  const runtime = start();
  runtime.registerRemotes([{ name: 'mf_a', entry: '/one.js' }]);
  await expect(runtime.loadRemote('mf_a', vi.fn())).rejects.toMatchObject({ name: 'ScriptNetworkError' });
  addEntry('/one.js', 'late');
  expect(await runtime.loadRemote('mf_a', vi.fn())).toEqual({ default: 'late' });
});

it('replaces the entry of a remote without a word in the console', async () => {
  const printed = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  const runtime = start();
  for (const [version, force] of [
    ['1', false],
    ['2', true],
  ] as const) {
    runtime.registerRemotes([{ name: 'mf_a', entry: `/${version}.js` }], { force });
    await runtime.loadRemote('mf_a', () => undefined).catch(() => undefined);
  }
  expect(requests).toEqual(['/1.js sha384-hash', '/2.js sha384-hash']);
  expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
