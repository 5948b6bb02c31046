import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { moreSharesRuntime, shellSharesRuntime } from './remote-container';

type Factory = () => object;

interface Runtime {
  readonly m: Record<string, (module: { exports?: object }) => void>;
  readonly f: { consumes?: (chunk: string, promises: Promise<unknown>[]) => void };
  readonly S: { readonly default: object };
  readonly shares?: object;
}

/** An entry in a page that shares the given modules, and the exposed chunk after it. */
function entryIn(shares: Record<string, () => Factory | Promise<Factory>>) {
  const scope = Object.fromEntries(Object.entries(shares).map(([key, get]) => [key, { page: { get } }]));
  const require: Runtime = { m: {}, f: {}, S: { default: scope } };
  const code = [
    shellSharesRuntime({ keys: { 7: 'react' }, chunks: { remote: [7] } }),
    moreSharesRuntime({ keys: { 7: 'react', 8: '@marquee/ui/field' }, chunks: { page: [7, 8] } }),
  ].join('');
  runInNewContext(code, { __webpack_require__: require, Promise, Object, Error });
  return {
    async load(chunk: string) {
      const promises: Promise<unknown>[] = [];
      require.f.consumes?.(chunk, promises);
      await Promise.all(promises);
    },
    module(id: number) {
      const module: { exports?: object } = {};
      require.m[id]?.(module);
      return module.exports;
    },
  };
}

const react = { useState: 1 };
const field = { Field: 2 };

it('takes what is in the page at once, and waits for what is not', async () => {
  const entry = entryIn({ react: () => () => react, '@marquee/ui/field': () => Promise.resolve(() => field) });
  await entry.load('page');
  expect([entry.module(7), entry.module(8)]).toEqual([react, field]);
});

it('knows from the start what the exposed chunk takes', async () => {
  const entry = entryIn({ react: () => () => react });
  await entry.load('remote');
  expect(entry.module(7)).toBe(react);
});

it('takes nothing for a chunk without shares', async () => {
  const entry = entryIn({});
  await entry.load('messages-en');
  expect(entry.module(7)).toBeUndefined();
});

it('asks again for a share that did not arrive', async () => {
  const attempts = [Promise.reject(new Error('offline')), Promise.resolve(() => field)];
  const entry = entryIn({
    react: () => () => react,
    '@marquee/ui/field': () => attempts.shift() ?? Promise.reject(new Error('no more')),
  });
  await expect(entry.load('page')).rejects.toThrow('offline');
  await entry.load('page');
  expect(entry.module(8)).toBe(field);
});

it('rejects the chunk when the shell lacks a share, with a message that the page reports as incompatible', async () => {
  const entry = entryIn({ react: () => () => react });
  await expect(entry.load('page')).rejects.toThrow('Shared module @marquee/ui/field is not in the shell');
});
