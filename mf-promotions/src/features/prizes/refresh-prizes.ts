import { refreshCall } from '@marquee/kit';

const CALLS = [
  'tickets.mine',
  'checkIn.calendar',
  'wheel.show',
  'wheel.draws',
  'envelopes.rains',
  'raffles.list',
] as const;

/** Reads again what a draw or a claim may have changed. */
export function refreshPrizes(): void {
  for (const call of CALLS) void refreshCall(call);
}
