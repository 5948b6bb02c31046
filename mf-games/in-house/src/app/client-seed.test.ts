import type { SeedPair } from '@marquee/contract/in-house';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseClientSeed, ensureClientSeed, newClientSeed } from './client-seed';
import { createEngineClient } from './engine-client';

const PAIR: SeedPair = { serverSeedHash: 'h1', clientSeed: '', nonce: 0, nextServerSeedHash: 'h1', revealed: null };

/** An engine that does as it promised, unless it uses the seed of another hash. */
const engine = (shown = PAIR, used = shown.nextServerSeedHash) => {
  const rotateSeeds = vi.fn(
    async ({ clientSeed }: { readonly clientSeed: string; readonly serverSeedHash: string }) => ({
      ...shown,
      clientSeed,
      serverSeedHash: used,
    }),
  );
  return { seeds: async () => shown, rotateSeeds };
};

afterEach(() => vi.unstubAllGlobals());

it('makes seeds of this browser’s own random numbers, never the same twice', () => {
  const seeds = Array.from({ length: 100 }, newClientSeed);
  expect(new Set(seeds).size).toBe(100);
  expect(seeds.every((seed) => /^[0-9a-f]{16}$/.test(seed))).toBe(true);
});

it('chooses a seed for the hash that was shown, and only where there is none yet', async () => {
  const without = engine();
  await ensureClientSeed(without);
  expect(without.rotateSeeds).toHaveBeenCalledWith({
    clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    serverSeedHash: 'h1',
  });
  const chosen = engine({ ...PAIR, clientSeed: 'mine' });
  await ensureClientSeed(chosen);
  expect(chosen.rotateSeeds).not.toHaveBeenCalled();
});

it('refuses a server seed whose hash was not the one shown', async () => {
  await expect(chooseClientSeed(engine(PAIR, 'another'), PAIR, 'mine')).rejects.toMatchObject({ code: 'seeds_differ' });
});

it('reads the hash, chooses a seed, and asks again where a first round is refused for want of one', async () => {
  const paths: string[] = [];
  let isChosen = false;
  vi.stubGlobal('fetch', async (path: string, init: { readonly body?: string }) => {
    paths.push(path.replace('/in-house/api/', ''));
    const body = JSON.parse(init.body ?? '{}') as { readonly clientSeed?: string; readonly roundId?: string };
    if (path.endsWith('/rotate')) isChosen = true;
    const value = path.includes('/seeds') ? { ...PAIR, clientSeed: body.clientSeed ?? '' } : { roundId: body.roundId };
    const refused = !isChosen && path.endsWith('/start');
    return Response.json(
      refused
        ? { success: false, code: 'client_seed_required', requestId: 'r', details: {} }
        : { success: true, value },
    );
  });
  const round = await createEngineClient('token').minesStart({ roundId: 'r1', stake: '10.00', mines: 3 });
  expect(round.roundId).toBe('r1');
  expect(paths).toEqual(['mines/start', 'seeds', 'seeds/rotate', 'mines/start']);
});
