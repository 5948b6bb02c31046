import { useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { refreshPrizes } from '../refresh-prizes';
import { useRewardText } from '../use-prize-text';

/** Checks in; whatever comes of it, the page shows what is true now. */
export function useCheckIn() {
  const t = useMessages('promotions');
  const rewardText = useRewardText();
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { mutate, isPending } = useCallMutation('checkIn.claim');
  const checkIn = () =>
    mutate(
      {},
      {
        onSuccess: ({ days }) => {
          const today = days.findLast(({ state }) => state === 'done');
          if (today)
            toast({ kind: 'success', message: t('prizes.checkIn.done', { reward: rewardText(today.reward) }) });
        },
        onError: (error) => toast({ kind: 'error', message: errorMessage(error) }),
        onSettled: refreshPrizes,
      },
    );
  return { checkIn, isPending };
}
