import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx, IconButton } from '@marquee/ui';
import styles from '../dialog/dialog.module.css';
import { usePopupEntry } from '../popup-history/use-popup-entry';
import frameStyles from './dialog-frame.module.css';

export interface DialogFrameProps {
  readonly title: ReactNode;
  readonly size: 'sm' | 'md' | 'lg' | 'xl';
  /** The dialog has something beside its content on wide screens. */
  readonly hasAside?: boolean | undefined;
  readonly closeLabel: string;
  /** By the pointer; undefined for a dialog that has to be answered. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * The frame of a dialog before its content is rendered: backdrop, box and title, without the headless library. It is
 * a picture only: the focus stays where it is, and the dialog that replaces it (`appearance="in-frame"`) is what
 * assistive technology announces.
 */
export function DialogFrame({ title, size, hasAside = false, closeLabel, onClose }: DialogFrameProps) {
  usePopupEntry(true, () => onClose?.());
  return (
    <div aria-hidden="true" data-dialog-frame>
      <div className={styles.backdrop} />
      <div className={styles.viewport}>
        <div className={cx(styles.popup, styles[size], hasAside && frameStyles.tall)}>
          {hasAside && <div className={styles.aside} />}
          <div className={styles.main}>
            <header className={styles.header}>
              <p className={cx(styles.title, frameStyles.title)}>{title}</p>
            </header>
            {onClose && (
              <IconButton className={styles.close} label={closeLabel} icon={<X />} tabIndex={-1} onClick={onClose} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
