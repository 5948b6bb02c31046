import { expect, test } from 'vitest';
import { createPlaces } from './places';

/** A task that ends when it is told to. */
function openTask(started: string[], name: string) {
  let end: (error?: Error) => void = () => undefined;
  const run = () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      end = (error) => (error ? reject(error) : resolve(name));
    });
  return { run, end: (error?: Error) => end(error) };
}

test('no more tasks run at a time than there are places, and the others follow in their order', async () => {
  const started: string[] = [];
  const tasks = ['first', 'second', 'third', 'fourth'].map((name) => openTask(started, name));
  const inPlace = createPlaces(2);
  const results = tasks.map(({ run }) => inPlace(run));
  expect(started).toEqual(['first', 'second']);
  tasks[1]?.end();
  expect(await results[1]).toBe('second');
  expect(started).toEqual(['first', 'second', 'third']);
  tasks[0]?.end();
  await results[0];
  expect(started).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a task that fails gives its place to the next', async () => {
  const started: string[] = [];
  const [failing, next] = [openTask(started, 'failing'), openTask(started, 'next')];
  const inPlace = createPlaces(1);
  const results = [inPlace(failing.run), inPlace(next.run)];
  failing.end(new Error('no'));
  await expect(results[0]).rejects.toThrow('no');
  expect(started).toEqual(['failing', 'next']);
  next.end();
  expect(await results[1]).toBe('next');
  expect(await inPlace(() => Promise.resolve('free again'))).toBe('free again');
});
