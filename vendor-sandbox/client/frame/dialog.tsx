import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { CloseIcon } from './icons';
import { usePlay } from './play-context';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialog that holds the focus and closes by Escape and by its button. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const { t } = usePlay();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open) element.current?.close();
  }, [open]);
  return (
    <dialog ref={element} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" aria-label={t('frame.close')} onClick={onClose}>
              <CloseIcon />
            </button>
          </header>
          <div className={styles.content}>{children}</div>
        </>
      )}
    </dialog>
  );
}
