import { useCall, useMessages } from '@marquee/kit';
import { LinkButton, Skeleton } from '@marquee/ui';
import { ExternalLink } from '@marquee/ui/icons';
import { Result } from './result';
import styles from './round-detail.module.css';
import type { RoundResult } from './round-result';

interface VendorRoundProps {
  readonly betId: string;
  readonly isOpen: boolean;
  /** What the vendor sent with the bet, used when there is no page. */
  readonly vendorResult: RoundResult | null;
  /** The picks of the bet are shown above: they are its details. */
  readonly hasSelections: boolean;
}

/** A round of a vendor's game: a link to the vendor's own page of it, or the details the vendor sent. */
export function VendorRound({ betId, isOpen, vendorResult, hasSelections }: VendorRoundProps) {
  const t = useMessages('member');
  // The address expires after minutes, so it is requested each time the round is opened.
  const page = useCall('records.roundPage', { betId }, { staleMs: 0 });
  if (page.isPending) return <Skeleton lines={1} />;
  if (!page.data?.url) {
    if (vendorResult) return <Result result={vendorResult} />;
    if (hasSelections && !isOpen) return null;
    return <p className={styles.none}>{t(isOpen ? 'round.stillOpen' : 'round.noResult')}</p>;
  }
  return (
    <div className={styles.page}>
      {isOpen && <p className={styles.none}>{t('round.stillOpen')}</p>}
      <LinkButton
        variant="accent"
        icon={<ExternalLink aria-hidden="true" />}
        href={page.data.url}
        target="_blank"
        rel="noopener"
      >
        {t('round.page')}
      </LinkButton>
    </div>
  );
}
