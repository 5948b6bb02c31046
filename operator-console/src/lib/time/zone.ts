/** A time zone: minutes east of UTC, or that of this device, which may change its clock. */
export type Zone = number | 'device';

const MINUTE_MS = 60_000;

/** Minutes east of UTC at an instant. */
const offsetAt = (zone: Zone, instant: Date): number => (zone === 'device' ? -instant.getTimezoneOffset() : zone);

/** An instant as a `datetime-local` field has it, by the clock of the zone. @param instant ISO 8601, or empty */
export function inputOf(instant: string, zone: Zone): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() + offsetAt(zone, at) * MINUTE_MS).toISOString().slice(0, 16);
}

/** The instant of a time in a `datetime-local` field; empty while it is incomplete. */
export function instantOf(input: string, zone: Zone): string {
  const at = zone === 'device' ? new Date(input) : new Date(Date.parse(`${input}Z`) - zone * MINUTE_MS);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/** `UTC+05:30`. */
export function zoneName(zone: Zone, now = new Date()): string {
  const minutes = offsetAt(zone, now);
  const two = (part: number) => String(part).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
