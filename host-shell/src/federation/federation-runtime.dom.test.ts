import { expect, it, vi } from 'vitest';
import { createFederationRuntime } from './federation-runtime';

const integrity = { integrityOf: () => '' } as unknown as Parameters<typeof createFederationRuntime>[0];

it('replaces the entry of a remote without a warning', async () => {
  const printed = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  const runtime = createFederationRuntime(integrity, () => undefined);
  const asked: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push((script as HTMLScriptElement).src);
    (script as HTMLScriptElement).dispatchEvent(new Event('error'));
  });
  for (const [version, force] of [
    ['1', false],
    ['2', true],
  ] as const) {
    runtime.registerRemotes([{ name: 'mf_one', entry: `http://files.test/${version}/entry.js` }], { force });
    await runtime.loadRemote('mf_one', () => undefined).catch(() => undefined);
  }
  expect(asked).toEqual(['http://files.test/1/entry.js', 'http://files.test/2/entry.js']);
  const texts = printed.flatMap(({ mock }) => mock.calls.flatMap((call: readonly unknown[]) => call.map(String)));
  expect(texts.filter((text) => text.includes('already registered'))).toEqual([]);
  vi.restoreAllMocks();
});
