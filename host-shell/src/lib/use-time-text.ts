import { useFormat } from '@marquee/kit';

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

/** Hours and minutes in the words of the page's language. */
export function useTimeText(unitDisplay: 'long' | 'narrow' = 'long'): (seconds: number) => string {
  const { number } = useFormat();
  return (seconds) => {
    const minutes = Math.floor(seconds / MINUTE_SECONDS);
    const hours = Math.floor(minutes / HOUR_MINUTES);
    const minutesText = number(minutes % HOUR_MINUTES, { style: 'unit', unit: 'minute', unitDisplay });
    return hours === 0 ? minutesText : `${number(hours, { style: 'unit', unit: 'hour', unitDisplay })} ${minutesText}`;
  };
}
