import type { Forfeit } from '@marquee/contract/calls/bonuses';
import { useFormat, useMessages, useShell } from '@marquee/kit';

/**
 * Asks a member whose money leaves to give up the bonus at stake, by its sum.
 * @returns a function of that bonus, null without one; its answer: whether to go on
 */
export function useForfeitConfirmation(way: 'withdrawal' | 'funds') {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { confirm } = useShell();
  return async (forfeits: Forfeit | null): Promise<boolean> => {
    if (forfeits === null) return true;
    const amount = money(forfeits.amount);
    return confirm({
      title: t('forfeit.title'),
      message: t(`forfeit.${way}.message`, { amount }),
      confirmLabel: t(`forfeit.${way}.confirm`, { amount }),
      cancelLabel: t('forfeit.keep'),
      danger: true,
    });
  };
}
