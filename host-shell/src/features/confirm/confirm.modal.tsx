import type { Confirmation, ModalProps } from '@marquee/kit';
import { ConfirmDialog } from '@marquee/ui/dialog';
import { useRef } from 'react';
import { ModalAt } from '../modals/modal-host';
import { useModalLevel } from '../modals/modal-level';
import { modals } from '../modals/modal-store';

type Question = Confirmation & { readonly resolve: (confirmed: boolean) => void };

/** A question that must be answered before anything else goes on. */
export default function ConfirmModal({ props }: ModalProps) {
  const { entry, level } = useModalLevel();
  const question = props as unknown as Question;
  const confirmed = useRef(false);
  const close = () => {
    question.resolve(confirmed.current);
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
        confirmed.current = true;
      }}
    >
      <ModalAt level={level + 1} />
    </ConfirmDialog>
  );
}
