import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_OPENING_BALANCE } from '../../studio/bet-book';
import { type OpenStudio, openStudio, type PlaySession } from '../../studio/studio';
import { createEventStreams } from '../event-streams';
import type { RoomEvents } from './fish-messages';
import { createFishService } from './fish-service';

const PRICE = 1_000;
const game = { minBet: PRICE, returnBp: 9600 };
let folder: string;
let studio: OpenStudio;
let clock: number;

const openBooks = () =>
  openStudio({
    journalFile: join(folder, 'studio.jsonl'),
    walletOf: () => {
      throw new Error('a demo asks no wallet');
    },
    log: Fastify().log,
  });
const openService = () =>
  createFishService({ studio, streams: createEventStreams<RoomEvents>(), gameOf: () => game, now: () => clock });
const newPlayer = (): Promise<PlaySession> =>
  studio.openSession({
    kind: 'fish',
    vendor: 'DRF',
    gameCode: 'DRF_0001',
    gameName: 'Reef',
    user: '',
    currency: 'XXX',
    language: 'en',
    demo: true,
    lobbyUrl: null,
    token: 'demo',
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fish-'));
  studio = await openBooks();
  clock = 1_000_000;
});
afterEach(async () => {
  await studio.close();
  await rm(folder, { recursive: true });
});

const loadRequest = { intent: '7b0c2c2e-5a59-4c0e-9a51-0f6c7f1f2a11', shots: 25, level: 1 } as const;
const shotsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    shot: first + index,
    aim: (index % 5) * 0.3 - 0.6,
    lock: null,
    level: 1 as const,
    atMs: 0,
  }));
type Service = ReturnType<typeof openService>;

async function shootEmpty(service: Service, player: PlaySession, magazine: string): Promise<void> {
  let last = 0;
  for (let round = 0; round < 200 && studio.find(magazine)?.state === 'open'; round += 1) {
    const { refused } = service.fire(player, { magazine, shots: shotsFrom(last + 1, 4) });
    if (refused.length < 4) last += 4 - refused.length;
    for (let step = 0; step < 20; step += 1) {
      clock += 60;
      await service.tick();
    }
  }
}

describe('a magazine', () => {
  it('is bought once, shot empty and settled with what was caught', async () => {
    const service = openService();
    const player = await newPlayer();
    await service.join(player, 'shallows');
    const { magazine, balance } = await service.load(player, loadRequest);
    expect(balance).toBe(DEMO_OPENING_BALANCE - 25 * PRICE);
    await expect(service.load(player, loadRequest)).rejects.toThrow('repeated');
    await shootEmpty(service, player, magazine.id);
    const bet = studio.find(magazine.id);
    const won = bet?.payout ?? 0;
    const detail = { won, spent: 25 * PRICE, hits: 25, unspent: 0, valid_bet: 25 * PRICE };
    expect(bet).toMatchObject({ state: 'settled', detail });
    expect(await studio.balance(player)).toBe(DEMO_OPENING_BALANCE - 25 * PRICE + won);
  });

  it('that was not used is given back when its player is gone, once', async () => {
    const service = openService();
    const player = await newPlayer();
    await service.join(player, 'reef');
    const { magazine } = await service.load(player, loadRequest);
    await service.sweep();
    clock += 31_000;
    await service.sweep();
    await service.leave(player);
    expect(studio.find(magazine.id)?.state).toBe('cancelled');
    expect(await studio.balance(player)).toBe(DEMO_OPENING_BALANCE);
    expect(() => service.fire(player, { magazine: magazine.id, shots: shotsFrom(1, 1) })).toThrow('not_seated');
  });

  it('of a killed process is ended by what was told, exactly once', async () => {
    const service = openService();
    const player = await newPlayer();
    await service.join(player, 'shallows');
    const { magazine } = await service.load(player, loadRequest);
    service.fire(player, { magazine: magazine.id, shots: shotsFrom(1, 5) });
    for (let step = 0; step < 70; step += 1) {
      clock += 60;
      await service.tick();
    }
    service.fire(player, { magazine: magazine.id, shots: shotsFrom(6, 3) });
    const { spent, won } = studio.find(magazine.id)?.detail as { spent: number; won: number };
    expect(spent).toBeGreaterThan(0);

    await studio.close();
    studio = await openBooks();
    for (let start = 0; start < 2; start += 1) await openService().restore();
    expect(studio.find(magazine.id)).toMatchObject({ state: 'settled', payout: 25 * PRICE - spent + won });
    expect(await studio.balance(player)).toBe(DEMO_OPENING_BALANCE - spent + won);
  });

  it('of a stranger cannot be fired', async () => {
    const service = openService();
    const [owner, other] = [await newPlayer(), await newPlayer()];
    await service.join(owner, 'shallows');
    await service.join(other, 'shallows');
    const { magazine } = await service.load(owner, loadRequest);
    expect(service.fire(other, { magazine: magazine.id, shots: shotsFrom(1, 1) }).refused).toEqual([
      { shot: 1, refusal: 'other_magazine' },
    ]);
    expect(service.offer(owner).depths[0]).toMatchObject({ depth: 'shallows', players: 2 });
  });
});
