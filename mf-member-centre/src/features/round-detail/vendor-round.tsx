import { useCall, useMessages } from '@marquee/kit';
import { LinkButton, Skeleton } from '@marquee/ui';
import { ExternalLink } from '@marquee/ui/icons';
import { Result } from './result';
import styles from './round-detail.module.css';
import type { RoundResult } from './round-result';

interface VendorRoundProps {
  readonly betId: string;
  readonly isOpen: boolean;
  /** What the vendor sent with the bet, for lack of a page. */
  readonly told: RoundResult | null;
}

/** A round of a vendor's game: the way to the vendor's own page of it, or plainly what the vendor has told. */
export function VendorRound({ betId, isOpen, told }: VendorRoundProps) {
  const t = useMessages('member');
  // The address is good for minutes: asked anew whenever the round is opened.
  const page = useCall('records.roundPage', { betId }, { staleMs: 0 });
  if (page.isPending) return <Skeleton lines={1} />;
  if (!page.data?.url)
    return told ? (
      <Result result={told} />
    ) : (
      <p className={styles.none}>{t(isOpen ? 'round.stillOpen' : 'round.noResult')}</p>
    );
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
