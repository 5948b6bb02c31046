import { describe, expect, it } from 'vitest';
import { BULLET_LIFE_MS, visibleFishAt } from './bullet';
import { fire } from './fire-shots';
import type { RoomEvents, Shot } from './fish-messages';
import { advanceFlights } from './flights';
import { creditOf, createMagazine, payoutOf } from './magazine';
import { createRoom, type Room, roomMs, seatOf } from './room';
import { leave, load, sit } from './seats';
import { isInSea } from './sea';

const PRICE = 100;

/** A room whose clock the test moves. @param catches whether every hit catches */
function openRoom(catches: boolean) {
  let clock = 1_000_000;
  const events: { player: string; event: keyof RoomEvents; data: unknown }[] = [];
  const savedRounds: unknown[] = [];
  const room = createRoom({
    id: 'room',
    depth: 'shallows',
    basePrice: PRICE,
    returnBp: 9600,
    seed: 'test',
    draw: (below) => (catches ? 0 : below - 1),
    now: () => clock,
    save: async (magazine) => void savedRounds.push(magazine),
    send: (player, event, data) => void events.push({ player, event, data }),
  });
  const wait = async (ms: number) => {
    for (let left = ms; left > 0; left -= 60) {
      clock += Math.min(60, left);
      await advanceFlights(room);
    }
  };
  return { room, events, savedRounds, wait };
}

function seatWithMagazine(room: Room, player: string, shots = 25) {
  const seat = sit(room, player);
  if (!seat) throw new Error('no seat');
  load(room, seat, createMagazine(`bet-${player}`, shots * PRICE), 1);
  return seat;
}

const shotAt = (room: Room, shot: number, extra: Partial<Shot> = {}): Shot => ({
  shot,
  aim: 0,
  lock: null,
  level: 1,
  atMs: roomMs(room),
  ...extra,
});

const someFish = (room: Room) => {
  const atMs = roomMs(room);
  const visibleFish = visibleFishAt(room.sea.fishAt(atMs), room.gone, atMs).find(
    ({ fish, pose }) => isInSea(pose) && fish.bornMs + fish.swimMs - atMs > 6_000,
  );
  if (!visibleFish) throw new Error('no fish');
  return visibleFish.fish;
};

describe('a magazine', () => {
  it('is spent shot by shot, and what is caught is won at the price of the shot', async () => {
    const { room, events, savedRounds, wait } = openRoom(true);
    const seat = seatWithMagazine(room, 'a');
    const fish = someFish(room);
    expect(fire(room, 'a', 'bet-a', [shotAt(room, 1, { lock: fish.id, level: 5 })])).toEqual([]);
    expect(creditOf(seat.magazine!)).toBe(20 * PRICE);
    await wait(BULLET_LIFE_MS);
    const hit = events.find(({ event }) => event === 'hits')?.data as RoomEvents['hits'];
    expect(hit[0]).toMatchObject({ seat: 0, shot: 1, fish: fish.id });
    expect(seat.magazine).toMatchObject({ spent: 5 * PRICE, won: 5 * PRICE * hit[0]!.multiplier, hits: 1 });
    expect(room.gone.has(fish.id)).toBe(true);
    expect(savedRounds).toContainEqual(seat.magazine);
    expect(payoutOf(leave(room, 'a')!)).toBe(20 * PRICE + 5 * PRICE * hit[0]!.multiplier);
  });

  it('gets back a shot that meets nothing, and shots in flight when it ends', async () => {
    const { room, wait } = openRoom(false);
    const seat = seatWithMagazine(room, 'a');
    for (const { id } of room.sea.fishAt(roomMs(room))) room.gone.add(id);
    for (let delayMs = 0; delayMs < 20_000; delayMs += 500)
      for (const { id } of room.sea.fishAt(roomMs(room) + delayMs)) room.gone.add(id);
    fire(room, 'a', 'bet-a', [shotAt(room, 1)]);
    await wait(BULLET_LIFE_MS + 200);
    expect(seat.magazine).toMatchObject({ spent: 0, hits: 0 });
    expect(creditOf(seat.magazine!)).toBe(25 * PRICE);
    fire(room, 'a', 'bet-a', [shotAt(room, 2)]);
    expect(creditOf(seat.magazine!)).toBe(24 * PRICE);
    const departure = leave(room, 'a');
    expect(payoutOf(departure!)).toBe(25 * PRICE);
    expect(room.flights).toEqual([]);
  });

  it('loses a shot whose fish gets away', async () => {
    const { room, wait } = openRoom(false);
    seatWithMagazine(room, 'a');
    fire(room, 'a', 'bet-a', [shotAt(room, 1, { lock: someFish(room).id })]);
    await wait(BULLET_LIFE_MS);
    expect(payoutOf(leave(room, 'a')!)).toBe(24 * PRICE);
  });
});

describe('a tampered client', () => {
  it('cannot repeat a shot, fire more than the magazine holds, or a price that is none', async () => {
    const { room, wait } = openRoom(false);
    const seat = seatWithMagazine(room, 'a');
    expect(fire(room, 'a', 'bet-a', [shotAt(room, 3), shotAt(room, 3), shotAt(room, 2)])).toEqual([
      { shot: 3, refusal: 'repeated' },
      { shot: 2, refusal: 'repeated' },
    ]);
    await wait(2_000);
    expect(fire(room, 'a', 'bet-a', [shotAt(room, 4, { level: 20 }), shotAt(room, 5, { level: 20 })])).toEqual([
      { shot: 5, refusal: 'empty' },
    ]);
    expect(fire(room, 'a', 'bet-a', [shotAt(room, 6, { level: -1 as never })])[0]?.refusal).toBe('malformed');
    expect(creditOf(seat.magazine!)).toBeGreaterThanOrEqual(0);
  });

  it("cannot fire from another's magazine, without a seat, or faster than a cannon fires", async () => {
    const { room, wait } = openRoom(false);
    seatWithMagazine(room, 'a', 50);
    seatWithMagazine(room, 'b', 50);
    expect(fire(room, 'b', 'bet-a', [shotAt(room, 1)])[0]?.refusal).toBe('other_magazine');
    expect(fire(room, 'c', 'bet-a', [shotAt(room, 1)])[0]?.refusal).toBe('not_seated');
    const many = Array.from({ length: 20 }, (_, index) => shotAt(room, index + 1));
    expect(fire(room, 'a', 'bet-a', many).every(({ refusal }) => refusal === 'too_fast')).toBe(true);
    expect(fire(room, 'a', 'bet-a', many.slice(0, 12)).every(({ refusal }) => refusal === 'repeated')).toBe(true);
    await wait(1_000);
    expect(fire(room, 'a', 'bet-a', [shotAt(room, 30)])).toEqual([]);
  });
});

it('a room seats four, tells the others, and never twice the same player', async () => {
  const { room, events } = openRoom(false);
  for (const player of ['a', 'b', 'c', 'd']) expect(sit(room, player)).not.toBeNull();
  expect(sit(room, 'e')).toBeNull();
  expect(sit(room, 'b')).toBe(seatOf(room, 'b'));
  expect(events.filter(({ player, event }) => player === 'a' && event === 'players')).toHaveLength(3);
  leave(room, 'b');
  expect(sit(room, 'e')).toBe(room.seats[1]);
});
