import { advanceBullet, isExpired, STEP_MS, type VisibleFish, visibleFishAt } from './bullet';
import { drawCatch } from './catch';
import type { HitView } from './fish-messages';
import { type Magazine, recordHit, returnShot } from './magazine';
import { type Flight, placeOf, type Room, roomMs, type Seat, broadcast, sendMagazine } from './room';
import { speciesOf } from './species';

/** Ids of caught fish are pruned above this number. */
const MAX_CAUGHT_IDS = 200;

/** Advances all shots to now and draws catches for hits; sends them once they are on the disk. */
export async function advanceFlights(room: Room): Promise<void> {
  if (room.flights.length === 0) return;
  const water = fishAtOf(room);
  const untilMs = roomMs(room);
  const hits: HitView[] = [];
  const returnedShots = new Map<Seat, number[]>();
  const changedSeats = new Set<Seat>();
  room.flights = room.flights.filter((flight) => {
    const result = advanceFlight(room, flight, untilMs, water);
    if (result === null) return true;
    changedSeats.add(flight.seat);
    if (result !== 'back') hits.push(result);
    else returnedShots.set(flight.seat, [...(returnedShots.get(flight.seat) ?? []), returnFlight(flight)]);
    return false;
  });
  if (changedSeats.size === 0) return;
  pruneCaughtIds(room);
  if (hits.length > 0) await saveHitters(room, hits);
  if (hits.length > 0) broadcast(room, 'hits', hits);
  for (const [seat, shots] of returnedShots) room.settings.send(seat.player, 'back', shots);
  for (const seat of changedSeats) sendMagazine(room, seat);
}

async function saveHitters({ seats, settings }: Room, hits: readonly HitView[]): Promise<void> {
  const magazines = new Set(hits.flatMap(({ seat }) => seats[seat]?.magazine ?? []));
  await Promise.all([...magazines].map(settings.save));
}

type FishAt = (atMs: number) => readonly VisibleFish[];

/** Fish in the water by time; cached, as many shots step at the same times. */
function fishAtOf({ sea, gone }: Room): FishAt {
  const cache = new Map<number, readonly VisibleFish[]>();
  return (atMs) => {
    const swimming = cache.get(atMs) ?? visibleFishAt(sea.fishAt(atMs), gone, atMs);
    cache.set(atMs, swimming);
    return swimming.filter(({ fish }) => !gone.has(fish.id));
  };
}

/** @returns the hit, 'back' when the shot expired without one, null while it flies */
function advanceFlight(room: Room, flight: Flight, untilMs: number, water: FishAt): HitView | 'back' | null {
  while (flight.bullet.atMs + STEP_MS <= untilMs) {
    const step = advanceBullet(flight.bullet, water(flight.bullet.atMs + STEP_MS));
    flight.bullet = step.bullet;
    if (step.hitFish) return hit(room, flight, step.hitFish);
    if (isExpired(flight.bullet)) return 'back';
  }
  return null;
}

/** A shot hits a fish. The only place where a catch is drawn. */
function hit(room: Room, { seat, shot }: Flight, { fish }: VisibleFish): HitView {
  const { returnBp, draw } = room.settings;
  const magazine = seat.magazine as Magazine;
  const multiplier = drawCatch(speciesOf(fish.species), returnBp, draw);
  seat.magazine = recordHit(magazine, shot, fish.species, multiplier);
  if (multiplier > 0) room.gone.add(fish.id);
  return { seat: placeOf(room, seat), shot, fish: fish.id, multiplier, paid: seat.magazine.won - magazine.won };
}

function returnFlight({ seat, shot }: Flight): number {
  seat.magazine = returnShot(seat.magazine as Magazine, shot);
  return shot;
}

function pruneCaughtIds(room: Room): void {
  if (room.gone.size < MAX_CAUGHT_IDS) return;
  const swimming = new Set(room.sea.fishAt(roomMs(room)).map(({ id }) => id));
  for (const id of room.gone) if (!swimming.has(id)) room.gone.delete(id);
}
