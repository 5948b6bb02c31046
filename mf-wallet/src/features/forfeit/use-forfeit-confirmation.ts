import { useFormat, useMessages, useShell } from '@marquee/kit';

/**
 * Asks a member whose money leaves to give up the bonus at stake, by its sum.
 * @returns a function of that sum, null without such a bonus; its answer: whether to go on
 */
export function useForfeitConfirmation(way: 'withdrawal' | 'funds') {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { confirm } = useShell();
  return async (forfeits: string | null): Promise<boolean> => {
    if (forfeits === null) return true;
    const amount = money(forfeits);
    return confirm({
      title: t('forfeit.title'),
      message: t(`forfeit.${way}.message`, { amount }),
      confirmLabel: t(`forfeit.${way}.confirm`, { amount }),
      cancelLabel: t('forfeit.keep'),
      danger: true,
    });
  };
}
