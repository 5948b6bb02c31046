import { flown, isSpent, STEP_MS, type Swimming, swimmingAt } from './bullet';
import { caughtFor } from './catch';
import type { HitView } from './fish-messages';
import { type Magazine, met, returned } from './magazine';
import { type Flight, placeOf, type Room, roomMs, type Seat, tell, tellMagazine } from './room';
import { speciesOf } from './species';

/** Caught fish that are remembered before those that have swum away are forgotten. */
const REMEMBERED = 200;

/** Lets all shots fly up to now, draws for those that meet a fish, and tells the players once that is on the disk. */
export async function tick(room: Room): Promise<void> {
  if (room.flights.length === 0) return;
  const water = waterOf(room);
  const untilMs = roomMs(room);
  const hits: HitView[] = [];
  const back = new Map<Seat, number[]>();
  const changed = new Set<Seat>();
  room.flights = room.flights.filter((flight) => {
    const end = fly(room, flight, untilMs, water);
    if (end === null) return true;
    changed.add(flight.seat);
    if (end !== 'back') hits.push(end);
    else back.set(flight.seat, [...(back.get(flight.seat) ?? []), giveBack(flight)]);
    return false;
  });
  if (changed.size === 0) return;
  forgetOldFish(room);
  if (hits.length > 0) await saveHitters(room, hits);
  if (hits.length > 0) tell(room, 'hits', hits);
  for (const [seat, shots] of back) room.settings.send(seat.player, 'back', shots);
  for (const seat of changed) tellMagazine(room, seat);
}

async function saveHitters({ seats, settings }: Room, hits: readonly HitView[]): Promise<void> {
  const magazines = new Set(hits.flatMap(({ seat }) => seats[seat]?.magazine ?? []));
  await Promise.all([...magazines].map(settings.save));
}

type Water = (atMs: number) => readonly Swimming[];

/** The fish in the water at a time; steps of many shots fall on the same times. */
function waterOf({ sea, gone }: Room): Water {
  const known = new Map<number, readonly Swimming[]>();
  return (atMs) => {
    const swimming = known.get(atMs) ?? swimmingAt(sea.fishAt(atMs), gone, atMs);
    known.set(atMs, swimming);
    return swimming.filter(({ fish }) => !gone.has(fish.id));
  };
}

/** @returns what the shot met, 'back' when it met nothing in its life, null while it flies on */
function fly(room: Room, flight: Flight, untilMs: number, water: Water): HitView | 'back' | null {
  while (flight.bullet.atMs + STEP_MS <= untilMs) {
    const step = flown(flight.bullet, water(flight.bullet.atMs + STEP_MS));
    flight.bullet = step.bullet;
    if (step.met) return hit(room, flight, step.met);
    if (isSpent(flight.bullet)) return 'back';
  }
  return null;
}

/** A shot met a fish. Whether it is caught is drawn here and nowhere else. */
function hit(room: Room, { seat, shot }: Flight, { fish }: Swimming): HitView {
  const { returnBp, draw } = room.settings;
  const before = seat.magazine as Magazine;
  const multiplier = caughtFor(speciesOf(fish.species), returnBp, draw);
  seat.magazine = met(before, shot, fish.species, multiplier);
  if (multiplier > 0) room.gone.add(fish.id);
  return { seat: placeOf(room, seat), shot, fish: fish.id, multiplier, paid: seat.magazine.won - before.won };
}

function giveBack({ seat, shot }: Flight): number {
  seat.magazine = returned(seat.magazine as Magazine, shot);
  return shot;
}

function forgetOldFish(room: Room): void {
  if (room.gone.size < REMEMBERED) return;
  const swimming = new Set(room.sea.fishAt(roomMs(room)).map(({ id }) => id));
  for (const id of room.gone) if (!swimming.has(id)) room.gone.delete(id);
}
