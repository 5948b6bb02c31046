import type { CannonLevel } from './cannon';
import { createFireRate } from './fire-rate';
import { type Magazine, returnShot } from './magazine';
import { placeOf, playersIn, type Room, type Seat, seatOf, broadcast, sendMagazine } from './room';

/** @returns the seat, also of a player who sits already; null when the room is full */
export function sit(room: Room, player: string): Seat | null {
  const existing = seatOf(room, player);
  if (existing) return existing;
  const free = room.seats.indexOf(null);
  if (free < 0) return null;
  const seat: Seat = { player, rate: createFireRate(), level: 1, magazine: null, usedAt: room.settings.now() };
  room.seats[free] = seat;
  broadcast(room, 'players', playersIn(room), seat);
  return seat;
}

/** Empties the seat. @returns the magazine that was in it, to be settled */
export function leave(room: Room, player: string): Magazine | null {
  const seat = seatOf(room, player);
  if (!seat) return null;
  const magazine = unload(room, seat);
  room.seats[placeOf(room, seat)] = null;
  broadcast(room, 'players', playersIn(room));
  return magazine;
}

/** @throws RangeError when a magazine is in the cannon */
export function load(room: Room, seat: Seat, magazine: Magazine, level: CannonLevel): void {
  if (seat.magazine) throw new RangeError('the cannon is loaded');
  seat.magazine = magazine;
  seat.level = level;
  seat.usedAt = room.settings.now();
  sendMagazine(room, seat);
  broadcast(room, 'players', playersIn(room), seat);
}

/** Takes the magazine out of the cannon to be settled; shots in flight come back to it. */
export function unload(room: Room, seat: Seat): Magazine | null {
  const flights = room.flights.filter((flight) => flight.seat === seat);
  const magazine = seat.magazine && flights.reduce((left, { shot }) => returnShot(left, shot), seat.magazine);
  room.flights = room.flights.filter((flight) => flight.seat !== seat);
  seat.magazine = null;
  return magazine;
}
