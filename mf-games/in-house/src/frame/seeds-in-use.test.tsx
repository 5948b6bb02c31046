import type { SeedPair } from '@marquee/contract/in-house';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { GameContext, type GameContextValue } from '../app/game-context';
import { SeedsInUse } from './seeds-in-use';

vi.mock('../app/use-text', () => ({ useText: () => (key: string) => key }));
vi.mock('../app/use-error-text', () => ({ useErrorText: () => (error: Error) => error.message }));
vi.mock('../app/use-format', () => ({ useFormat: () => ({ number: String }) }));

let root: Root;
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => act(() => root.unmount()));

function headingsOf(pair: Pick<SeedPair, 'clientSeed' | 'serverSeedHash'>): (string | null)[] {
  const element = document.createElement('div');
  root = createRoot(element);
  act(() =>
    root.render(
      <GameContext value={{ client: {} } as unknown as GameContextValue}>
        <SeedsInUse
          pair={{ nextServerSeedHash: 'next', nonce: 0, revealed: null, ...pair }}
          onRotated={() => undefined}
        />
      </GameContext>,
    ),
  );
  return [...element.querySelectorAll('h3')].map(({ textContent }) => textContent);
}

it.each([
  ['only the next seeds before a client seed was chosen', { clientSeed: '', serverSeedHash: 'next' }, []],
  ['the seeds in use before the next ones', { clientSeed: 'mine', serverSeedHash: 'first' }, ['fairness.inUse']],
])('shows %s', (_what, pair, inUse) => {
  expect(headingsOf(pair)).toEqual([...inUse, 'fairness.next']);
});
