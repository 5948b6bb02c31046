import { useMessages } from '@marquee/kit/i18n/use-messages';

/** Names prizes by the codes of the result forms: `prize3` is the third prize. */
export function usePrizeName(): (code: string) => string {
  const t = useMessages('console');
  return (code) => {
    const [, place] = /^prize(\d)$/.exec(code) ?? [];
    return place === undefined ? t(`lottery.prize.${code}`) : t('lottery.prize.nth', { place });
  };
}
