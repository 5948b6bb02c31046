import { ConfirmDialog } from '@marquee/ui/dialog';
import { useRef } from 'react';
import { ModalAt } from './modal-host';
import { useModalLevel } from './modal-level';
import type { ShellModalProps } from './modal-props';
import { modals } from './modal-store';

/** A question that must be answered before anything else goes on. */
export default function ConfirmModal({ props: question }: ShellModalProps<'confirm'>) {
  const { entry, level } = useModalLevel();
  const isConfirmed = useRef(false);
  const close = () => {
    question.resolve(isConfirmed.current);
    modals.removed(entry.key);
  };
  return (
    <ConfirmDialog
      appearance="in-frame"
      open={entry.open}
      onOpenChange={(open) => !open && close()}
      title={question.title}
      description={question.message}
      confirmLabel={question.confirmLabel}
      cancelLabel={question.cancelLabel}
      tone={question.danger ? 'danger' : 'primary'}
      onConfirm={() => {
        isConfirmed.current = true;
      }}
    >
      <ModalAt level={level + 1} />
    </ConfirmDialog>
  );
}
