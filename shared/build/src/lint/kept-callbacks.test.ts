import { expect, it } from 'vitest';
import { refusedLines } from './refused-lines.fixture';

const refused = (lines: readonly string[]) => refusedLines('marquee/kept-callbacks', lines);

it('refuses callbacks that the library drops with the component', async () => {
  const lines = ['mutate({ id }, { onSuccess: close });', 'change.mutate(values, callbacks);'];
  const source = "import { useMutation } from '@tanstack/react-query';";
  expect(await refused([source, ...lines])).toEqual(lines);
});

it('accepts calls without callbacks, and those of the kit, which keeps them', async () => {
  expect(await refused(['mutate({ id });', 'change.mutate(values);', 'close.call(change, values);'])).toEqual([]);
  const source = "import { useCallMutation } from '@marquee/kit';";
  expect(await refused([source, 'mutate({ id }, { onSuccess: close });'])).toEqual([]);
});
