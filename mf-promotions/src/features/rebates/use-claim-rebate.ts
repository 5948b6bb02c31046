import { isPositive } from '@marquee/contract/amount';
import { refreshCall, useCallMutation, useErrorMessage, useFormat, useMessages, useShell } from '@marquee/kit';

/** Claims the rebate of a day, or all of them; whatever comes of it, the page shows what is true now. */
export function useClaimRebate() {
  const t = useMessages('promotions');
  const { money } = useFormat();
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { mutate, isPending } = useCallMutation('rebates.claim');
  const claim = (day?: string) =>
    mutate(day === undefined ? {} : { day }, {
      onSuccess: ({ claimed }) => {
        if (isPositive(claimed)) toast({ kind: 'success', message: t('rebates.done', { amount: money(claimed) }) });
      },
      onError: (error) => toast({ kind: 'error', message: errorMessage(error) }),
      onSettled: () => void refreshCall('rebates.summary'),
    });
  return { claim, isPending };
}
