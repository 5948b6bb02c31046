import type { PromotionCard } from '@marquee/contract/calls/promotions';
import { useCallMutation, useErrorMessage, useLanguage, useMessages, useSessionActions, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { refreshPromotions } from './use-live-promotions';

/** Joins under the terms on this page; guests are asked to log in first. */
export function JoinButton({ promotion: { promotionId, title } }: { readonly promotion: PromotionCard }) {
  const t = useMessages('promotions');
  const language = useLanguage();
  const { toast } = useShell();
  const { requireRealAccount } = useSessionActions();
  const errorMessage = useErrorMessage();
  const { mutate, isPending } = useCallMutation('promotions.join');
  const join = () => {
    if (!requireRealAccount()) return;
    mutate(
      { promotionId, language },
      {
        onSuccess: () => toast({ kind: 'success', message: t('promotion.joinedNow', { title }) }),
        onError: (error) => toast({ kind: 'error', message: errorMessage(error), requestId: error.supportId }),
        onSettled: refreshPromotions,
      },
    );
  };
  return (
    <Button variant="primary" size="lg" block loading={isPending} onClick={join}>
      {t('promotion.action.join')}
    </Button>
  );
}
