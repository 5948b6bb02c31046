import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx, IconButton } from '@marquee/ui';
import { BaseProvider } from '../base/base-provider';
import { keepFocusInside } from '../base/keep-focus-inside';
import { usePopupEntry } from '../popup-history/use-popup-entry';
import styles from './drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** The edge it slides from, in reading direction. */
  readonly side?: 'start' | 'end' | undefined;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Navigation or detail at the page's edge. Unlike a dialog it closes on a click outside. */
export function Drawer({ open, onOpenChange, title, closeLabel, side = 'end', footer, children }: DrawerProps) {
  usePopupEntry(open, () => onOpenChange(false));
  return (
    <BaseProvider>
      <Base.Root open={open} onOpenChange={onOpenChange}>
        <Base.Portal>
          <Base.Backdrop className={styles.backdrop} />
          <Base.Popup ref={keepFocusInside} className={cx(styles.drawer, styles[side])}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={closeLabel} icon={<X />} />} />
            </header>
            <div className={styles.body}>{children}</div>
            {Boolean(footer) && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </BaseProvider>
  );
}
