import { useFormat } from '@marquee/kit';

/** Words a day, or the days from one to another. */
export function useDayText(): (days: { readonly from: string; readonly to: string }) => string {
  const { day } = useFormat();
  return ({ from, to }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);
}
