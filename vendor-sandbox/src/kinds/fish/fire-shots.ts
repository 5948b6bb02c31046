import { createBullet, STEP_MS } from './bullet';
import type { Shot, ShotView } from './fish-messages';
import { fireShot, type ShotRefusal, shotRefusal } from './magazine';
import { placeOf, type Room, roomMs, type Seat, seatOf, broadcast, sendMagazine } from './room';

/** How far back in time a shot may be fired: batching and latency of the client. */
const LATEST_MS = 900;

export type Refusal = ShotRefusal | 'not_seated' | 'other_magazine' | 'too_fast';

export interface RefusedShot {
  readonly shot: number;
  readonly refusal: Refusal;
}

/** Fires the shots that are allowed. @returns the refused ones, which cost nothing, with reasons */
export function fire(room: Room, player: string, magazineId: string, shots: readonly Shot[]): RefusedShot[] {
  const refuseAll = (refusal: Refusal) => shots.map(({ shot }) => ({ shot, refusal }));
  const seat = seatOf(room, player);
  if (!seat) return refuseAll('not_seated');
  if (seat.magazine?.betId !== magazineId) return refuseAll('other_magazine');
  const refusedShots: RefusedShot[] = [];
  const acceptedShots: ShotView[] = [];
  for (const shot of shots) {
    const refusal = fireOne(room, seat, shot);
    if (refusal) refusedShots.push({ shot: shot.shot, refusal });
    else acceptedShots.push({ ...shot, seat: placeOf(room, seat) });
  }
  if (acceptedShots.length > 0) broadcast(room, 'shots', acceptedShots, seat);
  sendMagazine(room, seat);
  return refusedShots;
}

function fireOne(room: Room, seat: Seat, { shot, aim, lock, level, atMs }: Shot): Refusal | null {
  if (!seat.magazine) return 'empty';
  const { basePrice, now } = room.settings;
  const refusal = shotRefusal(seat.magazine, shot, basePrice * level);
  if (refusal) return refusal;
  if (!seat.rate.take(now())) return 'too_fast';
  seat.magazine = fireShot(seat.magazine, shot, basePrice * level);
  seat.usedAt = now();
  seat.level = level;
  const latest = roomMs(room);
  const bornMs = Math.floor(Math.min(Math.max(atMs, latest - LATEST_MS), latest) / STEP_MS) * STEP_MS;
  room.flights.push({ seat, shot, bullet: createBullet(placeOf(room, seat), aim, lock, bornMs) });
  return null;
}
