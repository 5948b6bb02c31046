import type { ReferralPromotion } from '@marquee/contract/calls/referrals';
import { useMessages } from '@marquee/kit';
import { EmptyState, Panel, Skeleton } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { RewardPanel } from './reward-panel';

/** What the brand gives for friends now, by the terms of the promotions that run. @param promotions undefined while they load */
export function RewardRules({ promotions }: { readonly promotions: readonly ReferralPromotion[] | undefined }) {
  const t = useMessages('member');
  if (!promotions)
    return (
      <Panel>
        <Skeleton shape="block" height="12rem" />
      </Panel>
    );
  if (promotions.length === 0)
    return (
      <Panel>
        <EmptyState compact icon={<Gift />} title={t('invite.rules.none')} description={t('invite.rules.noneHint')} />
      </Panel>
    );
  return promotions.map((promotion) => <RewardPanel key={promotion.promotionId} promotion={promotion} />);
}
