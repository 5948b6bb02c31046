import { expect, it } from 'vitest';
import { refusedLines } from './refused-lines.fixture';

const refused = (lines: readonly string[]) => refusedLines('marquee/no-literal-spread', lines);

it('refuses a literal that is spread into an object or into properties', async () => {
  const lines = [
    'send({ ...{ brand, reason }, at });',
    'const nested = { a: 1, inner: { ...{ b: 2 } } };',
    'const part = <Part {...{ brand, reason }} />;',
  ];
  expect(await refused(lines)).toEqual(lines);
});

it('accepts spreads of values, of calls and of parts that are there under a condition', async () => {
  const lines = [
    'send({ ...parts, at });',
    'send({ ...(brand !== null && { brand }), at });',
    'send({ ...(isOpen ? { brand } : { reason }), at });',
    'const part = <Part {...form.register(name)} />;',
  ];
  expect(await refused(lines)).toEqual([]);
});
