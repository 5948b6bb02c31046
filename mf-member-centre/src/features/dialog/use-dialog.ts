import { useMessages } from '@marquee/kit';
import { useState } from 'react';

/** State of a dialog that is open as long as its component is there. @param onClosed after the closing motion has ended */
export function useDialog(onClosed: () => void) {
  const t = useMessages('member');
  const [open, setOpen] = useState(true);
  return {
    close: () => setOpen(false),
    frame: { open, onOpenChange: setOpen, onClosed, closeLabel: t('round.close') },
  };
}
