import { useMessages } from '@marquee/kit';
import { ChevronDown } from '@marquee/ui/icons';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { CategoryEntry } from './menu-model';
import { ShellLink } from '../../lib/shell-link';
import styles from './top-navigation.module.css';
import type { FlyOutControl } from './use-fly-out';
import { useLoaded } from '../../lib/use-loaded';

const loadPanel = () => import(/* webpackChunkName: "vendor-panel" */ './vendor-panel');

interface NavigationItemProps {
  readonly entry: CategoryEntry;
  readonly flyOut: FlyOutControl;
}

/** One category: a link to its page, and a button for its vendors that the pointer does not need. */
export function NavigationItem({ entry, flyOut }: NavigationItemProps) {
  const t = useMessages('shell');
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpenedByKey, setOpenedByKey] = useState(false);
  const label = t(`category.${entry.key}`);
  const hasVendors = entry.vendors?.length !== 0;
  const isOpen = hasVendors && flyOut.openKey === entry.key;
  const VendorPanel = useLoaded(loadPanel, isOpen)?.VendorPanel;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpenedByKey(false);
      flyOut.setOpen(null);
      root.current?.querySelector('button')?.focus();
    }
    if (event.key !== 'ArrowDown' || !hasVendors || isOpen) return;
    event.preventDefault();
    flyOut.setOpen(entry.key);
    setOpenedByKey(true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) flyOut.setOpen(null);
  };
  const byMouse = (key: string | null) => (event: PointerEvent) => event.pointerType === 'mouse' && flyOut.hover(key);
  return (
    <li>
      <div
        role="presentation"
        ref={root}
        className={styles.item}
        data-open={isOpen || undefined}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onPointerEnter={byMouse(hasVendors ? entry.key : null)}
        onPointerLeave={byMouse(null)}
      >
        <ShellLink to={entry.to} className={styles.link} onClick={() => flyOut.setOpen(null)}>
          {label}
        </ShellLink>
        {hasVendors && (
          <button
            type="button"
            className={styles.disclose}
            aria-label={t('navigation.vendorsOf', { category: label })}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => {
              setOpenedByKey(false);
              flyOut.setOpen(isOpen ? null : entry.key);
            }}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        )}
        {isOpen && VendorPanel && (
          <VendorPanel
            id={panelId}
            entry={entry}
            label={label}
            takesFocus={isOpenedByKey}
            onLeave={() => flyOut.setOpen(null)}
          />
        )}
      </div>
    </li>
  );
}
