import { useMessages } from '@marquee/kit';
import { DialogFrame, type DialogFrameProps } from '@marquee/ui/dialog-frame';
import { useEffect } from 'react';
import { type ModalEntry, modals } from './modal-store';

interface ModalFrameProps extends Pick<DialogFrameProps, 'title' | 'size' | 'hasAside'> {
  readonly entry: Pick<ModalEntry, 'key' | 'open'>;
  readonly canLeave: boolean;
}

/** The frame of a modal while its code loads. On a slow network it can be closed already. */
export function ModalFrame({ entry: { key, open }, canLeave, ...frame }: ModalFrameProps) {
  const t = useMessages('shell');
  useEffect(() => {
    // Closed before its code has loaded: nothing else would remove it.
    if (!open) modals.removed(key);
  }, [open, key]);
  useEffect(() => {
    if (!canLeave) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && modals.removed(key);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [canLeave, key]);
  return <DialogFrame {...frame} closeLabel={t('close')} onClose={canLeave ? () => modals.removed(key) : undefined} />;
}
