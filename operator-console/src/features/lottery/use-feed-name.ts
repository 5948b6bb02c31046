import { useMessages } from '@marquee/kit/i18n/use-messages';

/** The feed that the platform asks by default. */
const RESULTS_HOUSE = 'results-house';

/** The name of a source of results: a feed's by its code, an operator's as it is. */
export function useFeedName(): (by: string) => string {
  const t = useMessages('console');
  return (by) => (by === RESULTS_HOUSE ? t('lottery.feeds.name.results-house') : by);
}
