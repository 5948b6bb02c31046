import { useCallMutation, useErrorMessage, useFormat, useLanguage, useMessages, useShell } from '@marquee/kit';
import { givenText } from './reward-texts';
import { refreshPromotions } from './use-live-promotions';

/** Claims a reward; whatever comes of it, the pages show what is true now. */
export function useClaimReward(participationId: string) {
  const t = useMessages('promotions');
  const format = useFormat();
  const language = useLanguage();
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { mutate, isPending } = useCallMutation('promotions.claim');
  const claim = () =>
    mutate(
      { participationId, language },
      {
        onSuccess: ({ reward }) =>
          toast({ kind: 'success', message: t('promotion.claimedNow', { reward: givenText(reward, t, format) }) }),
        onError: (error) => toast({ kind: 'error', message: errorMessage(error), requestId: error.requestId }),
        onSettled: refreshPromotions,
      },
    );
  return { claim, isPending };
}
