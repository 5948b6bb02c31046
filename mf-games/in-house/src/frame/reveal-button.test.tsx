import type { InHouseRound } from '@marquee/contract/in-house-rounds';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { EngineClient } from '../app/engine-client';
import { EngineError } from '../app/engine-error';
import { GameContext, type GameContextValue } from '../app/game-context';
import { RevealButton } from './reveal-button';

vi.mock('../app/use-text', () => ({ useText: () => (key: string) => key }));
vi.mock('../app/use-error-text', () => ({ useErrorText: () => (error: Error) => error.message }));
vi.mock('../verify/use-verify-href', () => ({
  useVerifyHref: () => (input: { serverSeed: string }) => `/verify#${input.serverSeed}`,
}));

const round = (serverSeed: string | null) =>
  ({
    roundId: 'r1',
    fairness: { game: 'MINES', serverSeed, serverSeedHash: 'h', clientSeed: 'c', nonce: 4, mines: 3 },
  }) as unknown as InHouseRound;

const page = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
let root: Root;
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('open', () => page);
});
afterEach(() => {
  act(() => root.unmount());
  vi.clearAllMocks();
});

async function press(client: Partial<EngineClient>) {
  const element = document.createElement('div');
  const onRevealed = vi.fn();
  root = createRoot(element);
  await act(async () =>
    root.render(
      <GameContext value={{ client } as unknown as GameContextValue}>
        <RevealButton round={round(null)} onRevealed={onRevealed} />
      </GameContext>,
    ),
  );
  await act(async () => element.querySelector('button')?.click());
  return { element, onRevealed };
}

it('rotates to the published seed under a new client seed and opens the verifier with the round', async () => {
  const rotateSeeds = vi.fn(
    async ({ clientSeed, serverSeedHash }: { clientSeed: string; serverSeedHash: string }) =>
      ({ clientSeed, serverSeedHash }) as never,
  );
  const rounds = [round('revealed-seed')];
  const seeds = async () => ({ clientSeed: 'mine', nextServerSeedHash: 'next' }) as never;
  const { onRevealed } = await press({ seeds, rotateSeeds, rounds: async () => rounds });
  expect(rotateSeeds).toHaveBeenCalledWith({
    clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    serverSeedHash: 'next',
  });
  expect(onRevealed).toHaveBeenCalledWith(rounds);
  expect(page.location.replace).toHaveBeenCalledWith('/verify#revealed-seed');
});

it('says why the seed cannot change, and opens nothing', async () => {
  const rotateSeeds = () => Promise.reject(new EngineError('round_in_play'));
  const { element } = await press({ seeds: async () => ({ clientSeed: 'mine' }) as never, rotateSeeds });
  expect(element.querySelector('[role=alert]')?.textContent).toBe('round_in_play');
  expect(page.close).toHaveBeenCalled();
  expect(page.location.replace).not.toHaveBeenCalled();
});
