import { expect, test } from 'vitest';
import { eventReader } from './server-events';

test('reads events however the stream is cut, and skips comments', () => {
  const events: string[] = [];
  const read = eventReader((name, data) => events.push(`${name} ${data}`));
  for (const text of [
    'retry: 1000\n\nevent: ph',
    'ase\ndata: {"phase":"betting"}\n',
    '\n: still here\n\nevent: bets\ndata: 1\n\n',
  ])
    read(text);
  expect(events).toEqual(['phase {"phase":"betting"}', 'bets 1']);
});
