import type { EventBus } from '../../../platform/events/event-bus';

interface RoomOfTicket {
  readonly gameCode: string;
  readonly issue: string;
  /** As `TicketResult.changed`. */
  readonly changed: boolean | null;
}

/** Publishes the issues in which tickets have closed or opened outcomes of a brand, or changed what they pay. Call after the commit. */
export function announceRooms(bus: Pick<EventBus, 'publish'>, brandId: number, tickets: readonly RoomOfTicket[]): void {
  const rooms = new Map(
    tickets
      .filter(({ changed }) => changed)
      .map(({ gameCode, issue }) => [`${gameCode} ${issue}`, { gameCode, issue }]),
  );
  for (const room of rooms.values()) bus.publish('lottery.room', room, { brandId });
}
