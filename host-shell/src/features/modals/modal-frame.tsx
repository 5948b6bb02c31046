import { useMessages } from '@marquee/kit';
import { DialogFrame } from '@marquee/ui/dialog-frame';
import { useEffect } from 'react';
import type { ShellModalPlan } from './modal-registry';
import { type ModalEntry, modals } from './modal-store';

/** What stands of a modal in the first paint after it was asked for. On a slow network it can be left already. */
export function ModalFrame({ entry, plan }: { readonly entry: ModalEntry; readonly plan: ShellModalPlan }) {
  const t = useMessages('shell');
  const canLeave = plan.canLeave?.(entry.props) ?? true;
  const { key, open } = entry;
  useEffect(() => {
    // Closed by the page itself before it has come: nobody else would take it away.
    if (!open) modals.removed(key);
  }, [open, key]);
  useEffect(() => {
    if (!canLeave) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && modals.removed(key);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [canLeave, key]);
  return (
    <DialogFrame
      title={plan.title(t, entry.props)}
      size={plan.size}
      hasAside={plan.hasAside}
      closeLabel={t('close')}
      onClose={canLeave ? () => modals.removed(key) : undefined}
    />
  );
}
