import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { useClaimReward } from './use-claim-reward';

interface ClaimButtonProps {
  readonly participationId: string;
  /** What the reward is of; for assistive technology, where several stand on a page. */
  readonly name: string;
  readonly block?: boolean;
}

export function ClaimButton({ participationId, name, block = false }: ClaimButtonProps) {
  const t = useMessages('promotions');
  const { claim, isPending } = useClaimReward(participationId);
  const label = t('promotion.action.claim');
  return (
    <Button
      variant="primary"
      block={block}
      icon={<Gift aria-hidden="true" />}
      aria-label={`${label}: ${name}`}
      loading={isPending}
      onClick={claim}
    >
      {label}
    </Button>
  );
}
