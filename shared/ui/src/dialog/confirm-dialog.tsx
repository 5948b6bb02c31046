import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useState } from 'react';
import { Button, cx } from '@marquee/ui';
import { BaseProvider } from '../base/base-provider';
import { keepFocusInside } from '../base/keep-focus-inside';
import { usePopupEntry } from '../popup-history/use-popup-entry';
import confirmStyles from './confirm-dialog.module.css';
import type { DialogAppearance } from './dialog';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'primary' | 'danger' | undefined;
  /** May take its time: the button shows it, and the dialog closes when it has succeeded. */
  readonly onConfirm: () => void | Promise<void>;
  /** More detail, for example the preview of what the step will change. */
  readonly children?: ReactNode;
  readonly appearance?: DialogAppearance | undefined;
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  children,
  appearance = 'moving',
}: ConfirmDialogProps) {
  const frameClass = appearance === 'in-frame' && styles.framed;
  const [pending, setPending] = useState(false);
  const change = (next: boolean) => !pending && onOpenChange(next);
  usePopupEntry(open, () => change(false));
  const confirm = async (): Promise<void> => {
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } finally {
      setPending(false);
    }
  };
  return (
    <BaseProvider>
      <Base.Root open={open} onOpenChange={change}>
        <Base.Portal>
          <Base.Backdrop className={cx(styles.backdrop, frameClass)} />
          <Base.Viewport className={styles.viewport}>
            <Base.Popup ref={keepFocusInside} className={cx(styles.popup, styles.sm, confirmStyles.popup, frameClass)}>
              <Base.Title className={confirmStyles.title}>{title}</Base.Title>
              {description !== undefined && (
                <Base.Description className={confirmStyles.description}>{description}</Base.Description>
              )}
              {children}
              <div className={confirmStyles.actions}>
                <Base.Close render={<Button />}>{cancelLabel}</Base.Close>
                <Button variant={tone} loading={pending} onClick={() => void confirm()}>
                  {confirmLabel}
                </Button>
              </div>
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </BaseProvider>
  );
}
