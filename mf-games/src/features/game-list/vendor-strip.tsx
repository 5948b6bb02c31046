import type { Vendor } from '@marquee/contract/entities/game';
import { useFormat, useMessages } from '@marquee/kit';
import { Chip } from '@marquee/ui';
import { memo } from 'react';
import styles from './vendor-strip.module.css';

interface VendorStripProps {
  readonly vendors: readonly Vendor[];
  readonly selected: string | null;
  readonly onSelect: (vendorCode: string | null) => void;
}

/** The vendors that match the other filters, each with its number of games. */
export const VendorStrip = memo(function VendorStrip({ vendors, selected, onSelect }: VendorStripProps) {
  const t = useMessages('games');
  const { number } = useFormat();
  if (vendors.length < 2 && selected === null) return null;
  return (
    <div className={styles.strip} role="group" aria-label={t('list.vendors')}>
      <Chip selected={selected === null} onClick={() => onSelect(null)}>
        {t('list.allVendors')}
      </Chip>
      {vendors.map(({ vassalage: code, displayName, gameCount }) => (
        <Chip
          key={code}
          selected={selected === code}
          count={number(gameCount)}
          onClick={() => onSelect(selected === code ? null : code)}
        >
          {displayName}
        </Chip>
      ))}
    </div>
  );
});
