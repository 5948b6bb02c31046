import type { Forfeit } from '@marquee/contract/calls/bonuses';
import { useFormat, useMessages, useShell } from '@marquee/kit';

/**
 * What makes a request another one: a bonus that is given up, or has changed, by the time of a retry does not.
 * @returns the request without the bonus that it confirms
 */
export function withoutForfeit<Request extends { readonly forfeits?: unknown }>({
  forfeits: _confirmed,
  ...rest
}: Request) {
  return rest;
}

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
