import type { EnvelopeRain } from '@marquee/contract/calls/prizes';
import { useCall } from '@marquee/kit';

/** The rains of the brand, told apart by the clock of the server. */
export function useRains() {
  const call = useCall('envelopes.rains', {}, { staleMs: 0 });
  const { data, dataUpdatedAt } = call;
  const skewMs = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  const at = data ? Date.parse(data.now) : 0;
  const isOver = ({ endsAt }: EnvelopeRain) => Date.parse(endsAt) <= at;
  const rains = data?.rains ?? [];
  return {
    ...call,
    /** The server's clock minus the browser's. */
    skewMs,
    falling: rains.find((rain) => !isOver(rain) && Date.parse(rain.startsAt) <= at),
    next: rains.find(({ startsAt }) => Date.parse(startsAt) > at),
    over: rains.filter(isOver).toReversed(),
  };
}
