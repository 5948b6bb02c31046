import type { RebateSummary as Summary } from '@marquee/contract/calls/rebates';
import { isPositive } from '@marquee/contract/amount';
import { useFormat, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TicketPercent } from '@marquee/ui/icons';
import styles from './rebates.module.css';
import { useClaimRebate } from './use-claim-rebate';

/** What can be claimed now, with one button for all of it. */
export function RebateSummary({ summary: { claimable } }: { readonly summary: Summary }) {
  const t = useMessages('promotions');
  const { money } = useFormat();
  const { claim, isPending } = useClaimRebate();
  return (
    <div className={styles.summary}>
      <TicketPercent aria-hidden="true" />
      <div>
        <p className={styles.label}>{t('rebates.claimable')}</p>
        <p className={styles.sum}>
          <bdi>{money(claimable)}</bdi>
        </p>
      </div>
      <Button variant="primary" disabled={!isPositive(claimable)} loading={isPending} onClick={() => claim()}>
        {t('rebates.claimAll')}
      </Button>
    </div>
  );
}
