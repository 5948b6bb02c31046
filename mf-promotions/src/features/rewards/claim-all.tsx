import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { useClaimAll } from './use-claim-all';
import type { Claimable } from './use-claimable';

/** Claims everything at once; shown from two rewards on. */
export function ClaimAll({ claimable }: { readonly claimable: Claimable }) {
  const t = useMessages('promotions');
  const { claimAll, isPending } = useClaimAll(claimable);
  if (claimable.promotions.length + claimable.missions.length + claimable.rebates.length < 2) return null;
  return (
    <Button variant="primary" icon={<Gift aria-hidden="true" />} loading={isPending} onClick={claimAll}>
      {t('rewards.claimAll')}
    </Button>
  );
}
