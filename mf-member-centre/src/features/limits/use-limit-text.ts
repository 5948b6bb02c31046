import { useFormat } from '@marquee/kit';
import type { LimitKind } from './limit-view';

const HOUR_MINUTES = 60;

/** Words a limit: an amount of the brand's money, or a length of time. */
export function useLimitText(): (kind: LimitKind, value: string) => string {
  const { money, number } = useFormat();
  return (kind, value) => {
    if (kind !== 'session') return money(value);
    const minutes = Number(value);
    return minutes < HOUR_MINUTES
      ? number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
      : number(minutes / HOUR_MINUTES, { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 1 });
  };
}
