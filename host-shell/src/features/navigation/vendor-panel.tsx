import { useFormat, useMessages } from '@marquee/kit';
import { Skeleton, VisuallyHidden } from '@marquee/ui';
import { ArrowRight } from '@marquee/ui/icons';
import { useEffect, useRef } from 'react';
import { type CategoryEntry, vendorAddress } from './menu-model';
import { ShellLink } from '../../lib/shell-link';
import styles from './vendor-panel.module.css';

interface VendorPanelProps {
  readonly id: string;
  readonly entry: CategoryEntry;
  readonly label: string;
  /** Moves the focus to the first vendor, as soon as the vendors have loaded. */
  readonly takesFocus: boolean;
  readonly onLeave: () => void;
}

/** The vendors of a category, under the navigation. */
export function VendorPanel({ id, entry, label, takesFocus, onLeave }: VendorPanelProps) {
  const t = useMessages('shell');
  const { number } = useFormat();
  const panel = useRef<HTMLDivElement>(null);
  const isLoaded = entry.vendors !== null;
  useEffect(() => {
    if (takesFocus && isLoaded) panel.current?.querySelector('a')?.focus();
  }, [takesFocus, isLoaded]);
  return (
    <div id={id} ref={panel} className={styles.panel}>
      <div className={styles.inner}>
        <ul className={styles.grid} aria-busy={entry.vendors === null}>
          {entry.vendors === null && (
            <li>
              <Skeleton height="5rem" shape="block" />
            </li>
          )}
          {entry.vendors?.map((vendor) => (
            <li key={vendor.vassalage}>
              <ShellLink
                to={vendorAddress(entry, vendor)}
                className={styles.vendor}
                onClick={onLeave}
                data-closed={!vendor.playable || undefined}
              >
                <img
                  className={styles.icon}
                  src={vendor.icon}
                  alt={vendor.displayName}
                  width={120}
                  height={40}
                  loading="lazy"
                />
                <span className={styles.count}>
                  {t('navigation.games', { count: vendor.gameCount, number: number(vendor.gameCount) })}
                </span>
                {!vendor.playable && <VisuallyHidden>{t('navigation.vendorClosed')}</VisuallyHidden>}
              </ShellLink>
            </li>
          ))}
        </ul>
        <ShellLink to={entry.to} className={styles.all} onClick={onLeave}>
          {t('navigation.allOf', { category: label })}
          <ArrowRight aria-hidden="true" />
        </ShellLink>
      </div>
    </div>
  );
}
