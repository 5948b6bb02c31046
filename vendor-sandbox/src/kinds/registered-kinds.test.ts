import { expect, test } from 'vitest';
import { kindNames, listedGames } from '../game-lists/listed-games';
import { registeredKinds } from './registered-kinds';

/** The slots' paytables are worked out once, which takes a busy machine its time. */

test('every kind that the lists name is registered, and every registered kind has games', () => {
  const registered = registeredKinds({ stateFolder: '/nowhere', speed: 1 }).map(({ name }) => name);
  expect(registered.toSorted()).toEqual([...kindNames].toSorted());
  const kindsWithGames = new Set(listedGames().map(({ kind }) => kind));
  for (const name of registered) expect(kindsWithGames).toContain(name);
});
