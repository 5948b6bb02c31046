import {
  type ApiError,
  useCallMutation,
  useErrorMessage,
  useFormat,
  useLanguage,
  useMessages,
  useShell,
} from '@marquee/kit';
import { givenText } from './reward-texts';
import { refreshPromotions } from './use-live-promotions';

/** Claims a reward; whatever comes of it, the pages show what is true now. */
export function useClaimReward(participationId: string) {
  const t = useMessages('promotions');
  const format = useFormat();
  const language = useLanguage();
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { mutateAsync, isPending } = useCallMutation('promotions.claim');
  // By the promise: the reward can leave the page, by its live update, before the answer is here.
  const claim = () =>
    void mutateAsync({ participationId, language })
      .then(
        ({ reward }) =>
          toast({ kind: 'success', message: t('promotion.claimedNow', { reward: givenText(reward, t, format) }) }),
        (error: ApiError) => toast({ kind: 'error', message: errorMessage(error), requestId: error.supportId }),
      )
      .finally(refreshPromotions);
  return { claim, isPending };
}
