import { useFormat } from '@marquee/kit';

/** Words a day, or the days from one to another. */
export function useDayText(): (days: { readonly from: string; readonly to: string }) => string {
  const { date } = useFormat();
  const textOf = (day: string) => date(`${day}T12:00:00Z`);
  return ({ from, to }) => (from === to ? textOf(from) : `${textOf(from)} – ${textOf(to)}`);
}
