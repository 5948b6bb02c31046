import { useMessages } from '@marquee/kit';
import { Dialog, type DialogProps } from '@marquee/ui/dialog';
import { ModalAt } from './modal-host';
import { useModalLevel } from './modal-level';
import { modals } from './modal-store';

type ShellDialogProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'onClosed' | 'closeLabel' | 'appearance'> & {
  /** Called when the visitor closes it; not when the shell does. */
  readonly onDismiss?: () => void;
};

/** The dialog of a shell's modal: open as its entry says, and the modals above it inside it. */
export function ShellDialog({ children, onDismiss, ...rest }: ShellDialogProps) {
  const t = useMessages('shell');
  const { entry, level } = useModalLevel();
  const dismiss = (open: boolean) => {
    if (open) return;
    modals.closeEntry(entry.key);
    onDismiss?.();
  };
  return (
    <Dialog
      {...rest}
      appearance="in-frame"
      open={entry.open}
      onOpenChange={dismiss}
      onClosed={() => modals.removed(entry.key)}
      closeLabel={t('close')}
    >
      {children}
      <ModalAt level={level + 1} />
    </Dialog>
  );
}
