import { useMessages } from '@marquee/kit';
import { LOTTERY_MESSAGES } from '../messages/catalogue';

/** Unit names of a countdown. */
export function useTimeLabels() {
  const t = useMessages(LOTTERY_MESSAGES);
  return { days: t('days'), hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') };
}
